import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import {
  InvitationJsonSchema,
  OwnershipTransferJsonSchema,
  TEAM_ROLES,
  TeamJsonSchema,
} from './team.ts';
import * as spelling from './team-codec.ts';

const classroomId = fields.id;

const team = z.object({ team: TeamJsonSchema });
const role = z.enum(TEAM_ROLES, FIELD_MESSAGES.notAnOption);
/** The last day of the access. Undefined if it does not end. */
const endsOn = z.iso.date(FIELD_MESSAGES.notAnOption).max(10, FIELD_MESSAGES.tooLong).optional();
const teaching = ['EDU_001', 'EDU_002', 'EDU_004'] as const;

export const getTeam = defineCall({
  ...spelling.getTeam,
  summary: 'Lists the teachers of a classroom and the open invitations.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: team,
  refusals: [...teaching, 'CLS_001'],
  needsTeaching: true,
});

export const inviteCoTeacher = defineCall({
  ...spelling.inviteCoTeacher,
  summary: 'Invites an educator by email to teach or to help in a classroom. Owner only.',
  access: ['educator'],
  /** Without a role, invites a co-teacher. */
  input: z.object({ classroomId, email: fields.email, role: role.optional(), endsOn }),
  output: team,
  refusals: [...teaching, 'CLS_001', 'TEA_001', 'TEA_002'],
  limits: [{ per: 'user', times: 30, seconds: 3600 }],
  needsTeaching: true,
});

export const getInvitations = defineCall({
  ...spelling.getInvitations,
  summary: 'Lists the classrooms that the signed-in educator is invited to or offered.',
  access: ['educator'],
  input: z.object({}),
  output: z.object({
    invitations: z.array(InvitationJsonSchema),
    handovers: z.array(OwnershipTransferJsonSchema),
  }),
  refusals: [...teaching],
  needsTeaching: true,
});

export const answerInvitation = defineCall({
  name: 'answerInvitation',
  summary: 'Accepts or declines an invitation.',
  access: ['educator'],
  input: z.object({ invitationId: fields.id, accept: fields.flag }),
  output: z.object({}),
  refusals: [...teaching, 'TEA_003', 'TEA_004'],
  needsTeaching: true,
});

export const changeCoTeacher = defineCall({
  ...spelling.changeCoTeacher,
  summary: 'Changes the role and the last day of a co-teacher. Owner only.',
  access: ['educator'],
  input: z.object({ classroomId, educatorId: fields.id, role, endsOn }),
  output: team,
  refusals: [...teaching, 'CLS_001', 'TEA_003'],
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
  needsTeaching: true,
});

export const removeCoTeacher = defineCall({
  ...spelling.removeCoTeacher,
  summary: 'Removes a co-teacher or withdraws an invitation. A co-teacher can also leave.',
  access: ['educator'],
  input: z.object({
    classroomId,
    educatorId: fields.id.optional(),
    invitationId: fields.id.optional(),
  }),
  output: z.object({ team: TeamJsonSchema.optional() }),
  refusals: [...teaching, 'CLS_001', 'TEA_003'],
  needsTeaching: true,
});

export const handOverClassroom = defineCall({
  ...spelling.handOverClassroom,
  summary:
    'Offers the ownership of a classroom to a co-teacher. It is transferred when they accept.',
  access: ['educator'],
  input: z.object({ classroomId, educatorId: fields.id }),
  output: team,
  refusals: [...teaching, 'CLS_001', 'TEA_003', 'TEA_004', 'TEA_005'],
  limits: [{ per: 'user', times: 30, seconds: 3600 }],
  needsTeaching: true,
});

export const withdrawHandover = defineCall({
  ...spelling.withdrawHandover,
  summary: 'Withdraws the offer of a classroom. Owner only.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: team,
  refusals: [...teaching, 'CLS_001', 'TEA_006'],
  needsTeaching: true,
});

export const answerHandover = defineCall({
  ...spelling.answerHandover,
  summary:
    'Accepts or declines the ownership of a classroom. The former owner becomes a co-teacher.',
  access: ['educator'],
  input: z.object({ classroomId, accept: fields.flag }),
  output: z.object({}),
  refusals: [...teaching, 'CLS_001', 'TEA_004', 'TEA_006', 'SCH_002', 'SCH_008'],
  needsTeaching: true,
});
