import { ROW_LENGTH } from '@wonderfield/contract/play/field';
import type { Skill } from '@wonderfield/questions/skill';
import { type PlannedTask, ratingOf, type Standing } from '../mastery/choose-row.rules.ts';
import { guessAt, levelsFor } from '../mastery/mastery.rules.ts';

type Statement = Pick<Skill, 'id' | 'grades' | 'kinds'>;

/**
 * Plans a row over the assigned skills at the student's level, as evenly as possible. Starts with
 * the strongest skill, so a row begins well, and repeats the weakest ones.
 */
export const planAssignedRow = <Known extends Statement>(
  skills: readonly Known[],
  standing: Standing<Statement>,
): PlannedTask<Known>[] => {
  const surestFirst = skills
    .map((skill) => ({ skill, rating: ratingOf(skill, standing) }))
    .sort((first, second) => second.rating - first.rating)
    .slice(0, ROW_LENGTH);
  const each = Math.floor(ROW_LENGTH / surestFirst.length);
  const askedOnceMore = surestFirst.length - (ROW_LENGTH % surestFirst.length);
  const parts = surestFirst.map(({ skill, rating }, index) => ({
    skill,
    levels: levelsFor(
      rating,
      guessAt(skill),
      standing.aim,
      index < askedOnceMore ? each : each + 1,
    ),
  }));
  return Array.from({ length: each + 1 }, (_, round) =>
    parts.flatMap(({ skill, levels }) => {
      const level = levels[round];
      return level ? [{ skill, level }] : [];
    }),
  ).flat();
};
