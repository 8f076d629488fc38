import {
  confirmAgeCheck,
  createSetupIntent,
} from '@wonderfield/contract/age-check/age-check-spelling';
import { callApi } from '../../../shared/call-client.ts';
import { readSession, storeUser } from '../../../shared/session-store.ts';

/** Who is checked: by session, or by the ticket that came with a sign-in or a sign-up. */
export type PersonToCheck = { userId: string; ageCheckTicket?: string | undefined };

export const startCheck = (
  person: PersonToCheck,
  form: { cardholderName: string; email: string; zip: string },
  idempotencyKey: string,
) => callApi(createSetupIntent, { ...form, ...person }, { idempotencyKey });

export const finishCheck = async (person: PersonToCheck, setupIntentId: string) => {
  const { user } = await callApi(confirmAgeCheck, { ...person, setupIntentId });
  if (readSession()?.userId === person.userId) storeUser(user);
};
