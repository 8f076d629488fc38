import type {
  Assignment,
  ClassAssignments,
  StudentStatus,
} from '@wonderfield/contract/assignments/assignment';
import { ASSIGNMENTS_AT_ONCE } from '@wonderfield/contract/limits';

/** Counts finished students. Students for which the row is unavailable are not counted. */
export const tallyOf = ({ students }: Pick<Assignment, 'students'>) => ({
  done: students.filter(({ state }) => state === 'done').length,
  total: students.filter(({ state }) => state !== 'unavailable').length,
});

export const standsOf = <State extends StudentStatus['state']>(
  { students }: Pick<Assignment, 'students'>,
  state: State,
) =>
  students.filter(
    (stand): stand is Extract<StudentStatus, { state: State }> => stand.state === state,
  );

export type WhyNoRow = 'archived' | 'enough' | 'helper';

/** Returns why no row can be assigned to a class, or undefined if one can. */
export const whyNoRow = ({
  isArchived,
  isHelper,
  assignments,
}: Pick<ClassAssignments, 'isArchived' | 'isHelper' | 'assignments'>): WhyNoRow | undefined => {
  if (isHelper) return 'helper';
  if (isArchived) return 'archived';
  return assignments.length >= ASSIGNMENTS_AT_ONCE ? 'enough' : undefined;
};
