import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  assignRow,
  endAssignment,
  listAssignments,
} from '@wonderfield/contract/assignments/assignment-codec';
import type { AssignmentForm } from '@wonderfield/contract/assignments/assignment-form';
import { SUBJECTS, valuesOf } from '@wonderfield/contract/options';
import { callApi } from '../../../shared/call/call-client.ts';

const keyOf = (classroomId: string) => ['assignments', classroomId];

/** Fetches the open or the earlier assigned rows of a class. */
export const assignmentsQuery = (classroomId: string, which: 'open' | 'earlier') =>
  queryOptions({
    queryKey: [...keyOf(classroomId), which],
    queryFn: () =>
      callApi(listAssignments, { classroomId, ...(which === 'earlier' && { earlier: true }) }),
  });

/**
 * Returns a function that refreshes the assignments. It also runs after an error, because the class
 * may have changed.
 */
const useRefresh = (classroomId: string) => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(classroomId) }),
      client.invalidateQueries({ queryKey: ['class-progress', classroomId] }),
      client.invalidateQueries({ queryKey: ['student-report', classroomId] }),
    ]);
};

export const useAssignRow = (classroomId: string) => {
  const refresh = useRefresh(classroomId);
  return async (form: AssignmentForm, idempotencyKey: string) => {
    try {
      return await callApi(assignRow, { classroomId, ...form }, { idempotencyKey });
    } finally {
      await refresh();
    }
  };
};

export const useEndAssignment = (classroomId: string) => {
  const refresh = useRefresh(classroomId);
  return useMutation({
    mutationFn: (assignmentId: string) => callApi(endAssignment, { classroomId, assignmentId }),
    onSettled: refresh,
  });
};

/** Loads all skills on demand, because the page itself does not need them. */
export const skillsQuery = () =>
  queryOptions({
    queryKey: ['skills'],
    queryFn: async () => {
      const { loadSkills } = await import('@wonderfield/questions/load-skills');
      return (await Promise.all(valuesOf(SUBJECTS).map(loadSkills))).flat();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
