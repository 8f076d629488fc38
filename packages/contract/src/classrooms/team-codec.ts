import { spell } from '../codec.ts';
import {
  fromHandoverJson,
  fromInvitationJson,
  fromTeamJson,
  type Handover,
  type HandoverJson,
  type Invitation,
  type InvitationJson,
  type Team,
  type TeamJson,
  toHandoverJson,
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

type Asked = { invitations: Invitation[]; handovers: Handover[] };
type AskedJson = { invitations: InvitationJson[]; handovers: HandoverJson[] };

export const getInvitations = spell('getInvitations', {
  write: ({ invitations, handovers }: Asked) => ({
    invitations: invitations.map(toInvitationJson),
    handovers: handovers.map(toHandoverJson),
  }),
  read: ({ invitations, handovers }: AskedJson) => ({
    invitations: invitations.map(fromInvitationJson),
    handovers: handovers.map(fromHandoverJson),
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

export const answerHandover = spell('answerHandover', { fields });

export const withdrawHandover = spell('withdrawHandover', { fields, ...team });
