import { phoneNumber } from '../factories/educator-sign-up.ts';
import { makeParent } from '../factories/make-parent.ts';
import { parentSignUp } from '../factories/parent-sign-up.ts';
import { signIn } from '../factories/sign-in.ts';
import { educatorsOnly, everyoneBut, OK, only, playersOnly } from './expected-codes.ts';
import type { BodyMaker, Caller, PermissionRows } from './permission-row.ts';

const NEW_PASSWORD = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };

/** Returns the caller, or another person for an anonymous caller. */
const personFor = async ({ portal, user }: Caller) => user ?? makeParent(portal.db);

/** Names a card check that the provider reports as done. */
const cardCheck: BodyMaker = async (caller) => {
  const { cards, db, deps } = caller.portal;
  const { id: userId } = await personFor(caller);
  const { id } = await cards.cardChecks.start({ userId, customerId: 'cus_1', attempt: userId });
  cards.succeed(id);
  await db
    .insertInto('age_checks')
    .values({
      setup_intent_id: id,
      user_id: userId,
      cardholder_email: 'a@home.test',
      created_at: deps.now(),
    })
    .execute();
  return { userId, setupIntentId: id };
};

/** Gives the user a phone number. Returns an unused number for an anonymous caller. */
const giveAPhone = async ({ portal, user }: Caller) => {
  const phone = phoneNumber();
  const users = portal.db.updateTable('users').set({ phone_number: phone });
  if (user) await users.where('id', '=', user.id).execute();
  return phone;
};

/** Creates a pending one-time code for the user and returns the form fields that send it back. */
const oneTimeCode: BodyMaker = async (caller) => {
  const { db, deps } = caller.portal;
  const [challengeId, phone] = [crypto.randomUUID(), await giveAPhone(caller)];
  await db
    .insertInto('one_time_codes')
    .values({
      id: challengeId,
      user_id: caller.user?.id ?? null,
      phone_number: phone,
      channel: 'email',
      sealed_code: deps.sealer.seal('123456', `one-time-code:${challengeId}`),
      sent_at: deps.now(),
      expires_at: new Date(deps.now().getTime() + 60_000),
    })
    .execute();
  return { challengeId, phoneNumber: phone, otpCode: '123456' };
};

const signInParent = async ({ portal }: Caller) => signIn(portal, await makeParent(portal.db));

const playToken: BodyMaker = async (caller) => {
  const response = await caller.portal.call('startPlay', await signInParent(caller));
  return { playToken: response.body.playToken };
};

const UNCHECKED_ADULTS = {
  'unchecked parent': 'AGE_001',
  'unchecked pending educator': 'AGE_001',
} as const;
const LIMITED_STUDENTS = {
  'student with a reset pending': 'PWD_006',
  'student who signed in with a card': 'AUZ_002',
} as const;
const STUDENTS = { student: 'AUZ_001', ...LIMITED_STUDENTS } as const;

const login: BodyMaker = async (caller) => {
  const { userType, email, password } = await personFor(caller);
  return { userType, email, password };
};

