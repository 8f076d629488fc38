import {
  confirmAgeCheck,
  createSetupIntent,
} from '@wonderfield/contract/age-check/age-check-codec';
import { callApi } from '../../../shared/call-client.ts';
import { readSession, storeSession, storeUser } from '../../../shared/session-store.ts';

/** Who is checked: by session, or by the ticket that came with a sign-in or a sign-up. */
export type PersonToCheck = { userId: string; ageCheckTicket?: string | undefined };

export const startCheck = (
  person: PersonToCheck,
  form: { cardholderName: string; email: string; zip: string },
  idempotencyKey: string,
) => callApi(createSetupIntent, { ...form, ...person }, { idempotencyKey });

/** What is left to do after the check: nothing, or confirming the address that is told here. */
export type Checked = { emailToConfirm?: string | undefined };

export const finishCheck = async (
  person: PersonToCheck,
  setupIntentId: string,
): Promise<Checked> => {
  const response = await callApi(confirmAgeCheck, { ...person, setupIntentId });
  const { user, sessionToken, isEmailPending } = response;
  const session = readSession();
  if (session?.userId === person.userId) storeUser(user);
  // Somebody else may have signed in on this device meanwhile.
  else if (sessionToken && !session) storeSession({ sessionToken, user });
  return isEmailPending && user.userType !== 'student' ? { emailToConfirm: user.email } : {};
};
