import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LiveClass } from '@wonderfield/contract/student-sign-in/open-class';
import * as calls from '@wonderfield/contract/student-sign-in/student-sign-in-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';
import { raisedHandsQuery } from './hands-query.ts';

/** Time between two requests while the page is visible. */
const POLL_MS = 5_000;

export const liveClassQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['live-class', classroomId],
    queryFn: async () => (await callApi(calls.getLiveClass, { classroomId })).liveClass,
    // The browser's own timers stop in a hidden page, and so does this one.
    refetchInterval: POLL_MS,
    staleTime: 0,
  });

/** Changes a class. The response replaces the board, so the change is visible at once. */
const useLiveChange = <Input>(
  classroomId: string,
  change: (input: Input) => Promise<{ liveClass: LiveClass }>,
) => {
  const client = useQueryClient();
  const classrooms = useClassroomChanges();
  const { queryKey } = liveClassQuery(classroomId);
  return useMutation({
    mutationFn: async (input: Input) => {
      // An older response of the poll must not replace the newer one.
      await client.cancelQueries({ queryKey });
      return change(input);
    },
    onSuccess: ({ liveClass }) => {
      client.setQueryData(queryKey, liveClass);
      classrooms.refresh();
      void client.invalidateQueries({ queryKey: raisedHandsQuery().queryKey });
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};

/** Opens a class until a time, or changes when it ends. */
export const useOpenClass = (classroomId: string) =>
  useLiveChange(classroomId, (openUntil: string) =>
    callApi(calls.openClass, { classroomId, openUntil }),
  );

export const useCloseClass = (classroomId: string) =>
  useLiveChange<void>(classroomId, () => callApi(calls.closeClass, { classroomId }));

export type HandAnswer = { handId: string; answer: 'coming' | 'letIn' | 'lower' };

export const useAnswerHand = (classroomId: string) =>
  useLiveChange(classroomId, (answer: HandAnswer) =>
    callApi(calls.answerHand, { classroomId, ...answer }),
  );

/** Ends the session of the educator and returns the token of the device. */
export const useOpenClassHere = (classroomId: string) =>
  useMutation({
    gcTime: 0,
    meta: { endsSession: true },
    mutationFn: async () => (await callApi(calls.openClassHere, { classroomId })).classToken,
  });
