import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { holdAccount } from '../accounts/accounts.ts';
import { provesPassword } from '../accounts/age-check-ticket.ts';
import { openAccount } from '../accounts/start-user-session.ts';
import { claimOpening } from './age-check.queries.ts';
import { openableSince } from './age-check.rules.ts';

type Finished = { personId: string; setupIntentId: string; ticket: string };

/**
 * Lets in who has just passed the check by ticket, without the password once more: it was typed right
 * before. Once for each check, and only while the account would open to that password, too.
 */
export const openCheckedAccount = (work: Work<Actor | null>, finished: Finished) =>
  work.atomically(async (tx) => {
    const { deps } = work;
    const person = await holdAccount(tx, finished.personId);
    if (!person || person.suspended_at) throw new Refusal('SSN_002');
    if (!person.email_confirmed_at) return { isEmailPending: true };
    const opening = {
      setupIntentId: finished.setupIntentId,
      userId: person.id,
      now: deps.now(),
      since: openableSince(deps.now()),
    };
    const mayOpen =
      provesPassword(deps, finished.ticket, person) && (await claimOpening(tx, opening));
    return {
      isEmailPending: false,
      ...(mayOpen && (await openAccount(work, tx, person))),
    };
  });
