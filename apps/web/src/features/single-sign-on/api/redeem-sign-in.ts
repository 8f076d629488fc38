import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/home-path';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import type { UnlinkedIdentity } from '@wonderfield/contract/identities/identity';
import * as calls from '@wonderfield/contract/identities/identity-codec';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { storeDeviceToken } from '../../../shared/device-tokens.ts';
import { clearSession, storeSession } from '../../../shared/session-store.ts';

/** What came of a single sign-on. */
export type SignOnResult =
  | { outcome: 'signedIn'; user: PortalUser }
  | { outcome: 'newcomer'; newcomer: UnlinkedIdentity }
  /** No session remains: the adult check has to come first (S 4, D 3). */
  | { outcome: 'ageCheckNeeded'; userId: string; ageCheckTicket: string | undefined };

type SignedIn = { user: PortalUser; sessionToken: string; ageCheckTicket?: string | undefined };

/** Everything of whoever was signed in here before goes, cached classrooms and drafts included. */
const welcome = async ({ user, sessionToken, ageCheckTicket }: SignedIn): Promise<SignOnResult> => {
  clearSession();
  if (needsAgeCheckFirst(user)) {
    await callApi('logout', {}, { session: { sessionToken, userId: user.id } });
    return { outcome: 'ageCheckNeeded', userId: user.id, ageCheckTicket };
  }
  storeSession({ sessionToken, user });
  return { outcome: 'signedIn', user };
};

/** Trades the code. A session on this device goes along, and is replaced. */
export const redeemSignIn = async (code: string): Promise<SignOnResult> => {
  const response = await callApi(calls.redeemSignIn, { code });
  return 'newcomer' in response ? { outcome: 'newcomer', ...response } : welcome(response);
};

/** Joins the synced sections that list the student, and signs in. */
export const findMyClass = async (tieCode: string): Promise<SignOnResult> =>
  welcome(await callApi(calls.findMyClass, { tieCode }));

/** Ties a newcomer to the account whose password was typed, and signs in. */
export const tieSignIn = async (request: RequestOf<'tieSignIn'>): Promise<SignOnResult> => {
  const response = await callApi(calls.tieSignIn, request);
  const name = request.userType === 'student' ? request.username : request.email;
  await storeDeviceToken(name, response.deviceMark);
  return welcome(response);
};
