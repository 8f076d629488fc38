import type { createUser } from '@wonderfield/contract/accounts/account-calls';
import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { CallInput } from '@wonderfield/contract/call';
import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { Atomically } from '../../calls/answer-once.ts';
import { isUniqueViolation } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { makeAgeCheckTicket } from '../age-check/age-check-ticket.ts';
import { recordEvent } from '../audit/record-event.ts';
import { insertAdult } from './accounts.queries.ts';
import { readPortalUser } from './read-portal-user.ts';

type ParentSignUp = Extract<CallInput<typeof createUser>, { userType: 'parent' }>;

/** The unique index decides who was first, not a look beforehand. */
const translateTakenEmail = (error: unknown): never => {
  if (isUniqueViolation(error, 'users_email_unique')) {
    throw new Refusal('EML_001', { errors: { email: FIELD_MESSAGES.emailTaken } });
  }
  throw error;
};

/** Makes a Home Account. It opens once the mailed link has been followed. */
export const createParent = async (
  deps: Deps,
  input: ParentSignUp,
  atomically: Atomically,
  requestId: string,
) => {
  const { passwords, jobs, now } = deps;
  const passwordHash = await passwords.hash(input.password);
  return atomically(async (tx) => {
    const { id } = await insertAdult(tx, { ...input, passwordHash, now: now() });
    await jobs.enqueue(tx, 'mail-confirmation-link', { userId: id });
    await recordEvent(tx, {
      at: now(),
      action: 'account.created',
      actorId: id,
      subjectId: id,
      requestId,
    });
    return {
      userJson: toUserJson(await readPortalUser(deps, tx, id)),
      ageCheckTicket: makeAgeCheckTicket(deps, id),
    };
  }).catch(translateTakenEmail);
};
