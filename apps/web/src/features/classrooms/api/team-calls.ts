import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Team } from '@wonderfield/contract/classrooms/team';
import * as calls from '@wonderfield/contract/classrooms/team-codec';
import { callApi } from '../../../shared/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';

/** Who teaches a classroom together. */
export const teamQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['team', classroomId],
    queryFn: async (): Promise<Team> => (await callApi(calls.getTeam, { classroomId })).team,
    staleTime: 0,
  });

const useTeamChange = <Input>(
  classroomId: string,
  send: (input: Input) => Promise<{ team?: Team | undefined }>,
  onError?: () => void,
) => {
  const client = useQueryClient();
  const { queryKey } = teamQuery(classroomId);
  return useMutation({
    mutationFn: send,
    onSuccess: ({ team }) => {
      if (team) client.setQueryData(queryKey, team);
    },
    // Somebody may have been faster: the team as it is now tells.
    onError: () => {
      void client.invalidateQueries({ queryKey });
      onError?.();
    },
  });
};

export const useInviteCoTeacher = (classroomId: string) =>
  useTeamChange(classroomId, (email: string) =>
    callApi(calls.inviteCoTeacher, { classroomId, email }),
  );

/** Takes back an invitation or a co-teacher. */
export const useRemoveFromTeam = (classroomId: string) =>
  useTeamChange(classroomId, (educatorId: string) =>
    callApi(calls.removeCoTeacher, { classroomId, educatorId }),
  );

export const useWithdrawInvitation = (classroomId: string) =>
  useTeamChange(classroomId, (invitationId: string) =>
    callApi(calls.removeCoTeacher, { classroomId, invitationId }),
  );

/** Asks a co-teacher to take the classroom; nothing changes until they say yes. */
export const useTransferOwnership = (classroomId: string) =>
  useTeamChange(classroomId, (educatorId: string) =>
    callApi(calls.handOverClassroom, { classroomId, educatorId }),
  );

export const useWithdrawOwnershipTransfer = (classroomId: string) => {
  const { refresh } = useClassroomChanges();
  return useTeamChange(
    classroomId,
    () => callApi(calls.withdrawHandover, { classroomId }),
    // Accepted in the meantime, perhaps: then it is somebody else's, shared with us.
    refresh,
  );
};

/** A co-teacher goes; the classroom is theirs to see no more. */
export const useLeaveTeam = (classroomId: string) => {
  const { remove } = useClassroomChanges();
  return useMutation({
    mutationFn: (educatorId: string) => callApi(calls.removeCoTeacher, { classroomId, educatorId }),
    onSuccess: () => remove(classroomId),
  });
};
