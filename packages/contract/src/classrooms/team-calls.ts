import { z } from 'zod';
import { defineCall } from '../call.ts';
import * as fields from '../fields.ts';

const classRoomId = fields.id;
const moment = z.iso.datetime();

const EducatorSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

/** Who teaches a classroom together. */
export const TeamSchema = z.object({
  owner: EducatorSchema,
  coTeachers: z.array(EducatorSchema),
  invitations: z.array(z.object({ invitationId: z.string(), email: z.string(), at: moment })),
});
export type Team = z.output<typeof TeamSchema>;

/** An invitation as the invited educator sees it. */
export const InvitationSchema = z.object({
  invitationId: z.string(),
  classRoomName: z.string(),
  invitedBy: z.string(),
  at: moment,
});
export type Invitation = z.output<typeof InvitationSchema>;

const team = z.object({ team: TeamSchema });
const teaching = ['EDU_001', 'EDU_002'] as const;

export const getTeam = defineCall({
  name: 'getTeam',
  summary: 'Lists who teaches a classroom, and who is invited.',
  access: ['educator'],
  input: z.object({ classRoomId }),
  output: team,
  refusals: [...teaching, 'CLS_001'],
  needsTeaching: true,
});

export const inviteCoTeacher = defineCall({
  name: 'inviteCoTeacher',
  summary: 'Invites an educator by email to teach a classroom together; owner only.',
  access: ['educator'],
  input: z.object({ classRoomId, email: fields.email }),
  output: team,
  refusals: [...teaching, 'CLS_001', 'TEA_001', 'TEA_002'],
  limits: [{ per: 'user', times: 30, seconds: 3600 }],
  needsTeaching: true,
});

export const getInvitations = defineCall({
  name: 'getInvitations',
  summary: 'Lists the classrooms the signed-in educator is invited to.',
  access: ['educator'],
  input: z.object({}),
  output: z.object({ invitations: z.array(InvitationSchema) }),
  refusals: [...teaching],
  needsTeaching: true,
});

export const answerInvitation = defineCall({
  name: 'answerInvitation',
  summary: 'Accepts or declines an invitation.',
  access: ['educator'],
  input: z.object({ invitationId: fields.id, accept: fields.flag }),
  output: z.object({}),
  refusals: [...teaching, 'TEA_003'],
  needsTeaching: true,
});

export const removeCoTeacher = defineCall({
  name: 'removeCoTeacher',
  summary: 'Takes a co-teacher or an invitation back; a co-teacher may also leave.',
  access: ['educator'],
  input: z.object({
    classRoomId,
    educatorId: fields.id.optional(),
    invitationId: fields.id.optional(),
  }),
  output: z.object({ team: TeamSchema.optional() }),
  refusals: [...teaching, 'CLS_001', 'TEA_003'],
  needsTeaching: true,
});

export const handOverClassroom = defineCall({
  name: 'handOverClassroom',
  summary: 'Makes a co-teacher the owner; the owner stays as co-teacher.',
  access: ['educator'],
  input: z.object({ classRoomId, educatorId: fields.id }),
  output: team,
  refusals: [...teaching, 'CLS_001', 'TEA_003', 'SCH_002'],
  needsTeaching: true,
});
