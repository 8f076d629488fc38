import type { createUser } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/call';
import type { Work } from '../../work/work.ts';
import { makeAdult, translateTakenEmail } from './accounts.ts';
import { makeAgeCheckTicket } from './age-check-ticket.ts';
import { readPortalUser } from './read-portal-user.ts';

type ParentSignUp = Extract<CallInput<typeof createUser>, { userType: 'parent' }>;

/** Makes a Home Account. It opens once the mailed link has been followed. */
export const createParent = async (work: Work<null>, input: ParentSignUp) => {
  const { deps, atomically } = work;
  const passwordHash = await deps.passwords.hash(input.password);
  return atomically(async (tx) => {
    const id = await makeAdult(work, tx, { ...input, passwordHash });
    return {
      user: await readPortalUser(deps, tx, id),
      ageCheckTicket: makeAgeCheckTicket(deps, id),
    };
  }).catch(translateTakenEmail);
};
