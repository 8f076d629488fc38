import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { countTry } from '../../security/consume-attempt.ts';
import type { Limit } from '../../security/rate-limits.ts';
import { missesAt } from '../schools/school-code.rules.ts';
import { alarmWhenGuessed } from '../schools/schools.ts';
import {
  JOIN_MISSES_PER_ADDRESS,
  JOIN_MISSES_PER_USER,
  JOINS_PER_ADDRESS,
} from './classrooms.rules.ts';

type Guess = {
  /** A school's code is guessed for as rarely here as where teachers type it (T49). */
  isSchoolCode: boolean;
};

/** Whoever is signed in answers for their own tries, not for those of the whole school's address. */
const limitsFor = (
  { deps, actor, request: { address } }: Work<Actor | null>,
  { isSchoolCode }: Guess,
): Limit[] => {
  if (actor) return [{ bucket: 'join/user', key: actor.id, ...JOIN_MISSES_PER_USER }];
  if (!deps.config.ADDRESS_LIMITS) return [];
  return isSchoolCode
    ? [missesAt(address)]
    : [{ bucket: 'join/address', key: address, ...JOIN_MISSES_PER_ADDRESS }];
};

/** Puts a bound on guessing codes. Each try counts as a miss first; `found` takes it back. */
export const guardJoinTry = async (work: Work<Actor | null>, guess: Guess) => {
  const { deps } = work;
  const found = await countTry(deps.db, limitsFor(work, guess), deps.now());
  return {
    found,
    missed: async (): Promise<never> => {
      await work.record(deps.db, 'class-code.missed', undefined, { outcome: 'CLS_008' });
      if (guess.isSchoolCode) await alarmWhenGuessed(deps);
      throw new Refusal('CLS_008');
    },
  };
};

/** One more account made from this address; refused where that would be a flood. */
export const boundNewAccounts = async ({ deps, request }: Work<null>) => {
  if (!deps.config.ADDRESS_LIMITS) return;
  const accounts = { bucket: 'join/accounts', key: request.address, ...JOINS_PER_ADDRESS };
  await countTry(deps.db, [accounts], deps.now());
};
