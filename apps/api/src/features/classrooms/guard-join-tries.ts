import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { giveBackToLimit, type Limit, takeFromLimit } from '../../security/rate-limits.ts';
import { recordEvent } from '../audit/record-event.ts';
import { MISSES_PER_ADDRESS } from '../schools/school-code.rules.ts';
import {
  JOIN_MISSES_PER_ADDRESS,
  JOIN_MISSES_PER_USER,
  JOINS_PER_ADDRESS,
} from './classrooms.rules.ts';

type Guesser = {
  /** Whoever is signed in answers for the own tries, not for those of the whole school's address. */
  actorId?: string | undefined;
  address: string;
  requestId: string;
  /** A school's code is guessed for as rarely here as where teachers type it (T49). */
  isSchoolCode?: boolean;
};

/** Puts a bound on guessing codes. Each try counts as a miss first; `found` takes it back. */
export const guardJoinTry = async ({ db, now, config }: Deps, guesser: Guesser) => {
  const at = now();
  const byAddress = guesser.isSchoolCode
    ? { bucket: 'school-code/address', key: guesser.address, ...MISSES_PER_ADDRESS }
    : { bucket: 'join/address', key: guesser.address, ...JOIN_MISSES_PER_ADDRESS };
  const byUser = guesser.actorId && {
    ...{ bucket: 'join/user', key: guesser.actorId, ...JOIN_MISSES_PER_USER },
  };
  const limits: Limit[] = byUser ? [byUser] : config.ADDRESS_LIMITS ? [byAddress] : [];
  const taken: Limit[] = [];
  const giveBack = async () => {
    for (const limit of taken) await giveBackToLimit(db, limit, at);
  };
  const take = async (limit: Limit) => {
    taken.push(limit);
    const { isWithin, retryAfterSeconds } = await takeFromLimit(db, limit, at);
    if (isWithin) return;
    // Nothing was looked at, so nothing was missed: a crowd with the right code locks nobody out.
    await giveBack();
    throw new Refusal('RTE_001', { retryAfterSeconds });
  };
  for (const limit of limits) await take(limit);
  return {
    found: async () => {
      await giveBack();
      taken.length = 0;
      if (!config.ADDRESS_LIMITS || guesser.actorId) return;
      await take({ bucket: 'join/accounts', key: guesser.address, ...JOINS_PER_ADDRESS });
    },
    missed: async (): Promise<never> => {
      await recordEvent(db, {
        at,
        action: 'class-code.missed',
        actorId: guesser.actorId,
        outcome: 'CLS_008',
        requestId: guesser.requestId,
      });
      throw new Refusal('CLS_008');
    },
  };
};
