import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/classrooms/team-codec';
import { callApi } from '../call/call-client.ts';
import { useClassroomChanges } from '../classrooms/classrooms-query.ts';

/** Fetches invitations and ownership transfers for the signed-in educator. */
export const invitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['invitations', userId],
    queryFn: () => callApi(calls.getInvitations, {}),
  });

type Pending = Awaited<ReturnType<NonNullable<ReturnType<typeof invitationsQuery>['queryFn']>>>;

const useAnswer = <Input extends { accept: boolean }>(
  userId: string,
  send: (input: Input) => Promise<unknown>,
  without: (pending: Pending, input: Input) => Pending,
) => {
  const client = useQueryClient();
  const { refresh } = useClassroomChanges();
  const { queryKey } = invitationsQuery(userId);
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, input) => {
      client.setQueryData(queryKey, (pending) => pending && without(pending, input));
      if (input.accept) refresh();
    },
    // The invitation may have been withdrawn.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};

export const useAnswerInvitation = (userId: string) =>
  useAnswer(
    userId,
    (input: { invitationId: string; accept: boolean }) => callApi('answerInvitation', input),
    (pending, { invitationId }) => ({
      ...pending,
      invitations: pending.invitations.filter(({ id }) => id !== invitationId),
    }),
  );

export const useAnswerOwnershipTransfer = (userId: string) =>
  useAnswer(
    userId,
    (input: { classroomId: string; accept: boolean }) => callApi(calls.answerHandover, input),
    (pending, { classroomId }) => ({
      ...pending,
      handovers: pending.handovers.filter((each) => each.classroomId !== classroomId),
    }),
  );
