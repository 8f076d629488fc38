import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { countTry } from '../../security/count-try.ts';
import type { Limit } from '../../security/rate-limits.ts';
import { recordEvent } from '../audit/record-event.ts';
import { alarmWhenGuessed } from '../schools/alarm-when-guessed.ts';
import { missesAt } from '../schools/school-code.rules.ts';
import {
  JOIN_MISSES_PER_ADDRESS,
  JOIN_MISSES_PER_USER,
  JOINS_PER_ADDRESS,
} from './classrooms.rules.ts';

type Guesser = {
  /** Whoever is signed in answers for their own tries, not for those of the whole school's address. */
  actorId?: string | undefined;
  address: string;
  requestId: string;
  /** A school's code is guessed for as rarely here as where teachers type it (T49). */
  isSchoolCode?: boolean;
};

const limitsFor = ({ config }: Deps, { actorId, address, isSchoolCode }: Guesser): Limit[] => {
  if (actorId) return [{ bucket: 'join/user', key: actorId, ...JOIN_MISSES_PER_USER }];
  if (!config.ADDRESS_LIMITS) return [];
  return isSchoolCode
    ? [missesAt(address)]
    : [{ bucket: 'join/address', key: address, ...JOIN_MISSES_PER_ADDRESS }];
};

/** Puts a bound on guessing codes. Each try counts as a miss first; `found` takes it back. */
export const guardJoinTry = async (deps: Deps, guesser: Guesser) => {
  const { db, now, config } = deps;
  const at = now();
  const giveBack = await countTry(db, limitsFor(deps, guesser), at);
  return {
    found: async () => {
      await giveBack();
      if (!config.ADDRESS_LIMITS || guesser.actorId) return;
      const accounts = { bucket: 'join/accounts', key: guesser.address, ...JOINS_PER_ADDRESS };
      await countTry(db, [accounts], at);
    },
    missed: async (): Promise<never> => {
      await recordEvent(db, {
        at,
        action: 'class-code.missed',
        actorId: guesser.actorId,
        outcome: 'CLS_008',
        requestId: guesser.requestId,
      });
      if (guesser.isSchoolCode) await alarmWhenGuessed(deps);
      throw new Refusal('CLS_008');
    },
  };
};
