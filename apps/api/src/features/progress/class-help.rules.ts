import {
  FEWEST_TO_SPROUT,
  isBudOrBloom,
  STAGE_FROM_PERCENT,
} from '@wonderfield/contract/play/field';
import type { ClassProgress, ProgressCell } from '@wonderfield/contract/progress/progress';
import type { Skill } from '@wonderfield/questions/skill';

/* Finds students who need help, groups for practice and skills that most students have. */

/** Minimum number of answers to consider a skill. */
const FEWEST_ANSWERS = FEWEST_TO_SPROUT;
/** Percentage below which a skill is considered weak. */
const LOW = STAGE_FROM_PERCENT.leaf;
/** Maximum age of the answers to consider. */
const RECENT_DAYS = 21;
const MAX_HELPED = 3;
const MAX_GROUPS = 3;
const SMALLEST_GROUP = 2;
/** Share and minimum number of students that count as "most of the class". */
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

/** Returns the most frequent misconception, or else the share of right answers. */
const whatHappened = ({ recent, recentSlips: recentMisconceptions }: ClassCell, skill: Skill) => {
  const misconception = mostFrequent(recentMisconceptions);
  const right = [...recent].filter((one) => one === '1').length;
  return (
    (misconception && skill.slips[misconception]) ||
    `Got ${right} of the last ${recent.length} right on the first try.`
  );
};

type SkillOf = (skillId: string) => Skill;

/** Returns the weakest skill of each student, for at most three students. */
export const helpToday = (cells: readonly ClassCell[], skillOf: SkillOf): ClassProgress['help'] => {
  const lowest = cells
    .filter(isLow)
    .sort((first, second) => first.percent - second.percent || second.answers - first.answers);
  const perStudent = lowest.filter(
    (cell, index) => lowest.findIndex(({ studentId }) => studentId === cell.studentId) === index,
  );
  return perStudent.slice(0, MAX_HELPED).map((cell) => ({
    studentId: cell.studentId,
    skillId: cell.skillId,
    whatHappened: whatHappened(cell, skillOf(cell.skillId)),
    toTry: skillOf(cell.skillId).forTeachers.toTry,
  }));
};

/** Groups students who struggle with the same skill, largest group first. */
export const suggestGroups = (
  cells: readonly ClassCell[],
  skillOf: SkillOf,
): ClassProgress['groups'] =>
  [...Map.groupBy(cells.filter(isLow), ({ skillId }) => skillId)]
    .filter(([, members]) => members.length >= SMALLEST_GROUP)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MAX_GROUPS)
    .map(([skillId, members]) => ({
      skillId,
      studentIds: members.map(({ studentId }) => studentId),
      toTry: skillOf(skillId).forTeachers.toTry,
    }));

/** Returns skills that most of the class has at bud or bloom. */
export const readyToMoveOn = (cells: readonly ClassCell[], size: number): ClassProgress['ready'] =>
  [...Map.groupBy(cells, ({ skillId }) => skillId)]
    .map(([skillId, answers]) => ({
      skillId,
      students: answers.filter(({ stage }) => isBudOrBloom(stage)).length,
      of: size,
    }))
    .filter(({ students }) => students >= FEWEST_READY && students >= size * READY_SHARE)
    .sort((first, second) => second.students - first.students)
    .slice(0, MAX_GROUPS);
