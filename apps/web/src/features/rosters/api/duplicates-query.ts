import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import * as calls from '@wonderfield/contract/student-merges/merge-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { useRosterChanges } from './roster-query.ts';

/** Fetches possible duplicates in a classroom and merges that can be undone. */
export const duplicatesQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['twins', classroomId],
    queryFn: async (): Promise<Duplicates> =>
      (await callApi(calls.getTwins, { classroomId })).twins,
  });

/** Refreshes both lists after success and after an error. */
const useDuplicateChange = <Input, Result>(
  classroomId: string,
  change: (input: Input) => Promise<Result>,
) => {
  const client = useQueryClient();
  const { refresh } = useRosterChanges(classroomId);
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      refresh();
      await client.invalidateQueries({ queryKey: duplicatesQuery(classroomId).queryKey });
    },
  });
};

export const useMergeStudents = (classroomId: string) =>
  useDuplicateChange(classroomId, (two: { keptId: string; foldedId: string }) =>
    callApi(calls.mergeStudents, { classroomId, ...two }),
  );

export const useUnmergeStudents = (classroomId: string) =>
  useDuplicateChange(classroomId, (mergeId: string) =>
    callApi(calls.unmergeStudents, { classroomId, mergeId }),
  );

export const useKeepApart = (classroomId: string) =>
  useDuplicateChange(classroomId, (two: { oneId: string; otherId: string }) =>
    callApi(calls.keepStudentsApart, { classroomId, ...two }),
  );
