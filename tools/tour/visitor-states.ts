import { clickButton, rejected, type Stop, withUser } from './stop.ts';

const TOKEN = { firstName: 'Maya', isOn: true };
const OK = { _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' };
const SSO = `/sso-authorize?params=${encodeURIComponent(JSON.stringify({ ...OK, code: 'code' }))}`;

/** The class of a class code. */
const CLASS = {
  joins: 'Room 12 Explorers',
  teacherName: 'Elena Rivera',
  schoolName: 'Hazel Grove Elementary',
  isFull: false,
};

/** The response for an external identity without an account. */
const unlinked = (role: string) => ({
  newcomer: {
    provider: 'google',
    role,
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@school.example',
    tieCode: 'code',
  },
});

/** The response for a teacher who still has to pass the adult check. */
const UNCHECKED = {
  sessionToken: 'token',
  ageCheckTicket: 'ticket',
  userJson: JSON.stringify({
    userId: 'educator',
    userType: 'educator',
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@school.example',
    passwordResetNotDone: false,
    ageVerfiedflag: 'f',
    educatorApprovedFlag: 'false',
    educatorLicenseType: 'teacherAccount',
  }),
};

/** States of the public screens that need a certain response. */
export const VISITOR_STATES: Stop[] = [
  {
    name: 'Student sign-in, empty',
    path: '/sign-in/student',
    prepare: clickButton('Sign In'),
  },
  {
    name: 'Educator sign-in, empty',
    path: '/sign-in/educator',
    prepare: clickButton('Sign In'),
  },
  {
    name: 'Educator sign-in, a school that waits for approval',
    path: '/sign-in/educator',
    responses: {
      login: withUser({
        educatorLicenseType: 'school/district',
        educatorApprovedFlag: 'false',
        ageVerfiedflag: 'f',
      }),
    },
    prepare: async (page) => {
      await clickButton('School administrator, staff code WF-2026-FERN')(page);
      await clickButton('Sign In')(page);
      await page.getByText(/^Your school account is waiting for approval/).waitFor();
    },
  },
  {
    name: 'Student sign-in, too many attempts',
    path: '/sign-in/student',
    responses: { login: { ...rejected('RTE_001', 'Too many tries.'), retryAfter: 60 } },
    prepare: async (page) => {
      await clickButton('Student with an avatar')(page);
      await clickButton('Sign In')(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'Confirm email, after a reload',
    path: '/confirm-email',
    prepare: async (page) => {
      await page.getByLabel('Email Address').fill('dana@example.org');
      await clickButton('Send a new link')(page);
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    },
  },
  {
    name: 'Confirm email, dead link, no address',
    path: '/confirm-email/token',
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
      await clickButton('Send a new link')(page);
    },
  },
  {
    name: 'Confirm email, failed',
    path: '/confirm-email/token',
    responses: { confirmEmail: 'failed' },
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { name: 'Reset password, after a reload', path: '/resetpassword' },
  {
    name: 'Reset password, empty',
    path: '/resetpassword/dana@demo.wonderfield.example/token',
    prepare: clickButton('Submit'),
  },
  {
    name: 'Reset password, done',
    path: '/resetpassword/dana@demo.wonderfield.example/token',
    responses: { resetPassword: {} },
    prepare: async (page) => {
      await page.getByLabel('New Password').fill('Marigold#42');
      await page.getByLabel('Confirm Password').fill('Marigold#42');
      await clickButton('Submit')(page);
      await page.getByRole('heading', { name: 'Password updated' }).waitFor();
    },
  },
  {
    name: 'Weekly mail off, question',
    path: '/weekly-mail-off?token=token',
    responses: { readWeeklyMailLink: TOKEN },
    prepare: (page) => page.getByRole('button', { name: 'Turn weekly mail off' }).waitFor(),
  },
  {
    name: 'Weekly mail off, done',
    path: '/weekly-mail-off?token=token',
    responses: { readWeeklyMailLink: { ...TOKEN, isOn: false } },
    prepare: (page) => page.getByRole('heading', { name: 'Weekly mail is off' }).waitFor(),
  },
  { name: 'Weekly mail off, dead link', path: '/weekly-mail-off?token=token' },
  {
    name: 'Join with a code, form',
    path: '/student?code=K3M-92Q',
    responses: { lookUpJoinCode: CLASS },
    prepare: async (page) => {
      await clickButton('No, make my login')(page);
      await clickButton('Join')(page);
      await page.getByText('Please enter First Name').waitFor();
    },
  },
  {
    name: 'Join with a code, full class',
    path: '/student?code=K3M-92Q',
    responses: { lookUpJoinCode: { ...CLASS, isFull: true } },
    prepare: (page) => page.getByText(/^This class is full/).waitFor(),
  },
  {
    name: 'Adult check, card form without input',
    path: '/sign-in/parent',
    prepare: async (page) => {
      await clickButton('Parent, adult check not done')(page);
      await clickButton('Sign In')(page);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await clickButton('Submit')(page);
      await page.getByText('Please enter Card Details').waitFor();
    },
  },
  {
    name: 'Single sign-on, loading',
    path: SSO,
    responses: { redeemSignIn: 'pending' },
  },
  {
    name: 'Single sign-on, an educator without input',
    path: SSO,
    responses: { redeemSignIn: unlinked('educator') },
    prepare: clickButton('Link and sign in'),
  },
  {
    name: 'Single sign-on, a student',
    path: SSO,
    responses: { redeemSignIn: unlinked('student') },
    prepare: (page) => page.getByLabel('Username').waitFor(),
  },
  {
    name: 'Single sign-on, adult check not done',
    path: SSO,
    responses: { redeemSignIn: UNCHECKED, logout: {} },
    prepare: (page) => page.getByRole('heading', { name: 'One more step' }).waitFor(),
  },
  {
    name: 'Something went wrong',
    path: '/sign-in/parent',
    responses: { 'assets/forgot-password-screen-*.js': 'failed' },
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Forgot password' }).click();
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    },
  },
];
