import { spell } from '../spelling.ts';
import {
  fromInvitationJson,
  fromTeamJson,
  type Invitation,
  type InvitationJson,
  type Team,
  type TeamJson,
  toInvitationJson,
  toTeamJson,
} from './team.ts';

/* The calls of co-teachers, where the wire's words differ from the code's. */

const fields = { classroomId: 'classRoomId' } as const;
const team = {
  write: (answer: { team: Team }) => ({ team: toTeamJson(answer.team) }),
  read: (json: { team: TeamJson }) => ({ team: fromTeamJson(json.team) }),
};

export const getTeam = spell('getTeam', { fields, ...team });

export const inviteCoTeacher = spell('inviteCoTeacher', { fields, ...team });

export const getInvitations = spell('getInvitations', {
  write: ({ invitations }: { invitations: Invitation[] }) => ({
    invitations: invitations.map(toInvitationJson),
  }),
  read: ({ invitations }: { invitations: InvitationJson[] }) => ({
    invitations: invitations.map(fromInvitationJson),
  }),
});

export const removeCoTeacher = spell('removeCoTeacher', {
  fields,
  write: (answer: { team?: Team | undefined }) => ({
    team: answer.team && toTeamJson(answer.team),
  }),
  read: (json: { team?: TeamJson | undefined }) => ({ team: json.team && fromTeamJson(json.team) }),
});

export const handOverClassroom = spell('handOverClassroom', { fields, ...team });
