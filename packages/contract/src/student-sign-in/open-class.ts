import { z } from 'zod';
import { valuesOf } from '../options.ts';
import { SIGN_IN_KINDS, SIGN_IN_METHODS } from '../sign-in-method.ts';
import { BOARDS, PictureNameSchema } from './pictures.ts';

/** A student's tile on a device in the class. Contains no id and no real name. */
export const TileSchema = z.object({
  tile: z.string().describe('Identifies the student on this device only.'),
  name: z
    .string()
    .describe(
      'The avatar name. On a device that the teacher opened, a student without one has the first name.',
    ),
  isNamed: z.boolean().describe('False for a student who has no avatar name yet.'),
  avatarPreview: z.string().optional(),
  method: z.enum(valuesOf(SIGN_IN_METHODS)),
  board: z
    .int()
    .min(0)
    .max(BOARDS - 1)
    .optional()
    .describe('Order of the pictures, the same as at home. Sent for the method `pictures`.'),
  isIn: z.boolean().describe('True while the student is signed in, on any device.'),
});
export type Tile = z.output<typeof TileSchema>;

/** A class as a device in the room sees it. There are no tiles while the class is closed. */
export const OpenClassSchema = z.object({
  name: z.string(),
  openUntil: z.string().optional().describe('Missing while the class is closed.'),
  tiles: z.array(TileSchema),
});
export type OpenClass = z.output<typeof OpenClassSchema>;

/** What a device learns about its raised hand. */
export const HAND_STATES = ['waiting', 'coming', 'letIn', 'lowered'] as const;

/** A raised hand, for the educator. The device shows the same picture, so it can be recognized. */
export const RaisedHandSchema = z.object({
  handId: z.string(),
  classRoomId: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarPreview: z.string().optional(),
  reason: z.enum(['asked', 'stuck']).describe('`stuck` after three wrong attempts.'),
  picture: PictureNameSchema,
  raisedAt: z.string(),
  isComing: z.boolean().describe('True after the educator answered "On my way".'),
  isGuest: z
    .boolean()
    .optional()
    .describe('True if the class does not manage the login, so `letIn` is rejected.'),
});
export type RaisedHand = z.output<typeof RaisedHandSchema>;

/** State of a student on the live board. `done` signed out since the class was opened. */
export const LIVE_STATES = ['in', 'done', 'notIn', 'stuck'] as const;

export const LiveStudentSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string().optional().describe('The avatar name.'),
  avatarPreview: z.string().optional(),
  signInMethod: z.enum(valuesOf(SIGN_IN_METHODS)),
  state: z.enum(LIVE_STATES),
  signedInWith: z.enum(SIGN_IN_KINDS).optional(),
  signedInAt: z.string().optional().describe('Missing if the student never signed in.'),
  isGuest: z.boolean().optional().describe('True if the class does not manage the login.'),
});
export type LiveStudent = z.output<typeof LiveStudentSchema>;

/** A class during a lesson, for its educators. */
export const LiveClassSchema = z.object({
  classRoomId: z.string(),
  name: z.string(),
  openedAt: z.string().optional(),
  openUntil: z.string().optional().describe('Missing while the class is closed.'),
  classCode: z.string().optional().describe('Opens the class on a device while it is open.'),
  students: z.array(LiveStudentSchema),
  hands: z.array(RaisedHandSchema),
});
export type LiveClass = z.output<typeof LiveClassSchema>;
