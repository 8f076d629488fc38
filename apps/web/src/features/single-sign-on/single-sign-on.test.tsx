import { screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { type Code, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { noClassrooms } from '../../../testing/classrooms.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, pick, toast } from '../../../testing/forms.ts';
import {
  anEducator,
  aParent,
  aStudent,
  signedInAs,
  userResponse,
} from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { readSession } from '../../shared/session/session-store.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

beforeAll(async () => void (await import('./screens/sso-authorize-screen.tsx')), 60_000);

const at = (params: unknown) =>
  `/sso-authorize?params=${encodeURIComponent(typeof params === 'string' ? params : JSON.stringify(params))}`;
const CAME = { _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK', code: 'c0de' };
const failed = (msgCode: Code) => ({ _responseStatus: 0, msgCode, msg: '<b>Call us</b>' });
const server = (handlers: Handlers = {}) => fakeApi({ ...noClassrooms, ...handlers });
const UNLINKED_IDENTITY_TITLE = 'Do you have a Wonderfield account?';

const unlinkedIdentity = (changes: object = {}) => ({
  newcomer: {
    provider: 'google' as const,
    role: 'unknown' as const,
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@school.example.org',
    tieCode: 't1e',
    ...changes,
  },
});

describe('Successful single sign-on', () => {
  // @proves R-sso-authorize, S-sso-result
  it.each([
    ['student', aStudent(), '/create-avatar'],
    ['educator', anEducator(), '/educator'],
  ])('stores the session of a %s and opens the home page', async (_kind, user, home) => {
    const api = server({
      redeemSignIn: () => signedInAs(user),
      getUser: () => userResponse(user),
    });
    localStorage.setItem('classRooms', '[]');
    localStorage.setItem('classroomDetails', '{}');
    const { location } = renderPortal({ at: at(CAME), api });
    await waitFor(() => expect(location()).toBe(home));
    expect(readSession()).toMatchObject({ userId: user.userId });
    expect(api.calls('redeemSignIn').map(({ fields }) => fields)).toEqual([{ code: 'c0de' }]);
    expect(localStorage.getItem('classroomDetails')).toBeNull();
  });

  it('shows progress with a clean URL', async () => {
    const response = held<void>();
    const api = server({
      redeemSignIn: async () => {
        await response.promise;
        return reject('SSO_001');
      },
    });
    const { location } = renderPortal({ at: at(CAME), api });
    await heading('Signing you in');
    await waitFor(() => expect(api.calls('redeemSignIn')).toHaveLength(1));
    expect(location()).toBe('/sso-authorize');
    expect(await screen.findByText('Please wait, we are signing you in...')).toBeVisible();
    response.give();
    await heading('Sign In');
  });

  // @proves S-sso-result
  it('replaces the user who was signed in on this device', async () => {
    const user = anEducator();
    const api = server({ redeemSignIn: () => signedInAs(user), getUser: () => userResponse(user) });
    const { location } = renderPortal({ at: at(CAME), session: aParent(), api });
    await waitFor(() => expect(location()).toBe('/educator'));
    expect(readSession()).toMatchObject({ userId: 'educator-1' });
    // Lets the server end the replaced session.
    expect(api.calls('redeemSignIn')[0]?.fields).toMatchObject({ userId: 'parent-1' });
  });

  it('opens the adult check when it is required, without a session', async () => {
    const user = anEducator({ isAgeVerified: false, isApproved: false });
    const api = server({
      redeemSignIn: () => ({ ...signedInAs(user), ageCheckTicket: 'ticket' }),
      logout: () => ({}),
      createSetupIntent: () => fail(),
    });
    const { user: person, location } = renderPortal({ at: at(CAME), api });
    await heading('One more step');
    expect(readSession()).toBeNull();
    await clickButton(person, 'Continue age verification');
    await waitFor(() => expect(location()).toBe('/payment'));
    expect(localStorage.getItem('paymentSource')).toBe('signIn');
  });
});

describe('Failed single sign-on', () => {
  // @proves S-sso-result
  it.each(['SSO_001', 'SSO_004', 'SSO_005'] as const)(
    'shows our message for %s once on the sign-in page as text',
    async (code) => {
      const { location } = renderPortal({ at: at(failed(code)), api: server() });
      await heading('Sign In');
      expect(location()).toBe('/sign-in');
      expect(await toast(MESSAGE_CODES[code].text)).toBeVisible();
      expect(localStorage.getItem('error')).toBeNull();
    },
  );

  it('names the service that does not respond', async () => {
    const params = { ...failed('EXT_002'), provider: 'clever' };
    renderPortal({ at: at(params), api: server() });
    await heading('Sign In');
    expect(await toast('Clever is not responding. Please try again.')).toBeVisible();
  });

  // @proves R-sso-authorize
  it.each([
    ['nothing', ''],
    ['no JSON', 'x'],
    ['an unknown code', failed('CLS_001')],
    ['a megabyte', { ...CAME, msg: 'x'.repeat(1_000_000) }],
    [
      'a planted session [T58]',
      { _responseStatus: 1, sessionToken: 'planted', userJson: JSON.stringify(anEducator()) },
    ],
  ])('stores no session when the URL contains %s', async (_what, params) => {
    renderPortal({ at: at(params), api: server() });
    await heading('Sign In');
    expect(await toast(MESSAGE_CODES.SSO_001.text)).toBeVisible();
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('user-data')).toBeNull();
  });

  it.each(['SSO_001', 'LGN_004', 'SSO_006'] as const)(
    'opens the sign-in page when the code is rejected with %s',
    async (code) => {
      renderPortal({ at: at(CAME), api: server({ redeemSignIn: () => reject(code) }) });
      await heading('Sign In');
      expect(await toast(MESSAGE_CODES[code].text)).toBeVisible();
      expect(readSession()).toBeNull();
    },
  );

  // @proves R-sso-authorize
  it('shows the not-found page for an unsupported role', async () => {
    const api = server({ redeemSignIn: () => reject('SSO_003') });
    const { location } = renderPortal({ at: at(CAME), api });
    await waitFor(() => expect(location()).toBe('/page-not-found'));
    expect(readSession()).toBeNull();
  });

  it('keeps a signed-in user on the home page and shows the error', async () => {
    const parent = aParent();
    const api = server({ getUser: () => userResponse(parent) });
    const { location } = renderPortal({ at: at(failed('SSO_004')), session: parent, api });
    await waitFor(() => expect(location()).toBe('/linked-child'));
    expect(await toast(MESSAGE_CODES.SSO_004.text)).toBeVisible();
  });

  it('shows an error when offline', async () => {
    renderPortal({ at: at(CAME), api: server({ redeemSignIn: () => fail() }) });
    await heading('Sign In');
    expect(await toast('Something went wrong, Please try again')).toBeVisible();
  });
});

describe('UnlinkedAccountStep', () => {
  const open = async (changes: object = {}, handlers: Handlers = {}) => {
    const api = server({ redeemSignIn: () => unlinkedIdentity(changes), ...handlers });
    const page = renderPortal({ at: at(CAME), api });
    await heading(UNLINKED_IDENTITY_TITLE);
    return { ...page, api };
  };

  it('shows the external identity and offers to use another one', async () => {
    const { user, location } = await open();
    expect(screen.getByText('Noor Haddad')).toBeVisible();
    expect(screen.getByText('noor@school.example.org')).toBeVisible();
    expect(screen.getByText(/^You signed in through Google as/)).toBeVisible();
    expect(await heading(UNLINKED_IDENTITY_TITLE)).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'That is not me' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
    expect(readSession()).toBeNull();
  });

  it("links an educator's account by its password and signs in", async () => {
    const educator = anEducator();
    const { user, location, api } = await open(
      { provider: 'clever', role: 'educator' },
      { tieSignIn: () => signedInAs(educator), getUser: () => userResponse(educator) },
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await fill(user, 'Email Address', 'amara@school.example.org');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Link and sign in');
    await waitFor(() => expect(location()).toBe('/educator'));
    expect(readSession()).toMatchObject({ userId: 'educator-1' });
    expect(api.calls('tieSignIn')[0]?.fields).toEqual({
      userType: 'educator',
      email: 'amara@school.example.org',
      password: 'Clover#71',
      tieCode: 't1e',
    });
  });

  it('asks a student for the username and shows other ways to join', async () => {
    const student = aStudent();
    const { user, location, api } = await open(
      { provider: 'school', role: 'student', email: undefined },
      { tieSignIn: () => signedInAs(student), getUser: () => userResponse(student) },
    );
    expect(screen.getByText(/^No username yet\? Ask your teacher to add your class/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'I am new here' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join with a class code' })).toHaveAttribute(
      'href',
      '/student',
    );
    await fill(user, 'Username', 'maya4821');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Link and sign in');
    await waitFor(() => expect(location()).toBe('/create-avatar'));
    expect(api.calls('tieSignIn')[0]?.fields).toMatchObject({
      userType: 'student',
      email: 'maya4821',
    });
  });

  it('asks for the role when the service does not report it', async () => {
    const { user } = await open();
    expect(screen.queryByLabelText('Email Address')).not.toBeInTheDocument();
    await pick(user, /^I am a student/);
    expect(screen.getByLabelText('Username')).toBeVisible();
    expect(screen.queryByLabelText('Email Address')).not.toBeInTheDocument();
    await pick(user, /^I teach/);
    expect(screen.getByLabelText('Email Address')).toBeVisible();
  });

  // @proves D-9-google-parent
  it('links a parent to the parent sign-in page', async () => {
    const { user, location } = await open();
    await pick(user, /^I am a parent/);
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create a Home Account' })).toHaveAttribute(
      'href',
      '/sign-up/parent',
    );
    await user.click(screen.getByRole('link', { name: 'Parent sign-in' }));
    await heading('Home Account Sign In');
    expect(location()).toBe('/sign-in/parent');
  });

  // @proves D-9-google-parent
  it('offers no parent role when the service reports the role', async () => {
    await open({ provider: 'clever', role: 'educator' });
    expect(screen.queryByText('I am a parent')).not.toBeInTheDocument();
  });

  // @proves C-findMyClass
  it('signs in a student of a synced class', async () => {
    const student = aStudent();
    const { user, location, api } = await open(
      {},
      { findMyClass: () => signedInAs(student), getUser: () => userResponse(student) },
    );
    await pick(user, /^I am a student/);
    await clickButton(user, 'Find my class');
    await waitFor(() => expect(location()).toBe('/create-avatar'));
    expect(api.calls('findMyClass').map(({ fields }) => fields)).toEqual([{ tieCode: 't1e' }]);
  });

  // @proves C-findMyClass
  it('tells a student without a synced class to ask the teacher', async () => {
    const { user } = await open({}, { findMyClass: () => reject('SSO_009') });
    await pick(user, /^I am a student/);
    await clickButton(user, 'Find my class');
    expect(await screen.findByText(MESSAGE_CODES.SSO_009.text)).toBeVisible();
    expect(screen.getByLabelText('Username')).toBeVisible();
    expect(readSession()).toBeNull();
  });

  it('prefills the sign-up with the name but not in the URL', async () => {
    const { user, location } = await open();
    await pick(user, /^I teach/);
    await user.click(screen.getByRole('link', { name: 'I am new here' }));
    await heading('Educator Account Sign Up');
    expect(location()).toBe('/sign-up/educator');
    expect(screen.getByLabelText('First Name')).toHaveValue('Noor');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Haddad');
    expect(screen.getByLabelText('Email Address')).toHaveValue('noor@school.example.org');
  });

  it('shows the service when the identity has no name', async () => {
    await open({ firstName: '', lastName: '', email: undefined });
    expect(screen.getByText('You signed in through Google.')).toBeVisible();
  });

  it.each(['LGN_001', 'LGN_002', 'LGN_003', 'SSO_002', 'SSO_003'] as const)(
    'shows %s and keeps the input',
    async (code) => {
      const { user } = await open({ role: 'educator' }, { tieSignIn: () => reject(code) });
      await fill(user, 'Email Address', 'amara@school.example.org');
      await fill(user, 'Password', 'Clover#71');
      await clickButton(user, 'Link and sign in');
      expect(await toast(MESSAGE_CODES[code].text)).toBeVisible();
      expect(screen.getByLabelText('Email Address')).toHaveValue('amara@school.example.org');
      expect(readSession()).toBeNull();
    },
  );

  it('opens the sign-in page when the code has expired', async () => {
    const { user } = await open({ role: 'educator' }, { tieSignIn: () => reject('SSO_001') });
    await fill(user, 'Email Address', 'amara@school.example.org');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Link and sign in');
    await heading('Sign In');
    expect(await toast(MESSAGE_CODES.SSO_001.text)).toBeVisible();
  });

  it('shows errors under missing fields', async () => {
    const { user } = await open({ role: 'educator' });
    await clickButton(user, 'Link and sign in');
    expect(await screen.findByText('Please enter Password')).toBeVisible();
  });
});
