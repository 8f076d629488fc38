import { z } from 'zod';
import { UserJsonSchema } from '../accounts/user-json.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS } from '../limits.ts';
import { SIGN_IN_METHODS } from '../sign-in-method.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { PictureNameSchema } from './pictures.ts';
import * as spelling from './student-sign-in-codec.ts';

/*
 * Calls with which the adult who manages a login sets up how a student signs in: the parent of a
 * child, or an educator with `classRoomId` for students whose login the class manages.
 */

const managers = {
  access: ['parent', 'educator'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
  needsTeaching: true,
} as const;
const refusals = ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'STU_001', 'CHD_001'] as const;
const classroomId = fields.id.optional();
const studentIds = fields.jsonField(
  z
    .array(fields.id)
    .min(1)
    .max(CLASSROOM_MAX_STUDENTS * 2),
);
const cards = z.object({
  cards: z.array(
    z.object({
      userId: z.string(),
      cardCode: z.string().describe('Goes behind the `#` of the address `/card`.'),
    }),
  ),
});
const picturesOfStudents = z.object({
  pictures: z.array(z.object({ userId: z.string(), pictures: z.array(PictureNameSchema) })),
});

export const setSignInMethod = defineCall({
  ...spelling.setSignInMethod,
  ...managers,
  summary: 'Sets how students sign in, and ends their sessions if it changes.',
  input: z.object({
    classroomId,
    studentIds,
    method: fields.choice(SIGN_IN_METHODS, FIELD_MESSAGES.notAnOption),
  }),
  output: z.object({ changed: z.number() }),
  refusals: [...refusals],
});

export const issueCards = defineCall({
  ...spelling.issueCards,
  ...managers,
  summary: 'Creates new cards for students. The cards they had stop working.',
  input: z.object({ classroomId, studentIds }),
  output: cards,
  refusals: [...refusals, 'CHD_009'],
});

export const revokeCards = defineCall({
  ...spelling.revokeCards,
  ...managers,
  summary: 'Ends the cards of students and the sessions that were opened with them.',
  input: z.object({ classroomId, studentIds }),
  output: z.object({ revoked: z.number() }),
  refusals: [...refusals],
});

export const showPictures = defineCall({
  ...spelling.showPictures,
  ...managers,
  summary: 'Shows the pictures of students. Every view is recorded.',
  input: z.object({ classroomId, studentIds }),
  output: picturesOfStudents,
  refusals: [...refusals],
});

export const renewPictures = defineCall({
  ...spelling.renewPictures,
  ...managers,
  summary: 'Deals new pictures to students who sign in with pictures.',
  input: z.object({ classroomId, studentIds }),
  output: picturesOfStudents,
  refusals: [...refusals, 'CHD_009'],
});

export const showSignInCode = defineCall({
  ...spelling.showSignInCode,
  ...managers,
  summary: 'Creates a code that signs one student in once, within a few minutes.',
  input: z.object({ classroomId, studentId: fields.id }),
  output: z.object({ cardCode: z.string(), expiresAt: z.string() }),
  refusals: [...refusals, 'CHD_009'],
});

export const suggestUsername = defineCall({
  name: 'suggestUsername',
  summary: 'Suggests a username that a child can type, such as otter42.',
  access: ['parent', 'educator'],
  input: z.object({}),
  output: z.object({ username: z.string() }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004'],
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
  needsTeaching: true,
});

export const playAsChild = defineCall({
  ...spelling.playAsChild,
  summary: 'Ends the session of the parent and signs the child in on this device.',
  access: ['parent'],
  input: z.object({ studentId: fields.id }),
  output: z.object({ userJson: fields.jsonText(UserJsonSchema), sessionToken: z.string() }),
  refusals: ['CHD_001', 'LGN_004', 'LGN_005'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
});
