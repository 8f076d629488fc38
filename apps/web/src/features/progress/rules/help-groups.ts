import type { Assignment } from '@wonderfield/contract/assignments/assignment';
import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import type { Shown } from './class-table.ts';

/** Students who need help with a skill today. */
export type HelpGroup = ClassProgress['groups'][number];

const MAX_GROUPS = 3;

/**
 * Returns at most three groups of the shown subject. Single students follow, if they are in no
 * group, so a class in which one student needs help has a group, too.
 */
export const helpGroups = (
  { groups, help }: Pick<ClassProgress, 'groups' | 'help'>,
  subjectOf: (skillId: string) => string | undefined,
  shown: Shown,
): HelpGroup[] => {
  const isShown = ({ skillId }: { skillId: string }) => {
    const subject = subjectOf(skillId);
    return subject !== undefined && (shown === 'all' || subject === shown);
  };
  const together = groups
    .filter(isShown)
    .sort((first, second) => second.studentIds.length - first.studentIds.length);
  const grouped = new Set(together.flatMap(({ studentIds }) => studentIds));
  const alone = help
    .filter(isShown)
    .filter(({ studentId }) => !grouped.has(studentId))
    .map(({ studentId, ...rest }) => ({ ...rest, studentIds: [studentId] }));
  return [...together, ...alone].slice(0, MAX_GROUPS);
};

/** The open row of a group, and the students who do not have one yet. */
export type GroupAssignment = { dueOn: string | undefined; missingIds: string[] };

/** Finds the open rows with the skill of a group. The latest due date counts for all. */
export const assignmentOfGroup = (
  { skillId, studentIds }: Pick<HelpGroup, 'skillId' | 'studentIds'>,
  assignments: readonly Pick<Assignment, 'skills' | 'students' | 'state' | 'dueOn'>[],
): GroupAssignment => {
  const rows = assignments.filter(
    ({ state, skills }) => state === 'open' && skills.some((skill) => skill.skillId === skillId),
  );
  const assignedIds = new Set(rows.flatMap(({ students }) => students.map((s) => s.studentId)));
  return {
    dueOn: rows
      .filter(({ students }) => students.some(({ studentId }) => studentIds.includes(studentId)))
      .map(({ dueOn }) => dueOn)
      .sort()
      .at(-1),
    missingIds: studentIds.filter((id) => !assignedIds.has(id)),
  };
};
