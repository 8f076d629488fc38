import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { verifiesPassword } from '../accounts/sign-in/age-check-ticket.ts';
import { startUserSession } from '../accounts/sign-in/start-user-session.ts';
import { claimOpening } from './age-check.queries.ts';
import { openableSince } from './age-check.rules.ts';

type Finished = { personId: string; setupIntentId: string; ticket: string };

/**
 * Signs a user in after a check by ticket, because the user entered the password just before. Works
 * once per check, and only while that password could still sign in.
 */
export const signInAfterCheck = (ctx: Context<Actor | null>, finished: Finished) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const person = await lockAccount(tx, finished.personId);
    if (!person || person.suspended_at) throw new DomainError('SSN_002');
    if (!person.email_confirmed_at) return { isEmailPending: true };
    const opening = {
      setupIntentId: finished.setupIntentId,
      userId: person.id,
      now: deps.now(),
      since: openableSince(deps.now()),
    };
    const mayOpen =
      verifiesPassword(deps, finished.ticket, person) && (await claimOpening(tx, opening));
    return {
      isEmailPending: false,
      ...(mayOpen && (await startUserSession(ctx, tx, person))),
    };
  });
