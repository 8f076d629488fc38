import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import { alarmWhenGuessed } from '../schools.ts';
import { FAILED_ATTEMPTS_PER_USER, failedAttemptsAt } from './code-format.rules.ts';

/** Limits guesses of school codes. Counts each attempt as failed first, and `found` refunds it. */
export const limitCodeAttempts = async ({ deps, actor, request, audit }: Context<Educator>) => {
  const { db, now, config } = deps;
  const attempt = await consumeAttempt(
    db,
    [
      { bucket: 'school-code/user', key: actor.id, ...FAILED_ATTEMPTS_PER_USER },
      ...(config.ADDRESS_LIMITS ? [failedAttemptsAt(request.address)] : []),
    ],
    now(),
  );
  return {
    found: attempt,
    missed: async () => {
      await audit(db, 'school.code-missed', undefined, { outcome: 'SCH_001' });
      await alarmWhenGuessed(deps);
    },
  };
};
