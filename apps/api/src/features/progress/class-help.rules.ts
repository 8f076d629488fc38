import type { Subject } from '@wonderfield/contract/options';
import {
  FEWEST_TO_SPROUT,
  isBudOrBloom,
  STAGE_FROM_PERCENT,
  type Stage,
} from '@wonderfield/contract/play/field';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
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
const LARGEST_GROUP = 8;
/** Share and minimum number of students that count as "most of the class". */
const READY_SHARE = 2 / 3;
const FEWEST_READY = 3;

/** A student's skill with all answers so far. */
export type ClassCell = {
  studentId: string;
  skillId: string;
  stage: Stage;
  percent: number;
  answers: number;
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

type SkillOf = (skillId: string) => Skill;

/** Returns the id of the most frequent misconception, or undefined if the skill names none. */
const misconceptionOf = ({ skillId, recentSlips }: ClassCell, skillOf: SkillOf) => {
  const misconception = mostFrequent(recentSlips);
  return misconception && skillOf(skillId).slips[misconception] ? misconception : undefined;
};

/** Returns the most frequent misconception, or else the share of right answers. */
const whatHappened = (cell: ClassCell, skillOf: SkillOf) => {
  const misconception = misconceptionOf(cell, skillOf);
  const right = [...cell.recent].filter((attempt) => attempt === '1').length;
  return (
    (misconception && skillOf(cell.skillId).slips[misconception]) ||
    `Got ${right} of the last ${cell.recent.length} right on the first try.`
  );
};

/** Students without a common misconception share only the skill. */
const NO_MISCONCEPTION = 'Got fewer than six of ten right on the first try.';

/** Calls a function with the cells of each subject, so every subject has its own results. */
const forEachSubject = <Result>(
  cells: readonly ClassCell[],
  skillOf: SkillOf,
  toResults: (cells: readonly ClassCell[]) => Result[],
): Result[] => {
  const bySubject = Map.groupBy(cells, ({ skillId }): Subject => skillOf(skillId).subject);
  return [...bySubject.values()].flatMap(toResults);
};

const byNeed = (first: ClassCell, second: ClassCell) =>
  first.percent - second.percent || second.answers - first.answers;

/** Returns the weakest skill of each student, for at most three students of each subject. */
export const helpToday = (cells: readonly ClassCell[], skillOf: SkillOf): ClassProgress['help'] =>
  forEachSubject(cells.filter(isLow), skillOf, (low) => {
    const lowest = low.toSorted(byNeed);
    const perStudent = lowest.filter(
      (cell, index) => lowest.findIndex(({ studentId }) => studentId === cell.studentId) === index,
    );
    return perStudent.slice(0, MAX_HELPED).map((cell) => ({
      studentId: cell.studentId,
      skillId: cell.skillId,
      whatHappened: whatHappened(cell, skillOf),
      toTry: skillOf(cell.skillId).forTeachers.toTry,
    }));
  });

/**
 * Groups students who get the same skill wrong because of the same misconception, largest group
 * first. Of a large group, the students with the greatest need are named.
 */
export const suggestGroups = (
  cells: readonly ClassCell[],
  skillOf: SkillOf,
): ClassProgress['groups'] =>
  forEachSubject(cells.filter(isLow), skillOf, (low) =>
    [...Map.groupBy(low, (cell) => `${cell.skillId} ${misconceptionOf(cell, skillOf) ?? ''}`)]
      .flatMap(([, members]) => {
        const [first] = members;
        if (!first || members.length < SMALLEST_GROUP) return [];
        const skill = skillOf(first.skillId);
        const misconception = misconceptionOf(first, skillOf);
        return [
          {
            skillId: skill.id,
            studentIds: members
              .toSorted(byNeed)
              .slice(0, LARGEST_GROUP)
              .map(({ studentId }) => studentId),
            whatHappened: (misconception && skill.slips[misconception]) || NO_MISCONCEPTION,
            toTry: skill.forTeachers.toTry,
          },
        ];
      })
      .sort((first, second) => second.studentIds.length - first.studentIds.length)
      .slice(0, MAX_GROUPS),
  );

/** Returns skills that most of the class has at bud or bloom, at most three of each subject. */
export const readyToMoveOn = (
  cells: readonly ClassCell[],
  { size, skillOf }: { size: number; skillOf: SkillOf },
): ClassProgress['ready'] =>
  forEachSubject(cells, skillOf, (ofSubject) =>
    [...Map.groupBy(ofSubject, ({ skillId }) => skillId)]
      .map(([skillId, answers]) => ({
        skillId,
        students: answers.filter(({ stage }) => isBudOrBloom(stage)).length,
        of: size,
      }))
      .filter(({ students }) => students >= FEWEST_READY && students >= size * READY_SHARE)
      .sort((first, second) => second.students - first.students)
      .slice(0, MAX_GROUPS),
  );
