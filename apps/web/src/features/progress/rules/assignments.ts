import type { Assignment, StudentStand } from '@wonderfield/contract/assignments/assignment';

/** Who waits for nobody is not counted: a student it is not available for cannot do it. */
export const tallyOf = ({ students }: Pick<Assignment, 'students'>) => ({
  done: students.filter(({ state }) => state === 'done').length,
  total: students.filter(({ state }) => state !== 'unavailable').length,
});

export const standsOf = <State extends StudentStand['state']>(
  { students }: Pick<Assignment, 'students'>,
  state: State,
) =>
  students.filter(
    (stand): stand is Extract<StudentStand, { state: State }> => stand.state === state,
  );
