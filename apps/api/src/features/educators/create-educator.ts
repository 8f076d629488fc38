import type { createUser } from '@wonderfield/contract/accounts/account-calls';
import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { CallInput } from '@wonderfield/contract/call';
import type { Atomically } from '../../calls/answer-once.ts';
import type { Deps } from '../../dependencies.ts';
import { makeAdult, translateTakenEmail } from '../accounts/make-adult.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { makeAgeCheckTicket } from '../age-check/age-check-ticket.ts';
import { channelProven } from '../contact-checks/contact-check-ticket.ts';
import { ensureUsablePhone } from '../contact-checks/read-phone.ts';
import { insertEducator } from './educators.queries.ts';

type EducatorSignUp = Extract<CallInput<typeof createUser>, { userType: 'educator' }>;

/**
 * Makes an educator's account. An individual teacher waits for approval; one with a school code
 * starts approved, because nothing that touches children opens before the code is redeemed (D 4).
 */
export const createEducator = async (
  deps: Deps,
  input: EducatorSignUp,
  atomically: Atomically,
  requestId: string,
) => {
  const { passwords, now } = deps;
  ensureUsablePhone(input.phoneNumber);
  const contactCheckedBy = input.contactCheckTicket
    ? channelProven(deps, input.contactCheckTicket, input)
    : undefined;
  const passwordHash = await passwords.hash(input.password);
  return atomically(async (tx) => {
    const userId = await makeAdult(deps, tx, { ...input, passwordHash }, requestId);
    await insertEducator(tx, {
      userId,
      licenseType: input.educatorLicenseType,
      isApproved: input.educatorLicenseType === 'schoolLicenseCode',
      isAmbassador: input.wonderfieldAmbassador,
      contactCheckedBy,
      now: now(),
    });
    return {
      userJson: toUserJson(await readPortalUser(deps, tx, userId)),
      ageCheckTicket: makeAgeCheckTicket(deps, userId),
    };
  }).catch(translateTakenEmail);
};
