import type { createUser } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Context } from '../../context/context.ts';
import { createAdult, findAccount, translateTakenEmail } from '../accounts/accounts.ts';
import { ensureUncommonPassword } from '../accounts/passwords/ensure-uncommon-password.ts';
import { readPortalUser } from '../accounts/profile/read-portal-user.ts';
import { createAgeCheckTicket } from '../accounts/sign-in/age-check-ticket.ts';
import {
  readContactCheck,
  spendContactCheckTicket,
} from '../contact-checks/contact-check-ticket.ts';
import { ensureUsablePhone } from '../contact-checks/read-phone.ts';
import { insertEducator } from './educators.queries.ts';

type EducatorSignUp = Exclude<
  Extract<CallInput<typeof createUser>, { userType: 'educator' }>,
  { licenseType: 'school/district' }
>;

/**
 * Creates an educator's account, in which an individual teacher waits for approval. A teacher with
 * a school code starts approved, because student data needs a redeemed code.
 */
export const createEducator = async (ctx: Context<null>, input: EducatorSignUp) => {
  const { deps, idempotent: once } = ctx;
  ensureUsablePhone(input.phoneNumber);
  const contact = input.contactCheckTicket
    ? readContactCheck(deps, input.contactCheckTicket, input)
    : undefined;
  await ensureUncommonPassword(deps, input.password, [
    input.firstName,
    input.lastName,
    input.email,
  ]);
  const passwordHash = await deps.passwords.hash(input.password);
  return once({
    make: async (tx) => {
      if (contact) await spendContactCheckTicket(deps, tx, contact);
      const userId = await createAdult(ctx, tx, { ...input, passwordHash });
      await insertEducator(tx, {
        userId,
        licenseType: input.licenseType,
        isApproved: input.licenseType === 'schoolLicenseCode',
        isAmbassador: input.isAmbassador,
        contactCheckedBy: contact?.channel,
        now: deps.now(),
      });
      return [userId];
    },
    answer: async (tx, [userId = '']) => ({
      user: await readPortalUser(deps, tx, { id: userId, userType: 'educator' }),
      ageCheckTicket: createAgeCheckTicket(deps, userId, await findAccount(tx, userId)),
    }),
  }).catch(translateTakenEmail);
};
