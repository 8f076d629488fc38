import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import type { Limit } from '../../../security/rate-limits.ts';
import { failedAttemptsAt } from '../../schools/codes/code-format.rules.ts';
import { alarmWhenGuessed } from '../../schools/schools.ts';
import {
  FAILED_JOINS_PER_ADDRESS,
  FAILED_JOINS_PER_USER,
  JOINS_PER_ADDRESS,
} from '../classrooms.rules.ts';

type Guess = {
  /** True for a school code, which has the same low limit as in the teachers' form [T49]. */
  isSchoolCode: boolean;
};

/** Limits signed-in users per user and anonymous callers per IP address. */
const limitsFor = (
  { deps, actor, request: { address } }: Context<Actor | null>,
  { isSchoolCode }: Guess,
): Limit[] => {
  if (actor) return [{ bucket: 'join/user', key: actor.id, ...FAILED_JOINS_PER_USER }];
  if (!deps.config.ADDRESS_LIMITS) return [];
  return isSchoolCode
    ? [failedAttemptsAt(address)]
    : [{ bucket: 'join/address', key: address, ...FAILED_JOINS_PER_ADDRESS }];
};

/** Limits code guesses. Counts each attempt as failed first, and `found` refunds it. */
export const limitJoinAttempts = async (ctx: Context<Actor | null>, guess: Guess) => {
  const { deps } = ctx;
  const attempt = await consumeAttempt(deps.db, limitsFor(ctx, guess), deps.now());
  return {
    found: attempt,
    missed: async (): Promise<never> => {
      await ctx.audit(deps.db, 'class-code.missed', undefined, { outcome: 'CLS_008' });
      if (guess.isSchoolCode) await alarmWhenGuessed(deps);
      throw new DomainError('CLS_008');
    },
  };
};

/** Limits the accounts created from one IP address. */
export const limitNewAccounts = async ({ deps, request }: Context<null>) => {
  if (!deps.config.ADDRESS_LIMITS) return;
  const accounts = { bucket: 'join/accounts', key: request.address, ...JOINS_PER_ADDRESS };
  await consumeAttempt(deps.db, [accounts], deps.now());
};
