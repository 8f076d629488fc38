import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import * as calls from '@wonderfield/contract/classrooms/next-year-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';

/** Fetches a class at the end of its school year. */
export const nextYearQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['next-year', classroomId],
    queryFn: async (): Promise<NextYear> =>
      (await callApi(calls.getNextYear, { classroomId })).nextYear,
  });

/** Stores the new state of the class, and refreshes the lists that show the two classes. */
const useNextYearChange = (classroomId: string) => {
  const client = useQueryClient();
  const classrooms = useClassroomChanges();
  return (nextYear?: NextYear) => {
    const { queryKey } = nextYearQuery(classroomId);
    if (nextYear) client.setQueryData(queryKey, nextYear);
    else void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['roster'] });
    classrooms.refresh();
  };
};

type Start = { draft: RequestOf<'startNextYear'>; idempotencyKey: string };

export const useStartNextYear = (classroomId: string) => {
  const change = useNextYearChange(classroomId);
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: Start) =>
      callApi(calls.startNextYear, draft, { idempotencyKey }),
    onSuccess: ({ nextYear }) => change(nextYear),
    // Another tab or adult may have started the year or changed the class.
    onError: () => change(),
  });
};

export const useAddToNextYear = (classroomId: string) => {
  const change = useNextYearChange(classroomId);
  return useMutation({
    mutationFn: (studentIds: string[]) => callApi(calls.addToNextYear, { classroomId, studentIds }),
    onSuccess: ({ nextYear }) => change(nextYear),
    onError: () => change(),
  });
};

export const useUndoNextYear = (classroomId: string) => {
  const change = useNextYearChange(classroomId);
  return useMutation({
    mutationFn: () => callApi(calls.undoNextYear, { classroomId }),
    onSettled: () => change(),
  });
};
