import type { Subject } from '@wonderfield/contract/options';
import type { AskedLevel, TaskKind } from '@wonderfield/questions/question';
import { chanceIfAble, difficultyAt, forEachValue, sigmoid } from './chance.ts';
import { factAfter } from './facts.ts';
import { DRIFT, HINT, LEARNS, LEAST_VARIANCE, PLACEMENT_ANSWERS, RETRY } from './model.ts';
import { beliefIn } from './rating.ts';
import { reviewAfter } from './review.ts';
import { learnSlip, slipAfterMisses } from './slips.ts';
import { withProofs } from './stages.ts';
import {
  type Estimate,
  type ModelSkill,
  type SkillState,
  type StudentState,
  type SubjectState,
  skillState,
} from './student.ts';

/** An answer that measures: a first attempt, or the second one at a sibling question. */
export type MeasuredAnswer = {
  grade: number;
  level: AskedLevel;
  kind: TaskKind;
  /** Chance of a right answer by guessing. */
  guess: number;
  isRight: boolean;
  isHinted: boolean;
  /** True for the second attempt, after the explanation. */
  isRetry: boolean;
  day: number;
  /** The fact that was asked, if the skill is a set of facts. */
  fact?: string | undefined;
};

type Belief = ReturnType<typeof beliefIn>;

/** How an answer changed the rating. */
type Surprise = {
  /** Change of the mean. */
  moved: number;
  /** Loss of variance, relative to the square of the variance. */
  shrunk: number;
  /** Chance that the student could answer, before the answer. */
  able: number;
};

const difficultyFor = ({ level, isRetry }: MeasuredAnswer) =>
  difficultyAt(level) - (isRetry ? RETRY.help : 0);

/** Returns how an answer changes a rating: assumed-density filtering with weighted likelihoods. */
const surpriseOf = (rating: Estimate, answer: MeasuredAnswer, slip: number): Surprise => {
  const { isRight, isHinted, isRetry } = answer;
  const power = (isHinted ? HINT.power : 1) * (isRetry ? RETRY.power : 1);
  const guess = isHinted ? Math.max(answer.guess, HINT.guess) : answer.guess;
  let [total, first, second, able] = [0, 0, 0, 0];
  const difficulty = difficultyFor(answer);
  forEachValue(rating, (value, probability) => {
    const ability = sigmoid(value - difficulty);
    const chance = chanceIfAble(ability, { guess, slip });
    const weight = probability * (isRight ? chance : 1 - chance) ** power;
    total += weight;
    first += weight * value;
    second += weight * value ** 2;
    able += probability * ability;
  });
  const lost = rating.variance - (second / total - (first / total) ** 2);
  return {
    moved: first / total - rating.mean,
    shrunk: Math.max(0, Math.min(0.9 * rating.variance, lost)) / rating.variance ** 2,
    able,
  };
};

/** Shares what an answer said between the level of the subject and the skill. */
const shares = ({ subject, deviation }: Belief) => ({
  ofSubject: subject.variance + deviation.covariance,
  ofSkill: deviation.variance + deviation.covariance,
});

const learnSubject = (belief: Belief, { moved, shrunk }: Surprise): Estimate => {
  const { subject, rating } = belief;
  const { ofSubject } = shares(belief);
  return {
    mean: subject.mean + (ofSubject / rating.variance) * moved,
    variance:
      Math.max(LEAST_VARIANCE.subject, subject.variance - ofSubject ** 2 * shrunk) +
      DRIFT.subjectPerAnswer,
  };
};

/** What was credited to another skill appears in a new light if the level of the subject moves. */
const learnOther = (
  skill: SkillState,
  belief: Belief,
  { moved, shrunk }: Surprise,
): SkillState => ({
  ...skill,
  mean: skill.mean + (skill.covariance / belief.rating.variance) * moved,
  variance: Math.max(LEAST_VARIANCE.skill, skill.variance - skill.covariance ** 2 * shrunk),
  covariance: skill.covariance * (1 - shares(belief).ofSubject * shrunk),
});

