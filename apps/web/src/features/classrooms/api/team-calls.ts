import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Access, Team } from '@wonderfield/contract/classrooms/team';
import * as calls from '@wonderfield/contract/classrooms/team-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';

/** Fetches the teachers of a classroom. */
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
    // Refresh the team, because a concurrent request may have changed it.
    onError: () => {
      void client.invalidateQueries({ queryKey });
      onError?.();
    },
  });
};

export const useInviteCoTeacher = (classroomId: string) =>
  useTeamChange(classroomId, (invitation: Access & { email: string }) =>
    callApi(calls.inviteCoTeacher, { classroomId, ...invitation }),
  );

/** Changes the role and the last day of a member. */
export const useChangeCoTeacher = (classroomId: string) =>
  useTeamChange(classroomId, (access: Access & { educatorId: string }) =>
    callApi(calls.changeCoTeacher, { classroomId, ...access }),
  );

/** Withdraws an invitation or removes a co-teacher. */
export const useRemoveFromTeam = (classroomId: string) =>
  useTeamChange(classroomId, (educatorId: string) =>
    callApi(calls.removeCoTeacher, { classroomId, educatorId }),
  );

export const useWithdrawInvitation = (classroomId: string) =>
  useTeamChange(classroomId, (invitationId: string) =>
    callApi(calls.removeCoTeacher, { classroomId, invitationId }),
  );

/** Asks a co-teacher to take over the classroom. Ownership changes only after they accept. */
export const useTransferOwnership = (classroomId: string) =>
  useTeamChange(classroomId, (educatorId: string) =>
    callApi(calls.handOverClassroom, { classroomId, educatorId }),
  );

export const useWithdrawOwnershipTransfer = (classroomId: string) => {
  const { refresh } = useClassroomChanges();
  return useTeamChange(
    classroomId,
    () => callApi(calls.withdrawHandover, { classroomId }),
    // The transfer may have been accepted since, so the classroom would now be a shared one.
    refresh,
  );
};

/** Removes the current co-teacher from the team and the classroom from their list. */
export const useLeaveTeam = (classroomId: string) => {
  const { remove } = useClassroomChanges();
  return useMutation({
    mutationFn: (educatorId: string) => callApi(calls.removeCoTeacher, { classroomId, educatorId }),
    onSuccess: () => remove(classroomId),
  });
};
