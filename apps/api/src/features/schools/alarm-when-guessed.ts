import type { Deps } from '../../dependencies.ts';
import { takeFromLimit } from '../../security/rate-limits.ts';
import { MISSES_WORTH_AN_ALARM } from './school-code.rules.ts';

/** Counts a miss of a school code, whoever typed it where; many in an hour are somebody trying. */
export const alarmWhenGuessed = async ({ db, now, log }: Deps) => {
  const all = { bucket: 'school-code/all', key: 'misses', ...MISSES_WORTH_AN_ALARM };
  const { isWithin } = await takeFromLimit(db, all, now());
  if (!isWithin) log.warn('school codes are being guessed');
};
