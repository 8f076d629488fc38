import {
  FEWEST_TO_SPROUT,
  isBudOrBloom,
  STAGE_FROM_PERCENT,
} from '@wonderfield/contract/play/field';
import type { ClassProgress, ProgressCell } from '@wonderfield/contract/progress/progress';
import type { Skill } from '@wonderfield/questions/skill';

/* Who of a class needs help, who could practice together, and what most have: from the cells of the table. */

/** Fewer answers tell nothing. */
const FEWEST_ANSWERS = FEWEST_TO_SPROUT;
/** Under this a skill is not there yet. */
const LOW = STAGE_FROM_PERCENT.leaf;
/** What lies further back is not about today. */
const RECENT_DAYS = 21;
const MOST_HELPED = 3;
const MOST_GROUPS = 3;
const SMALLEST_GROUP = 2;
/** "Most of the class": this share of everybody in it, and never fewer people than that. */
const READY_SHARE = 2 / 3;
const FEWEST_READY = 3;

export type ClassCell = ProgressCell & {
  studentId: string;
  recent: string;
  recentSlips: readonly string[];
  daysAgo: number;
};

const isLow = ({ answers, percent, daysAgo }: ClassCell) =>
  answers >= FEWEST_ANSWERS && percent < LOW && daysAgo <= RECENT_DAYS;

const mostFrequent = (items: readonly string[]) =>
  items
    .toSorted(
      (first, second) =>
        items.filter((item) => item === second).length -
        items.filter((item) => item === first).length,
    )
    .at(0);

/** What the answers had in common, or else how they came out. */
const whatHappened = ({ recent, recentSlips: recentMisconceptions }: ClassCell, skill: Skill) => {
  const misconception = mostFrequent(recentMisconceptions);
  const right = [...recent].filter((one) => one === '1').length;
  return (
    (misconception && skill.slips[misconception]) ||
    `Got ${right} of the last ${recent.length} right on the first try.`
  );
};

type SkillOf = (skillId: string) => Skill;

/** One skill for each student, the one that needs it most; three students at most. */
export const helpToday = (cells: readonly ClassCell[], skillOf: SkillOf): ClassProgress['help'] => {
  const lowest = cells
    .filter(isLow)
    .sort((first, second) => first.percent - second.percent || second.answers - first.answers);
  const perStudent = lowest.filter(
    (cell, index) => lowest.findIndex(({ studentId }) => studentId === cell.studentId) === index,
  );
  return perStudent.slice(0, MOST_HELPED).map((cell) => ({
    studentId: cell.studentId,
    skillId: cell.skillId,
    whatHappened: whatHappened(cell, skillOf(cell.skillId)),
    toTry: skillOf(cell.skillId).forTeachers.toTry,
  }));
};

/** Students who are not there yet with the same skill, the largest group first. */
export const suggestGroups = (
  cells: readonly ClassCell[],
  skillOf: SkillOf,
): ClassProgress['groups'] =>
  [...Map.groupBy(cells.filter(isLow), ({ skillId }) => skillId)]
    .filter(([, members]) => members.length >= SMALLEST_GROUP)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_GROUPS)
    .map(([skillId, members]) => ({
      skillId,
      studentIds: members.map(({ studentId }) => studentId),
      toTry: skillOf(skillId).forTeachers.toTry,
    }));

/** Skills that most of the class has at bud or bloom. */
export const readyToMoveOn = (cells: readonly ClassCell[], size: number): ClassProgress['ready'] =>
  [...Map.groupBy(cells, ({ skillId }) => skillId)]
    .map(([skillId, answers]) => ({
      skillId,
      students: answers.filter(({ stage }) => isBudOrBloom(stage)).length,
      of: size,
    }))
    .filter(({ students }) => students >= FEWEST_READY && students >= size * READY_SHARE)
    .sort((first, second) => second.students - first.students)
    .slice(0, MOST_GROUPS);
