import { z } from 'zod';
import { OFFLINE_ROWS } from '../limits.ts';
import { definePlayCall } from './define-play-call.ts';
import { deviceKey, RowSchema, TodaySchema } from './game-calls.ts';

/**
 * Refills the offline rows of a device. The device can no longer play rows that are missing in the
 * response.
 */
export const refillOfflineRows = definePlayCall({
  name: 'takeRowsAlong',
  summary: `Refills a device to ${OFFLINE_ROWS} open offline rows, and returns them with the rows assigned by teachers.`,
  input: z.object({ deviceKey }),
  output: z.object({ rows: z.array(RowSchema).max(2 * OFFLINE_ROWS), today: TodaySchema }),
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});
