import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Team } from '@wonderfield/contract/classrooms/team-calls';
import { callApi } from '../../../shared/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';

/** Who teaches a classroom together. */
export const teamQuery = (classRoomId: string) =>
  queryOptions({
    queryKey: ['team', classRoomId],
    queryFn: async (): Promise<Team> => (await callApi('getTeam', { classRoomId })).team,
    staleTime: 0,
  });

const useTeamChange = <Input>(
  classRoomId: string,
  send: (input: Input) => Promise<{ team?: Team | undefined }>,
  onChanged?: () => void,
) => {
  const client = useQueryClient();
  const { queryKey } = teamQuery(classRoomId);
  return useMutation({
    mutationFn: send,
    onSuccess: ({ team }) => {
      if (team) client.setQueryData(queryKey, team);
      onChanged?.();
    },
    // Somebody may have been faster: the team as it is now tells.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};

export const useInviteCoTeacher = (classRoomId: string) =>
  useTeamChange(classRoomId, (email: string) => callApi('inviteCoTeacher', { classRoomId, email }));

/** Takes back an invitation or a co-teacher. */
export const useRemoveFromTeam = (classRoomId: string) =>
  useTeamChange(classRoomId, (educatorId: string) =>
    callApi('removeCoTeacher', { classRoomId, educatorId }),
  );

export const useTakeBackInvitation = (classRoomId: string) =>
  useTeamChange(classRoomId, (invitationId: string) =>
    callApi('removeCoTeacher', { classRoomId, invitationId }),
  );

/** From then on it is somebody else's, shared with us. */
export const useHandOver = (classRoomId: string) => {
  const { refresh } = useClassroomChanges();
  return useTeamChange(
    classRoomId,
    (educatorId: string) => callApi('handOverClassroom', { classRoomId, educatorId }),
    refresh,
  );
};

/** A co-teacher goes; the classroom is theirs to see no more. */
export const useLeaveTeam = (classRoomId: string) => {
  const { remove } = useClassroomChanges();
  return useMutation({
    mutationFn: (educatorId: string) => callApi('removeCoTeacher', { classRoomId, educatorId }),
    onSuccess: () => remove(classRoomId),
  });
};

/** Invitations to the mailbox of the signed-in educator. */
export const invitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['invitations', userId],
    queryFn: async () => (await callApi('getInvitations', {})).invitations,
  });

export const useAnswerInvitation = (userId: string) => {
  const client = useQueryClient();
  const { refresh } = useClassroomChanges();
  return useMutation({
    mutationFn: (input: { invitationId: string; accept: boolean }) =>
      callApi('answerInvitation', input),
    onSuccess: (_answer, { invitationId, accept }) => {
      client.setQueryData(invitationsQuery(userId).queryKey, (list) =>
        list?.filter((each) => each.invitationId !== invitationId),
      );
      if (accept) refresh();
    },
    // Taken back in the meantime, perhaps.
    onError: () => void client.invalidateQueries(invitationsQuery(userId)),
  });
};
