import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { giveBackToLimit, type Limit, takeFromLimit } from '../../security/rate-limits.ts';
import { recordEvent } from '../audit/record-event.ts';
import { MISSES_PER_ADDRESS, MISSES_PER_USER, MISSES_WORTH_AN_ALARM } from './school-code.rules.ts';

type Request = { id: string; address: string };

/** Puts a bound on guessing school codes. Each try counts as a miss first; `found` takes it back. */
export const guardCodeTry = async (
  { db, now, config, log }: Deps,
  actor: Actor,
  request: Request,
) => {
  const at = now();
  const limits: Limit[] = [
    { bucket: 'school-code/user', key: actor.id, ...MISSES_PER_USER },
    ...(config.ADDRESS_LIMITS
      ? [{ bucket: 'school-code/address', key: request.address, ...MISSES_PER_ADDRESS }]
      : []),
  ];
  const taken: Limit[] = [];
  const giveBack = async () => {
    for (const limit of taken) await giveBackToLimit(db, limit, at);
  };
  for (const limit of limits) {
    taken.push(limit);
    const { isWithin, retryAfterSeconds } = await takeFromLimit(db, limit, at);
    if (isWithin) continue;
    // Nothing was looked at, so nothing was missed: a crowd with the right code locks nobody out.
    await giveBack();
    throw new Refusal('RTE_001', { retryAfterSeconds });
  }
  return {
    found: giveBack,
    missed: async () => {
      await recordEvent(db, {
        at,
        action: 'school.code-missed',
        actorId: actor.id,
        outcome: 'SCH_001',
        requestId: request.id,
      });
      const all = { bucket: 'school-code/all', key: 'misses', ...MISSES_WORTH_AN_ALARM };
      const { isWithin } = await takeFromLimit(db, all, at);
      if (!isWithin) log.warn('school codes are being guessed');
    },
  };
};
