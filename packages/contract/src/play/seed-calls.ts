import { z } from 'zod';
import * as fields from '../fields.ts';
import { SEEDS_SHOWN } from '../limits.ts';
import { SUBJECTS, valuesOf } from '../options.ts';
import { definePlayCall } from './define-play-call.ts';

export const SeedSchema = z.object({
  /** The place that was practiced most on the day of planting. It decides which flower opens. */
  subject: z.enum(valuesOf(SUBJECTS)),
  /** False until the next local day. */
  isOpen: z.boolean(),
});
export type Seed = z.infer<typeof SeedSchema>;

/** Seeds that were planted at the end of a day, newest first. */
export const SeedsSchema = z.array(SeedSchema).max(SEEDS_SHOWN);

export const plantSeed = definePlayCall({
  name: 'plantSeed',
  summary: 'Plants the seed of a day. A second one on the same day changes nothing.',
  input: z.object({
    /** Seconds since it was planted, if it could not be sent at once. */
    secondsAgo: fields.serial.optional(),
  }),
  output: z.object({ seeds: SeedsSchema }),
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
});
