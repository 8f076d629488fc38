import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/home-path';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { type AdultPrefill, adultPrefill } from '../../../shared/account/adult-prefill.ts';
import { verifyLogin } from '../../../shared/account/verify-login.ts';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { storeSession } from '../../../shared/session/session-store.ts';

/** Result of a sign-in with the correct password. */
export type SignInResult =
  | { outcome: 'signedIn'; user: PortalUser }
  /** The session was ended, because the adult check comes first. */
  | {
      outcome: 'ageCheckNeeded';
      userId: string;
      ageCheckTicket: string | undefined;
      known: AdultPrefill | undefined;
      /** True for a school account, which can also get access by approval instead of the check. */
      isSchool: boolean;
    };

export const signIn = async (request: RequestOf<'login'>): Promise<SignInResult> => {
  const { sessionToken, user, ageCheckTicket } = await verifyLogin(request);
  if (needsAgeCheckFirst(user)) {
    await callApi('logout', {}, { session: { sessionToken, userId: user.id } });
    return {
      outcome: 'ageCheckNeeded',
      userId: user.id,
      ageCheckTicket,
      known: adultPrefill(user),
      isSchool: user.userType === 'educator' && user.licenseType === 'school/district',
    };
  }
  storeSession({ sessionToken, user });
  return { outcome: 'signedIn', user };
};
