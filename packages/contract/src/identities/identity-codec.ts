import { login, userResponse } from '../accounts/account-codec.ts';
import type { PortalUser } from '../accounts/user.ts';
import { defineCodec } from '../codec.ts';
import type { UnlinkedIdentity } from './identity.ts';

/* Codecs of the single sign-on calls whose wire names differ. */

type SignedIn = {
  user: PortalUser;
  sessionToken: string;
  ageCheckTicket?: string | undefined;
};
/** A signed-in user or an unlinked identity, never both. */
type Redeemed = SignedIn | { newcomer: UnlinkedIdentity };

type RedeemedJson = {
  userJson?: string | undefined;
  sessionToken?: string | undefined;
  ageCheckTicket?: string | undefined;
  newcomer?: UnlinkedIdentity | undefined;
};

export const redeemSignIn = defineCodec('redeemSignIn', {
  write: (response: Redeemed) =>
    'newcomer' in response
      ? { newcomer: response.newcomer }
      : {
          ...userResponse.write(response),
          sessionToken: response.sessionToken,
          ageCheckTicket: response.ageCheckTicket,
        },
  read: ({
    userJson,
    sessionToken,
    ageCheckTicket,
    newcomer: unlinkedIdentity,
  }: RedeemedJson): Redeemed => {
    if (unlinkedIdentity) return { newcomer: unlinkedIdentity };
    if (!userJson || !sessionToken)
      throw new Error('The response contains neither a session nor an unlinked identity.');
    return { ...userResponse.read({ userJson }), sessionToken, ageCheckTicket };
  },
});

const studentId = 'requestUserId';

export const getLinkedLogins = defineCodec('getLinkedLogins', { fields: { studentId } });

export const endLinkedLogin = defineCodec('endLinkedLogin', { fields: { studentId } });

export const allowLinkedLogin = defineCodec('allowLinkedLogin', { fields: { studentId } });

export const findMyClass = defineCodec('findMyClass', {
  write: (response: SignedIn) => ({
    ...userResponse.write(response),
    sessionToken: response.sessionToken,
  }),
  read: ({ userJson, sessionToken }: { userJson: string; sessionToken: string }): SignedIn => ({
    ...userResponse.read({ userJson }),
    sessionToken,
  }),
});

export const tieSignIn = defineCodec('tieSignIn', {
  fields: login.fields,
  write: login.write,
  read: login.read,
});
