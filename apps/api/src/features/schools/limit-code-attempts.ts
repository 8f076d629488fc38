import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { countTry } from '../../security/consume-attempt.ts';
import { MISSES_PER_USER, missesAt } from './school-code.rules.ts';
import { alarmWhenGuessed } from './schools.ts';

/** Puts a bound on guessing school codes. Each try counts as a miss first; `found` takes it back. */
export const guardCodeTry = async ({ deps, actor, request, record }: Work<Educator>) => {
  const { db, now, config } = deps;
  const found = await countTry(
    db,
    [
      { bucket: 'school-code/user', key: actor.id, ...MISSES_PER_USER },
      ...(config.ADDRESS_LIMITS ? [missesAt(request.address)] : []),
    ],
    now(),
  );
  return {
    found,
    missed: async () => {
      await record(db, 'school.code-missed', undefined, { outcome: 'SCH_001' });
      await alarmWhenGuessed(deps);
    },
  };
};
