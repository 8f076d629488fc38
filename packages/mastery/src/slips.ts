import { RETRY, SLIP } from './model.ts';
import { type StudentState, slipRate } from './student.ts';

type Answered = {
  isRight: boolean;
  isHinted: boolean;
  isRetry: boolean;
  guess: number;
  /** Chance that the student could answer, before the answer. */
  able: number;
  /** Wrong answers to the skill in a row, before the answer. */
  misses: number;
  /** The suspicion that the wrong answer before this retry was a slip. */
  before: number | undefined;
};

/** Returns how likely a wrong answer was a slip. */
const suspicionOf = ({ able, guess }: Answered, slip: number) => {
  const slipped = able * (1 - guess) * slip;
  return slipped / (slipped + (1 - able) * (1 - guess));
};

/** Returns the suspicion after the retry. A right retry confirms it, a wrong one weakens it. */
const confirmedBy = (isRight: boolean, suspicion: number, slip: number) => {
  const ifSlip = isRight ? 1 - slip : slip;
  const ifUnknown = isRight ? RETRY.rightIfUnknown : 1 - RETRY.rightIfUnknown;
  return (suspicion * ifSlip) / (suspicion * ifSlip + (1 - suspicion) * ifUnknown);
};

/**
 * Returns the slip rate for an answer after wrong ones. Slips seldom repeat, so more wrong answers in
 * a row mean that the student forgot the skill.
 */
export const slipAfterMisses = (student: StudentState, misses: number) =>
  slipRate(student) / (1 + misses) ** 2;

/**
 * Returns the student's counted slips after an answer. Only questions that the student could surely
 * answer tell about slips, and hints tell nothing.
 */
export const learnSlip = (student: StudentState, answered: Answered) => {
  const slip = slipRate(student);
  const { isRight, isHinted, isRetry, guess, able, before, misses } = answered;
  const { slipped, opportunities } = student.slips;
  if (isRetry) {
    const change = before === undefined ? 0 : confirmedBy(isRight, before, slip) - before;
    return { counts: { slipped: slipped + change, opportunities }, suspicion: undefined };
  }
  if (isHinted || misses > 0 || able < SLIP.known)
    return { counts: student.slips, suspicion: undefined };
  const suspicion = isRight ? undefined : suspicionOf(answered, slip);
  return {
    counts: {
      slipped: slipped + (suspicion ?? 0),
      opportunities: opportunities + able * (1 - guess),
    },
    suspicion,
  };
};
