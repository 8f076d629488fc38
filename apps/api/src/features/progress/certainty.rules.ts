import { answersUntilSure } from '@wonderfield/mastery/statement';

type Known = { stageGrade: number | null; topLevel: number | null; deviation: number | null };

/** The deviation before the first answer, for rows that the model has not counted yet. */
const UNKNOWN_DEVIATION = 2.5;

/** Returns the facts beside a stage for adults: grade, level and how sure the model is. */
export const certaintyOf = ({ stageGrade, topLevel, deviation }: Known, answers: number) => {
  const answersToGo = answersUntilSure({ deviation: deviation ?? UNKNOWN_DEVIATION, answers });
  return {
    ...(stageGrade !== null && { grade: stageGrade }),
    level: Math.max(1, topLevel ?? 1),
    isSure: answersToGo === 0,
    answersToGo,
  };
};
