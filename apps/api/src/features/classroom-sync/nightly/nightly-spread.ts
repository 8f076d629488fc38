import { createHash } from 'node:crypto';

const HOUR_MS = 3_600_000;
/** Time from the start of the night until the first schools on the East Coast open. */
export const NIGHT_MS = 4 * HOUR_MS;
/** Latest start of a postponed sync, so it ends before school. */
export const NIGHT_WITH_WAITS_MS = 5 * HOUR_MS;
const RANGE = 2 ** 32;

/**
 * Returns the delay of a classroom's nightly sync. The delay is the same every night and evenly
 * distributed, which limits the load on the services.
 */
export const nightlyDelayMs = (classroomId: string) => {
  const digest = createHash('sha256').update(`nightly sync ${classroomId}`).digest();
  return Math.floor((digest.readUInt32BE(0) / RANGE) * NIGHT_MS);
};
