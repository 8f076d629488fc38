import type { createUser } from '@wonderfield/contract/accounts/account-calls';
import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { CallInput } from '@wonderfield/contract/call';
import type { Atomically } from '../../calls/answer-once.ts';
import type { Deps } from '../../dependencies.ts';
import { makeAgeCheckTicket } from '../age-check/age-check-ticket.ts';
import { makeAdult, translateTakenEmail } from './make-adult.ts';
import { readPortalUser } from './read-portal-user.ts';

type ParentSignUp = Extract<CallInput<typeof createUser>, { userType: 'parent' }>;

/** Makes a Home Account. It opens once the mailed link has been followed. */
export const createParent = async (
  deps: Deps,
  input: ParentSignUp,
  atomically: Atomically,
  requestId: string,
) => {
  const passwordHash = await deps.passwords.hash(input.password);
  return atomically(async (tx) => {
    const id = await makeAdult(deps, tx, { ...input, passwordHash }, requestId);
    return {
      userJson: toUserJson(await readPortalUser(deps, tx, id)),
      ageCheckTicket: makeAgeCheckTicket(deps, id),
    };
  }).catch(translateTakenEmail);
};