/** Calls about the caller's own account and session. */
const OWN_ACCOUNT_ROWS = {
  createUser: { codes: only({ anonymous: OK }), body: () => parentSignUp(), userType: 'parent' },
  login: { codes: everyoneBut({}), body: login },
  logout: { codes: everyoneBut({ anonymous: 'SSN_002' }), body: () => ({}) },
  checkEmail: {
    codes: everyoneBut(LIMITED_STUDENTS),
    body: () => ({ email: 'free@home.test' }),
  },
  forgotPassword: { codes: everyoneBut({}), body: () => ({ email: 'a@home.test' }) },
  resetPassword: {
    codes: everyoneBut({}, 'PWD_005'),
    body: () => ({ email: 'a@home.test', passwordToken: 'x', ...NEW_PASSWORD }),
  },
  confirmEmail: { codes: everyoneBut({}, 'PWD_005'), body: () => ({ token: 'x' }) },
  resendVerification: {
    codes: everyoneBut(LIMITED_STUDENTS),
    body: () => ({ email: 'a@home.test' }),
  },
  getUser: { codes: everyoneBut({ anonymous: 'SSN_002' }), body: () => ({}) },
  updateUser: {
    codes: everyoneBut({
      anonymous: 'SSN_002',
      'student who signed in with a card': 'AUZ_002',
      ...UNCHECKED_ADULTS,
    }),
    body: async (caller) => ({
      oldPassword: (await personFor(caller)).password,
      ...NEW_PASSWORD,
    }),
  },
  recordPageView: {
    codes: everyoneBut({}),
    body: () => ({ route: '/sign-in', viewer: 'anonymous' }),
  },
  // Works for every caller who has the mail. This body has an invalid token.
  readWeeklyMailLink: { codes: everyoneBut({}, 'WKM_001'), body: () => ({ token: 'x' }) },
  weeklyMailOff: { codes: everyoneBut({}, 'WKM_001'), body: () => ({ token: 'x' }) },
  weeklyMailOn: { codes: everyoneBut({}, 'WKM_001'), body: () => ({ token: 'x' }) },
  uploadAsset: {
    codes: everyoneBut({
      anonymous: 'SSN_002',
      ...LIMITED_STUDENTS,
      ...UNCHECKED_ADULTS,
    }),
    body: () => ({ imageType: 'profiles' }),
  },
} satisfies PermissionRows;

/** Calls that check an adult's card or phone. */
const ADULT_CHECK_ROWS = {
  createSetupIntent: {
    codes: everyoneBut(
      {
        anonymous: 'SSN_002',
        ...STUDENTS,
        'unchecked parent': OK,
        'unchecked pending educator': OK,
        'educator without the school code': OK,
        'educator waiting for a school': OK,
      },
      'AGE_004',
    ),
    body: async (caller) => ({
      cardholderName: 'Dana Okafor',
      email: 'card@home.test',
      zip: '97214',
      userId: (await personFor(caller)).id,
    }),
  },
  confirmAgeCheck: {
    codes: everyoneBut({ anonymous: 'SSN_002', ...STUDENTS }),
    body: cardCheck,
  },
  sendAuthEmail: {
    codes: everyoneBut(STUDENTS),
    body: async (caller) => ({ phoneNumber: await giveAPhone(caller), email: 'a@home.test' }),
  },
  validateOtp: { codes: everyoneBut(STUDENTS), body: oneTimeCode },
} satisfies PermissionRows;

/** Also open to a student whose session opens the game only. */
const playingStudentsOnly = () => only({ student: OK, 'student who signed in with a card': OK });

/** Calls about avatars and access to the game. */
const GAME_ROWS = {
  getAvatarName: { codes: playingStudentsOnly(), body: () => ({}) },
  saveAvatarName: { codes: playingStudentsOnly(), body: () => ({ avatarName: 'Foxglove' }) },
  getOwnField: { codes: playingStudentsOnly(), body: () => ({}) },
  startPlay: {
    codes: { ...playersOnly(), 'student who signed in with a card': 'AVN_005' },
    body: () => ({}),
  },
  redeemPlayToken: { codes: everyoneBut({}), body: playToken },
} satisfies PermissionRows;

/** Calls about sign-in with other services. The redirects have no session. */
const IDENTITY_ROWS = {
  redeemSignIn: { codes: everyoneBut({}, 'SSO_001'), body: () => ({ code: 'x' }) },
  findMyClass: { codes: everyoneBut({}, 'SSO_001'), body: () => ({ tieCode: 'x' }) },
  tieSignIn: {
    codes: everyoneBut({}, 'SSO_001'),
    body: () => ({ userType: 'student', email: 'a', password: 'x', tieCode: 'x' }),
  },
  connectAccount: { codes: educatorsOnly({}, 'SSO_001'), body: () => ({ code: 'x' }) },
  disconnectAccount: { codes: educatorsOnly(), body: () => ({ provider: 'google' }) },
  getConnections: { codes: educatorsOnly(), body: () => ({}) },
} satisfies PermissionRows;

/** Calls that every user type can reach: account, adult check, game and sign-in. */
export const ACCOUNT_ROWS = {
  ...OWN_ACCOUNT_ROWS,
  ...ADULT_CHECK_ROWS,
  ...GAME_ROWS,
  ...IDENTITY_ROWS,
} satisfies PermissionRows;
