import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Twins } from '@wonderfield/contract/student-merges/duplicates';
import * as calls from '@wonderfield/contract/student-merges/merge-codec';
import { callApi } from '../../../shared/call-client.ts';
import { useRosterChanges } from './roster-query.ts';

/** Who of a classroom may be one student, and which merges can be undone. */
export const twinsQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['twins', classroomId],
    queryFn: async (): Promise<Twins> => (await callApi(calls.getTwins, { classroomId })).twins,
  });

/** Whatever comes out of it, both lists are asked for again. */
const useTwinChange = <Input, Answer>(
  classroomId: string,
  change: (input: Input) => Promise<Answer>,
) => {
  const client = useQueryClient();
  const { refresh } = useRosterChanges(classroomId);
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      refresh();
      await client.invalidateQueries({ queryKey: twinsQuery(classroomId).queryKey });
    },
  });
};

export const useMergeStudents = (classroomId: string) =>
  useTwinChange(classroomId, (two: { keptId: string; foldedId: string }) =>
    callApi(calls.mergeStudents, { classroomId, ...two }),
  );

export const useUnmergeStudents = (classroomId: string) =>
  useTwinChange(classroomId, (mergeId: string) =>
    callApi(calls.unmergeStudents, { classroomId, mergeId }),
  );

export const useKeepApart = (classroomId: string) =>
  useTwinChange(classroomId, (two: { oneId: string; otherId: string }) =>
    callApi(calls.keepStudentsApart, { classroomId, ...two }),
  );
