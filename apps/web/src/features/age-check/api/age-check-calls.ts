import {
  confirmAgeCheck,
  createSetupIntent,
} from '@wonderfield/contract/age-check/age-check-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { readSession, storeSession, storeUser } from '../../../shared/session/session-store.ts';

/** The adult to check, identified by session or by the ticket from a sign-in or sign-up. */
export type PersonToCheck = { userId: string; ageCheckTicket?: string | undefined };

export const startCheck = (
  person: PersonToCheck,
  form: { cardholderName: string; email: string; zip: string },
  idempotencyKey: string,
) => callApi(createSetupIntent, { ...form, ...person }, { idempotencyKey });

/** Result of the check, with the email address that still has to be confirmed. */
export type Checked = { emailToConfirm?: string | undefined };

export const finishCheck = async (
  person: PersonToCheck,
  setupIntentId: string,
): Promise<Checked> => {
  const response = await callApi(confirmAgeCheck, { ...person, setupIntentId });
  const { user, sessionToken, isEmailPending } = response;
  const session = readSession();
  if (session?.userId === person.userId) storeUser(user);
  // Another user may have signed in on this device during the check.
  else if (sessionToken && !session) storeSession({ sessionToken, user });
  return isEmailPending && user.userType !== 'student' ? { emailToConfirm: user.email } : {};
};
