import { z } from 'zod';
import { classDay } from '../calendar-days.ts';

/** An educator, as shown to colleagues. */
export type Colleague = { id: string; firstName: string; lastName: string; email: string };

/** A co-teacher can do everything but archive, delete and invite. A helper can only look. */
export const TEAM_ROLES = ['coTeacher', 'helper'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** The rights of a member of the team. */
export type Access = {
  role: TeamRole;
  /** The last day, in the time zone of the class. Undefined if the access does not end. */
  endsOn?: string | undefined;
};

/** The educators of a classroom. */
export type Team = {
  /** The current day of the class. */
  today: string;
  owner: Colleague;
  coTeachers: (Colleague & Access)[];
  /** Members whose access ended in the last 90 days. Only the owner gets them. */
  ended: (Colleague & Access)[];
  invitations: ({ id: string; email: string; at: string } & Access)[];
  /** Pending transfer of ownership. Only the owner gets it. */
  handover?: { heirId: string; at: string } | undefined;
};

/** An invitation, as shown to the invited educator. */
export type Invitation = {
  id: string;
  classroomName: string;
  invitedBy: string;
  at: string;
} & Access;

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

const access = { role: z.enum(TEAM_ROLES), endsOn: classDay.optional() };
const MemberJsonSchema = ColleagueJsonSchema.extend(access);

export const TeamJsonSchema = z.object({
  today: classDay,
  owner: ColleagueJsonSchema,
  coTeachers: z.array(MemberJsonSchema),
  ended: z.array(MemberJsonSchema),
  invitations: z.array(
    z.object({ invitationId: z.string(), email: z.string(), at: time, ...access }),
  ),
  handover: z.object({ userId: z.string(), at: time }).optional(),
});
export type TeamJson = z.output<typeof TeamJsonSchema>;

export const InvitationJsonSchema = z.object({
  invitationId: z.string(),
  classRoomName: z.string(),
  invitedBy: z.string(),
  at: time,
  ...access,
});
export type InvitationJson = z.output<typeof InvitationJsonSchema>;

export const OwnershipTransferJsonSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  offeredBy: z.string(),
  at: time,
});
export type OwnershipTransferJson = z.output<typeof OwnershipTransferJsonSchema>;

const toColleagueJson = <Person extends Colleague>({ id, ...rest }: Person) => ({
  userId: id,
  ...rest,
});

const fromColleagueJson = <Json extends TeamJson['owner']>({ userId, ...rest }: Json) => ({
  id: userId,
  ...rest,
});

export const toTeamJson = (team: Team): TeamJson => ({
  today: team.today,
  owner: toColleagueJson(team.owner),
  coTeachers: team.coTeachers.map(toColleagueJson),
  ended: team.ended.map(toColleagueJson),
  invitations: team.invitations.map(({ id, ...rest }) => ({ invitationId: id, ...rest })),
  handover: team.handover && { userId: team.handover.heirId, at: team.handover.at },
});

export const fromTeamJson = (json: TeamJson): Team => ({
  today: json.today,
  owner: fromColleagueJson(json.owner),
  coTeachers: json.coTeachers.map(fromColleagueJson),
  ended: json.ended.map(fromColleagueJson),
  invitations: json.invitations.map(({ invitationId, ...rest }) => ({ id: invitationId, ...rest })),
  handover: json.handover && { heirId: json.handover.userId, at: json.handover.at },
});

export const toInvitationJson = ({ id, classroomName, ...rest }: Invitation): InvitationJson => ({
  invitationId: id,
  classRoomName: classroomName,
  ...rest,
});

export const fromInvitationJson = ({
  invitationId,
  classRoomName,
  ...rest
}: InvitationJson): Invitation => ({ id: invitationId, classroomName: classRoomName, ...rest });

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
