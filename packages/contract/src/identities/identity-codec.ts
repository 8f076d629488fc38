import { login, userAnswer } from '../accounts/account-codec.ts';
import type { PortalUser } from '../accounts/user.ts';
import { spell } from '../codec.ts';
import type { Newcomer } from './identity.ts';

/* The calls of single sign-on, where the wire's words differ from the code's. */

type SignedIn = {
  user: PortalUser;
  sessionToken: string;
  ageCheckTicket?: string | undefined;
};
/** Somebody is signed in, or is new here: never both. */
type Redeemed = SignedIn | { newcomer: Newcomer };

type RedeemedJson = {
  userJson?: string | undefined;
  sessionToken?: string | undefined;
  ageCheckTicket?: string | undefined;
  newcomer?: Newcomer | undefined;
};

export const redeemSignIn = spell('redeemSignIn', {
  write: (answer: Redeemed) =>
    'newcomer' in answer
      ? { newcomer: answer.newcomer }
      : {
          ...userAnswer.write(answer),
          sessionToken: answer.sessionToken,
          ageCheckTicket: answer.ageCheckTicket,
        },
  read: ({ userJson, sessionToken, ageCheckTicket, newcomer }: RedeemedJson): Redeemed => {
    if (newcomer) return { newcomer };
    if (!userJson || !sessionToken) throw new Error('an answer without anybody in it');
    return { ...userAnswer.read({ userJson }), sessionToken, ageCheckTicket };
  },
});

const studentId = 'requestUserId';

export const getLinkedLogins = spell('getLinkedLogins', { fields: { studentId } });

export const endLinkedLogin = spell('endLinkedLogin', { fields: { studentId } });

export const allowLinkedLogin = spell('allowLinkedLogin', { fields: { studentId } });

export const findMyClass = spell('findMyClass', {
  write: (answer: SignedIn) => ({
    ...userAnswer.write(answer),
    sessionToken: answer.sessionToken,
  }),
  read: ({ userJson, sessionToken }: { userJson: string; sessionToken: string }): SignedIn => ({
    ...userAnswer.read({ userJson }),
    sessionToken,
  }),
});

export const tieSignIn = spell('tieSignIn', {
  fields: login.fields,
  write: login.write,
  read: login.read,
});
