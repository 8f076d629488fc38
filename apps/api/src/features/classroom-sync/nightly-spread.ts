import { createHash } from 'node:crypto';

const HOUR_MS = 3_600_000;
/** From the start of the night until the first schools of the East open. */
export const NIGHT_MS = 4 * HOUR_MS;
/** A sync that had to wait starts no later than this, so that it ends before school. */
export const NIGHT_WITH_WAITS_MS = 5 * HOUR_MS;
const RANGE = 2 ** 32;

/**
 * Returns how long after the start of the night a classroom is synced. It is the same every night, and
 * classrooms spread evenly, so that no service is asked for everything at once.
 */
export const nightlyDelayMs = (classroomId: string) => {
  const digest = createHash('sha256').update(`nightly sync ${classroomId}`).digest();
  return Math.floor((digest.readUInt32BE(0) / RANGE) * NIGHT_MS);
};
