import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import * as spelling from './upload-codec.ts';

export const uploadAsset = defineCall({
  ...spelling.uploadAsset,
  summary: 'Uploads a profile picture (multipart) and returns its four variants.',
  access: ['student', 'parent', 'educator'],
  input: z.object({ imageType: z.literal('profiles', FIELD_MESSAGES.notAnOption) }),
  output: z.object({
    originalAsset: z.string(),
    mediumThumbnailAsset: z.string(),
    smallThumbnailAsset: z.string(),
    thumbnailAsset: z.string(),
  }),
  refusals: ['AST_001', 'AST_002', 'AST_003', 'CHD_003'],
  limits: [{ per: 'user', times: 10, seconds: 3600 }],
});