/** How fast the grade of the evidence follows the grade of the questions. */
const HOME_STEP = 0.25;

const learnDeviation = (
  belief: Belief,
  { moved, shrunk }: Surprise,
  { home, grade, taught }: { home: number | undefined; grade: number; taught: number },
) => {
  const { deviation, rating } = belief;
  const { ofSubject, ofSkill } = shares(belief);
  return {
    mean: deviation.mean + (ofSkill / rating.variance) * moved + taught,
    variance:
      Math.max(LEAST_VARIANCE.skill, deviation.variance - ofSkill ** 2 * shrunk) +
      DRIFT.skillPerAnswer,
    covariance: deviation.covariance - ofSubject * ofSkill * shrunk,
    home: home === undefined ? grade : home + HOME_STEP * (grade - home),
  };
};

const factsAfter = (facts: SkillState['facts'], { fact, ...answer }: MeasuredAnswer) =>
  fact === undefined ? facts : { ...facts, [fact]: factAfter(facts?.[fact], answer) };

/** Counts a first attempt. A retry measures, but is no further answer. */
const countAnswer = (state: SkillState | undefined, answer: MeasuredAnswer) => {
  const { kind, isRight, isHinted, isRetry } = answer;
  if (state && isRetry) return state;
  const kinds = state?.kinds ?? [];
  return {
    answers: (state?.answers ?? 0) + 1,
    weight: (state?.weight ?? 0) + (isHinted ? 0.5 : 1),
    kinds: kinds.includes(kind) ? kinds : [...kinds, kind],
    misses: isRight ? 0 : (state?.misses ?? 0) + 1,
    provenGrades: state?.provenGrades ?? [],
    review: reviewAfter(state?.review, answer),
    facts: factsAfter(state?.facts, answer),
  };
};

const learnsAfter = (
  { learns }: StudentState,
  { moved }: Surprise,
  { isRetry, answers }: { isRetry: boolean; answers: number },
) => {
  if (isRetry || answers < PLACEMENT_ANSWERS) return learns;
  return Math.max(LEARNS.least, Math.min(LEARNS.most, learns + LEARNS.step * moved));
};

const withSubject = (student: StudentState, subject: Subject, state: SubjectState) => ({
  ...student,
  subjects: { ...student.subjects, [subject]: state },
});

/** Returns what the model knows after an answer. */
export const afterAnswer = (
  student: StudentState,
  skill: ModelSkill,
  answer: MeasuredAnswer,
): StudentState => {
  const { grade, isRetry } = answer;
  const state = skillState(student, skill);
  const belief = beliefIn(student, skill, answer);
  const misses = state?.misses ?? 0;
  const surprise = surpriseOf(belief.rating, answer, slipAfterMisses(student, misses));
  const slips = learnSlip(student, {
    ...answer,
    able: surprise.able,
    before: state?.suspicion,
    misses,
  });
  const others = Object.entries(belief.subject.skills)
    .filter(([id]) => id !== skill.id)
    .map(([id, other]) => [id, learnOther(other, belief, surprise)] as const);
  const learned: SkillState = {
    ...countAnswer(state, answer),
    ...learnDeviation(belief, surprise, {
      home: state?.home,
      grade,
      taught: isRetry ? 0 : student.learns,
    }),
    suspicion: slips.suspicion,
  };
  const { answers } = belief.subject;
  const after = withSubject(
    {
      ...student,
      startedOn: student.startedOn ?? answer.day,
      learns: learnsAfter(student, surprise, { isRetry, answers }),
      slips: slips.counts,
    },
    skill.subject,
    {
      ...learnSubject(belief, surprise),
      answers: answers + (isRetry ? 0 : 1),
      skills: { ...Object.fromEntries(others), [skill.id]: learned },
    },
  );
  return withProofs(after, skill, answer);
};
