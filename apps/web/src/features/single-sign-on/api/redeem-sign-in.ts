import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/home-path';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import type { UnlinkedIdentity } from '@wonderfield/contract/identities/identity';
import * as calls from '@wonderfield/contract/identities/identity-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { storeDeviceToken } from '../../../shared/session/device-tokens.ts';
import { clearSession, storeSession } from '../../../shared/session/session-store.ts';

export type SignOnResult =
  | { outcome: 'signedIn'; user: PortalUser }
  | { outcome: 'newcomer'; newcomer: UnlinkedIdentity }
  /** The session was ended, because the adult check comes first. */
  | { outcome: 'ageCheckNeeded'; userId: string; ageCheckTicket: string | undefined };

type SignedIn = { user: PortalUser; sessionToken: string; ageCheckTicket?: string | undefined };

/** Clears all data of the previous user, including cached classrooms and drafts. */
const welcome = async ({ user, sessionToken, ageCheckTicket }: SignedIn): Promise<SignOnResult> => {
  clearSession();
  if (needsAgeCheckFirst(user)) {
    await callApi('logout', {}, { session: { sessionToken, userId: user.id } });
    return { outcome: 'ageCheckNeeded', userId: user.id, ageCheckTicket };
  }
  storeSession({ sessionToken, user });
  return { outcome: 'signedIn', user };
};

/** Exchanges the code. Sends the device's session, which is replaced. */
export const redeemSignIn = async (code: string): Promise<SignOnResult> => {
  const response = await callApi(calls.redeemSignIn, { code });
  return 'newcomer' in response ? { outcome: 'newcomer', ...response } : welcome(response);
};

/** Joins the synced sections that list the student, and signs in. */
export const findMyClass = async (tieCode: string): Promise<SignOnResult> =>
  welcome(await callApi(calls.findMyClass, { tieCode }));

/** Links an unlinked identity to the account of the entered password, and signs in. */
export const tieSignIn = async (request: RequestOf<'tieSignIn'>): Promise<SignOnResult> => {
  const response = await callApi(calls.tieSignIn, request);
  const name = request.userType === 'student' ? request.username : request.email;
  await storeDeviceToken(name, response.deviceMark);
  return welcome(response);
};
