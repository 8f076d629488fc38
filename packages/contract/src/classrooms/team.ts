import { z } from 'zod';

/** An educator, as shown to colleagues. */
export type Colleague = { id: string; firstName: string; lastName: string; email: string };

/** The educators of a classroom. */
export type Team = {
  owner: Colleague;
  coTeachers: Colleague[];
  invitations: { id: string; email: string; at: string }[];
  /** Pending transfer of ownership. Only the owner gets it. */
  handover?: { heirId: string; at: string } | undefined;
};

/** An invitation, as shown to the invited educator. */
export type Invitation = { id: string; classroomName: string; invitedBy: string; at: string };

/** A pending transfer of ownership, as shown to the new owner. */
export type OwnershipTransfer = {
  classroomId: string;
  classroomName: string;
  offeredBy: string;
  at: string;
};

const time = z.iso.datetime();

const ColleagueJsonSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export const TeamJsonSchema = z.object({
  owner: ColleagueJsonSchema,
  coTeachers: z.array(ColleagueJsonSchema),
  invitations: z.array(z.object({ invitationId: z.string(), email: z.string(), at: time })),
  handover: z.object({ userId: z.string(), at: time }).optional(),
});
export type TeamJson = z.output<typeof TeamJsonSchema>;

export const InvitationJsonSchema = z.object({
  invitationId: z.string(),
  classRoomName: z.string(),
  invitedBy: z.string(),
  at: time,
});
export type InvitationJson = z.output<typeof InvitationJsonSchema>;

export const OwnershipTransferJsonSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  offeredBy: z.string(),
  at: time,
});
export type OwnershipTransferJson = z.output<typeof OwnershipTransferJsonSchema>;

const toColleagueJson = ({ id, ...rest }: Colleague) => ({ userId: id, ...rest });

const fromColleagueJson = ({ userId, ...rest }: TeamJson['owner']): Colleague => ({
  id: userId,
  ...rest,
});

export const toTeamJson = (team: Team): TeamJson => ({
  owner: toColleagueJson(team.owner),
  coTeachers: team.coTeachers.map(toColleagueJson),
  invitations: team.invitations.map(({ id, ...rest }) => ({ invitationId: id, ...rest })),
  handover: team.handover && { userId: team.handover.heirId, at: team.handover.at },
});

export const fromTeamJson = (json: TeamJson): Team => ({
  owner: fromColleagueJson(json.owner),
  coTeachers: json.coTeachers.map(fromColleagueJson),
  invitations: json.invitations.map(({ invitationId, ...rest }) => ({ id: invitationId, ...rest })),
  handover: json.handover && { heirId: json.handover.userId, at: json.handover.at },
});

export const toInvitationJson = (invitation: Invitation): InvitationJson => ({
  invitationId: invitation.id,
  classRoomName: invitation.classroomName,
  invitedBy: invitation.invitedBy,
  at: invitation.at,
});

export const fromInvitationJson = (json: InvitationJson): Invitation => ({
  id: json.invitationId,
  classroomName: json.classRoomName,
  invitedBy: json.invitedBy,
  at: json.at,
});

export const toOwnershipTransferJson = ({
  classroomId,
  classroomName,
  ...rest
}: OwnershipTransfer): OwnershipTransferJson => ({
  classRoomId: classroomId,
  classRoomName: classroomName,
  ...rest,
});

export const fromOwnershipTransferJson = ({
  classRoomId,
  classRoomName,
  ...rest
}: OwnershipTransferJson): OwnershipTransfer => ({
  classroomId: classRoomId,
  classroomName: classRoomName,
  ...rest,
});
