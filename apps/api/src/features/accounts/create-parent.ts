import type { createUser } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Context } from '../../context/context.ts';
import { createAdult, findAccount, translateTakenEmail } from './accounts.ts';
import { ensureUncommonPassword } from './passwords/ensure-uncommon-password.ts';
import { readPortalUser } from './profile/read-portal-user.ts';
import { createAgeCheckTicket } from './sign-in/age-check-ticket.ts';

type ParentSignUp = Extract<CallInput<typeof createUser>, { userType: 'parent' }>;

/**
 * Creates a Home Account. The parent can sign in after opening the confirmation link from the
 * email.
 */
export const createParent = async (ctx: Context<null>, input: ParentSignUp) => {
  const { deps, idempotent: once } = ctx;
  await ensureUncommonPassword(deps, input.password, [
    input.firstName,
    input.lastName,
    input.email,
  ]);
  const passwordHash = await deps.passwords.hash(input.password);
  return once({
    make: async (tx) => [await createAdult(ctx, tx, { ...input, passwordHash })],
    answer: async (tx, [id = '']) => {
      const user = await readPortalUser(deps, tx, { id, userType: 'parent' });
      return {
        // The caller is anonymous, so a late retry must not reveal children added since the
        // sign-up.
        user: user.userType === 'parent' ? { ...user, children: [] } : user,
        ageCheckTicket: createAgeCheckTicket(deps, id, await findAccount(tx, id)),
      };
    },
  }).catch(translateTakenEmail);
};
