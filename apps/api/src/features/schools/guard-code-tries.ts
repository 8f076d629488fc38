import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { countTry } from '../../security/count-try.ts';
import { recordEvent } from '../audit/record-event.ts';
import { alarmWhenGuessed } from './alarm-when-guessed.ts';
import { MISSES_PER_USER, missesAt } from './school-code.rules.ts';

type Request = { id: string; address: string };

/** Puts a bound on guessing school codes. Each try counts as a miss first; `found` takes it back. */
export const guardCodeTry = async (deps: Deps, actor: Actor, request: Request) => {
  const { db, now, config } = deps;
  const at = now();
  const found = await countTry(
    db,
    [
      { bucket: 'school-code/user', key: actor.id, ...MISSES_PER_USER },
      ...(config.ADDRESS_LIMITS ? [missesAt(request.address)] : []),
    ],
    at,
  );
  return {
    found,
    missed: async () => {
      await recordEvent(db, {
        at,
        action: 'school.code-missed',
        actorId: actor.id,
        outcome: 'SCH_001',
        requestId: request.id,
      });
      await alarmWhenGuessed(deps);
    },
  };
};
