import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/classrooms/classroom-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { useRosterChanges } from './roster-query.ts';

/** Fetches the students who were removed in the last 30 days. */
export const removedStudentsQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['removed-students', classroomId],
    queryFn: async () => (await callApi(calls.getRemovedStudents, { classroomId })).students,
  });

/** Refreshes the list of removed students after success and after an error. */
const useRemovedRefresh = (classroomId: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: removedStudentsQuery(classroomId).queryKey });
};

export const useRemoveStudents = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  return useMutation({
    mutationFn: (studentIds: string[]) =>
      callApi(calls.removeStudents, { classroomId, studentIds }),
    onSuccess: ({ classroom }) => put(classroom),
    onError: refresh,
    onSettled: useRemovedRefresh(classroomId),
  });
};

export const useBringBackStudents = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  return useMutation({
    mutationFn: (studentIds: string[]) =>
      callApi(calls.bringBackStudents, { classroomId, studentIds }),
    onSuccess: ({ classroom }) => put(classroom),
    onError: refresh,
    onSettled: useRemovedRefresh(classroomId),
  });
};
