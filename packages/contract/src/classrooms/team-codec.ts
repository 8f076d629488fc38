import { defineCodec } from '../codec.ts';
import {
  fromInvitationJson,
  fromOwnershipTransferJson,
  fromTeamJson,
  type Invitation,
  type InvitationJson,
  type OwnershipTransfer,
  type OwnershipTransferJson,
  type Team,
  type TeamJson,
  toInvitationJson,
  toOwnershipTransferJson,
  toTeamJson,
} from './team.ts';

/* Codecs of the co-teacher calls whose wire names differ. */

const fields = { classroomId: 'classRoomId' } as const;
const team = {
  write: (response: { team: Team }) => ({ team: toTeamJson(response.team) }),
  read: (json: { team: TeamJson }) => ({ team: fromTeamJson(json.team) }),
};

export const getTeam = defineCodec('getTeam', { fields, ...team });

export const inviteCoTeacher = defineCodec('inviteCoTeacher', { fields, ...team });

export const changeCoTeacher = defineCodec('changeCoTeacher', { fields, ...team });

type Input = { invitations: Invitation[]; handovers: OwnershipTransfer[] };
type AskedJson = { invitations: InvitationJson[]; handovers: OwnershipTransferJson[] };

export const getInvitations = defineCodec('getInvitations', {
  write: ({ invitations, handovers: ownershipTransfers }: Input) => ({
    invitations: invitations.map(toInvitationJson),
    handovers: ownershipTransfers.map(toOwnershipTransferJson),
  }),
  read: ({ invitations, handovers: ownershipTransfers }: AskedJson) => ({
    invitations: invitations.map(fromInvitationJson),
    handovers: ownershipTransfers.map(fromOwnershipTransferJson),
  }),
});

export const removeCoTeacher = defineCodec('removeCoTeacher', {
  fields,
  write: (response: { team?: Team | undefined }) => ({
    team: response.team && toTeamJson(response.team),
  }),
  read: (json: { team?: TeamJson | undefined }) => ({ team: json.team && fromTeamJson(json.team) }),
});

export const handOverClassroom = defineCodec('handOverClassroom', { fields, ...team });

export const answerHandover = defineCodec('answerHandover', { fields });

export const withdrawHandover = defineCodec('withdrawHandover', { fields, ...team });
