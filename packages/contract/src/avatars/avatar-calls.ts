import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { AVATAR_LOOKS } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import * as spelling from './avatar-codec.ts';
import { avatarName } from './avatar-name.ts';

export const getAvatarName = defineCall({
  ...spelling.getAvatarName,
  summary: "Returns the signed-in student's avatar name.",
  access: ['student'],
  input: z.object({}),
  output: z.object({ name: z.string().optional(), avatarPreview: z.string().optional() }),
  refusals: [],
  whileGameOnly: true,
});

export const saveAvatarName = defineCall({
  ...spelling.saveAvatarName,
  summary: "Saves the signed-in student's avatar name, and the look if one is given.",
  access: ['student'],
  input: z.object({
    name: avatarName,
    look: z.enum(AVATAR_LOOKS, FIELD_MESSAGES.notAnOption).optional(),
  }),
  output: z.object({ name: z.string(), avatarPreview: z.string().optional() }),
  refusals: ['AVN_001', 'AVN_002', 'AVN_003', 'AVN_004'],
  whileGameOnly: true,
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
});
