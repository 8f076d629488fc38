import { betterStage, type Stage } from '@wonderfield/contract/play/field';
import { nearestGrade, ratingOf, workingGrade } from './rating.ts';
import { bloomsInField, stageAtGrade } from './stages.ts';
import type { ModelSkill, StudentState } from './student.ts';

/** With a smaller deviation and enough answers, the model is sure of a stage. */
const SURE = { deviation: 0.75, answers: 8 } as const;
/** Information of one answer about a rating, in 1 / logits². */
const INFORMATION = 0.09;

const isSure = ({ deviation, answers }: { deviation: number; answers: number }) =>
  deviation <= SURE.deviation && answers >= SURE.answers;

/** Returns about how many more answers make the model sure. */
export const answersUntilSure = (counts: { deviation: number; answers: number }) => {
  if (isSure(counts)) return 0;
  const missing = 1 / SURE.deviation ** 2 - 1 / counts.deviation ** 2;
  return Math.max(1, SURE.answers - counts.answers, Math.ceil(missing / INFORMATION));
};

/** The statement for adults about a skill, at the enrolled grade. */
export type Statement = { stage: Stage; grade: number; rating: number; deviation: number };

export const statementOf = (student: StudentState, skill: ModelSkill, day: number): Statement => {
  const grade = nearestGrade(skill, student.grade);
  const { mean, variance } = ratingOf(student, skill, { grade, day });
  return {
    stage: stageAtGrade(student, skill, { grade, day }),
    grade,
    rating: mean,
    deviation: Math.sqrt(variance),
  };
};

/**
 * Returns the stage that the student's field shows. It relates to one grade below the working grade, so
 * every student who practices sees something bloom. No statement to adults rests on it.
 */
export const fieldStage = (student: StudentState, skill: ModelSkill, day: number): Stage => {
  const working = workingGrade(student, skill.subject);
  if (bloomsInField(student, skill, { grade: nearestGrade(skill, working), day })) return 'bloom';
  const below = stageAtGrade(student, skill, { grade: nearestGrade(skill, working - 1), day });
  return betterStage(statementOf(student, skill, day).stage, below);
};
