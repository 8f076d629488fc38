import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { PLAY_TOKEN_SECONDS } from '../limits.ts';
import { SUBJECTS, valuesOf } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { STAGES } from './field.ts';
import * as spelling from './play-codec.ts';
import { SeedSchema } from './seed-calls.ts';

export const startPlay = defineCall({
  name: 'startPlay',
  summary: 'Issues a single-use token that is valid for the game only.',
  access: ['student', 'parent', 'educator'],
  input: z.object({}),
  output: z.object({
    playToken: z.string().describe(`A single-use token. Valid for ${PLAY_TOKEN_SECONDS} seconds.`),
    /** Address of the game. The token goes after the `#`, so no server or log sees it. */
    gameUrl: z.string(),
  }),
  refusals: ['EDU_001', 'AVN_005'],
  whileGameOnly: true,
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
});

export const redeemPlayToken = defineCall({
  ...spelling.redeemPlayToken,
  summary: 'Exchanges the token for a play session. The game gets the avatar, never the account.',
  access: ['anonymous', 'student', 'parent', 'educator'],
  input: z.object({
    playToken: z.string(FIELD_MESSAGES.notText).max(200, FIELD_MESSAGES.tooLong),
  }),
  output: z.object({
    playSession: z.string(),
    playerName: z.string(),
    avatarPreview: z.string().optional(),
  }),
  // No limit per IP address, because a token cannot be guessed and a whole school plays from one
  // address.
  refusals: ['PLY_001'],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const getOwnField = defineCall({
  name: 'getOwnField',
  summary: "Returns what has grown in the student's field, for the picture on the home page.",
  access: ['student'],
  whileGameOnly: true,
  input: z.object({}),
  output: z.object({
    places: z.array(
      z.object({ subject: z.enum(valuesOf(SUBJECTS)), rows: z.number(), stage: z.enum(STAGES) }),
    ),
    lastPlace: z
      .enum(valuesOf(SUBJECTS))
      .optional()
      .describe('The place of the row that was finished last.'),
    seed: SeedSchema.optional().describe('The seed that was planted last.'),
    isTimeUp: z.boolean().describe('True if the time for today is used up.'),
  }),
  refusals: [],
});
