import { type GradeNumber, LEVELS } from '../src/question.ts';
import type { Skill } from '../src/skill.ts';

/** Returns every grade of a skill with every level. */
export const gradesAndLevels = ({ grades: [first, last] }: Pick<Skill, 'grades'>) =>
  Array.from({ length: last - first + 1 }, (_, step) => (first + step) as GradeNumber).flatMap(
    (grade) => LEVELS.map((level) => ({ grade, level })),
  );
