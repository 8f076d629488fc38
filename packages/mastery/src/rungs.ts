import {
  type AskedLevel,
  type GradeNumber,
  HELPED_LEVEL,
  LEVELS,
  type TaskKind,
} from '@wonderfield/questions/question';
import { chanceOfRight, difficultyAt } from './chance.ts';
import { ratingOf } from './rating.ts';
import { type ModelSkill, type StudentState, skillState, slipRate } from './student.ts';

/** A difficulty at which a skill can be asked. */
export type Rung = { grade: GradeNumber; level: AskedLevel };

/** A question that could be asked: a rung with a seed, and what the seed makes of it. */
export type Candidate = Rung & { kind: TaskKind; guess: number; seed: number };

export type Chosen<Some extends Rung> = Some & { chance: number };

/** Returns the rungs of a skill around a grade. Its first grade also has questions with help. */
export const rungsNear = ({ grades: [first, last] }: ModelSkill, near: number): Rung[] => {
  const from = Math.max(first, near - 1);
  const to = Math.min(last, near + 1);
  const grades = Array.from({ length: to - from + 1 }, (_, index) => (from + index) as GradeNumber);
  const levels = (grade: GradeNumber): readonly AskedLevel[] =>
    grade === first ? [HELPED_LEVEL, ...LEVELS] : LEVELS;
  return grades.flatMap((grade) => levels(grade).map((level) => ({ grade, level })));
};

/** Reasons against a rung, in points of chance. */
const COST = { perGrade: 0.012, sameKind: 0.04 } as const;

type Aim = { working: number; aim: number; day: number };

/** Returns how far a candidate is from what is wanted. */
const distance = (
  student: StudentState,
  { skill, candidate, chance }: { skill: ModelSkill; candidate: Candidate; chance: number },
  { working, aim }: Aim,
) => {
  const kinds = skillState(student, skill)?.kinds ?? [];
  const isSameKind = kinds.length === 1 && kinds.includes(candidate.kind);
  return (
    Math.abs(chance - aim) +
    COST.perGrade * Math.abs(candidate.grade - working) +
    (isSameKind ? COST.sameKind : 0)
  );
};

/** Returns the candidate whose chance of a right answer is nearest to the aim. */
export const chooseCandidate = <Some extends Candidate>(
  student: StudentState,
  skill: ModelSkill,
  candidates: readonly Some[],
  aim: Aim,
): Chosen<Some> | undefined => {
  const slip = slipRate(student);
  let best: { chosen: Chosen<Some>; distance: number } | undefined;
  for (const candidate of candidates) {
    const { grade, level, guess } = candidate;
    const rating = ratingOf(student, skill, { grade, day: aim.day });
    const chance = chanceOfRight(rating, { difficulty: difficultyAt(level), guess, slip });
    const away = distance(student, { skill, candidate, chance }, aim);
    if (!best || away < best.distance) {
      best = { chosen: { ...candidate, chance }, distance: away };
    }
  }
  return best?.chosen;
};
