import { z } from 'zod';
import { OFFLINE_ROWS } from '../limits.ts';
import { deviceKey, RowSchema, TodaySchema } from './game-calls.ts';
import { definePlayCall } from './play-call.ts';

/** Rows for a while without a network. What is not in the answer is no longer the device's to play. */
export const refillOfflineRows = definePlayCall({
  name: 'takeRowsAlong',
  summary: `Tops a device up to ${OFFLINE_ROWS} open rows of its own, and answers them with those that teachers assigned.`,
  input: z.object({ deviceKey }),
  output: z.object({ rows: z.array(RowSchema).max(2 * OFFLINE_ROWS), today: TodaySchema }),
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});
