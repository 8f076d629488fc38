import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { PLAY_CODE_MINUTES } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { startPlay } from './play-calls.ts';
import * as spelling from './play-codec.ts';

/** Allows dashes and spaces in a typed code. */
const TYPED_CODE_MAX_LENGTH = 20;

export const makePlayCode = defineCall({
  name: 'makePlayCode',
  summary: 'Creates a play code for signing in to the downloaded game.',
  access: startPlay.access,
  input: z.object({}),
  output: z.object({
    playCode: z
      .string()
      .describe(`A single-use code such as K3M9-2QXZ. Valid for ${PLAY_CODE_MINUTES} minutes.`),
  }),
  refusals: startPlay.refusals,
  limits: [{ per: 'user', times: 20, seconds: 3600 }],
});

export const redeemPlayCode = defineCall({
  ...spelling.redeemPlayCode,
  summary: 'Exchanges a play code for a play session.',
  access: ['anonymous', 'student', 'parent', 'educator'],
  input: z.object({
    playCode: fields.requiredText(FIELD_MESSAGES.joinCodeMissing, TYPED_CODE_MAX_LENGTH),
  }),
  output: z.object({
    playSession: z.string(),
    playerName: z.string(),
    avatarPreview: z.string().optional(),
  }),
  // Failed codes are limited per IP address and in total. Valid codes are not, because a whole
  // school shares one address.
  refusals: ['PLY_010', 'RTE_001'],
  whileUnchecked: true,
  whileResetPending: true,
});
