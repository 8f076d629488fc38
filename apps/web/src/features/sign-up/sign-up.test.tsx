import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FakeApi, fail, fakeApi, held, reject } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal, violations } from '../../../testing/render-screen.tsx';

const TERMS = 'I agree to the Terms of Use and Privacy Policy';
const TAKEN = 'Email already exists. Please try with another Email.';
const PORTLAND = { zip: () => ({ city: 'Portland', state: 'OR' }) };
const free = { checkEmail: () => ({}) };

const open = async (api: FakeApi) => {
  const page = renderPortal({ at: '/sign-up/parent', api });
  await heading('Home Account Sign Up');
  return page;
};

const FIELDS = {
  'First Name': 'Dana',
  'Last Name': 'Whitfield',
  'Email Address': 'dana@example.org',
  'Zip Code': '97210',
  Password: 'Clover#71',
  'Confirm Password': 'Clover#71',
};
const WIRE = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.org',
  zip: '97210',
  city: 'Portland',
  state: 'OR',
  password: 'Clover#71',
  confirmPassword: 'Clover#71',
  termsOfService: '1',
  userType: 'parent',
};

const fillAll = async (user: UserEvent) => {
  for (const [label, text] of Object.entries(FIELDS)) await fill(user, label, text);
  await user.click(screen.getByLabelText(TERMS));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Portland'));
};

describe('the messages of the form', () => {
  // @proves F-state, F-zip-required, F-terms
  it('asks for everything that is missing, and sends nothing', async () => {
    const api = fakeApi();
    const { user } = await open(api);
    await clickButton(user, 'Sign Up');
    await waitFor(() => expect(messageUnder('First Name')).toBe('Please enter First Name'));
    expect(messageUnder('Last Name')).toBe('Please enter Last Name');
    expect(messageUnder('Email Address')).toBe('Please enter Email Address');
    expect(messageUnder('Zip Code')).toBe('Please enter Zip Code');
    expect(messageUnder('City')).toBe('Please enter City');
    expect(messageUnder('State')).toBe('Please select State');
    expect(messageUnder('Password')).toBe('Please enter Password');
    expect(messageUnder('Confirm Password')).toBe('Please confirm Password');
    expect(messageUnder(TERMS)).toBe('You need to agree to the Terms of Use and Privacy Policy');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(api.calls('createUser')).toHaveLength(0);
    expect(await violations()).toEqual([]);
  });

  // @proves F-first-name, F-last-name, F-city
  it('says what is wrong with a field under it, once the field is left', async () => {
    const { user } = await open(fakeApi());
    // From the last to the first: Tab goes on to a field that has been looked at.
    for (const [label, text, message] of [
      ['Password', 'clover71', 'Please enter a Strong Password'],
      ['City', '   ', 'Please enter City'],
      ['Zip Code', '9721', 'Please enter valid Zip Code'],
      ['Email Address', 'dana@example', 'Please enter valid Email Address'],
      ['Last Name', '   ', 'Please enter Last Name'],
      ['First Name', '   ', 'Please enter First Name'],
    ] as const) {
      await fill(user, label, text);
      expect(messageUnder(label)).toBeUndefined();
      await user.tab();
      await waitFor(() => expect(messageUnder(label)).toBe(message));
    }
  });

  // @proves F-confirm-equal
  it('tells when the passwords differ, and takes it back when they no longer do', async () => {
    const { user } = await open(fakeApi());
    await fill(user, 'Password', 'Clover#71');
    await fill(user, 'Confirm Password', 'Clover#72');
    await user.tab();
    await waitFor(() => expect(messageUnder('Confirm Password')).toBe('Passwords did not match'));
    await fill(user, 'Confirm Password', 'Clover#71');
    await waitFor(() => expect(messageUnder('Confirm Password')).toBeUndefined());
  });

  it('takes it back too when it is the first password that is corrected', async () => {
    const { user } = await open(fakeApi());
    await fill(user, 'Password', 'Clover#72');
    await fill(user, 'Confirm Password', 'Clover#71');
    await user.tab();
    await waitFor(() => expect(messageUnder('Confirm Password')).toBe('Passwords did not match'));
    await fill(user, 'Password', 'Clover#71');
    await user.tab();
    await waitFor(() => expect(messageUnder('Confirm Password')).toBeUndefined());
  });

  // @proves F-new-password
  it('shows which rules the password keeps, while one types', async () => {
    const { user } = await open(fakeApi());
    const rules = () =>
      within(screen.getByRole('list', { name: 'Your password needs' }))
        .getAllByRole('listitem')
        .map((rule) => rule.textContent);
    expect(rules()).toEqual([
      '8 to 20 characters, still missing',
      '1 upper case, still missing',
      '1 lower case, still missing',
      '1 number, still missing',
      '1 special character, still missing',
    ]);
    await fill(user, 'Password', 'clover7');
    expect(rules().slice(0, 4)).toEqual([
      '8 to 20 characters, still missing',
      '1 upper case, still missing',
      '1 lower case, done',
      '1 number, done',
    ]);
    await fill(user, 'Password', 'Clover#71');
    expect(rules().every((rule) => rule?.endsWith(', done'))).toBe(true);
  });
});

describe('the email', () => {
  // @proves F-email-available
  it('is looked up when the field is left', async () => {
    const api = fakeApi({ checkEmail: () => reject('EML_001') });
    const { user } = await open(api);
    await fill(user, 'Email Address', 'dana@example.org');
    await user.tab();
    await waitFor(() => expect(messageUnder('Email Address')).toBe(TAKEN));
    expect(api.calls('checkEmail').map(({ fields }) => fields)).toEqual([
      { email: 'dana@example.org' },
    ]);
  });

  it('is not looked up while it is no email', async () => {
    const api = fakeApi();
    const { user } = await open(api);
    await fill(user, 'Email Address', 'dana@');
    await user.tab();
    await waitFor(() => expect(messageUnder('Email Address')).toBeDefined());
    expect(api.calls('checkEmail')).toHaveLength(0);
  });

  it.each([
    ['it cannot be told', fail()],
    ['there were too many questions', reject('RTE_001')],
  ])('gets no message when %s', async (_why, response) => {
    const api = fakeApi({ checkEmail: () => response });
    const { user } = await open(api);
    await fill(user, 'Email Address', 'dana@example.org');
    await user.tab();
    await waitFor(() => expect(api.calls('checkEmail')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(messageUnder('Email Address')).toBeUndefined();
  });

  it('typed meanwhile gets no message meant for the one before', async () => {
    const response = held<ReturnType<typeof reject<'EML_001'>>>();
    const api = fakeApi({
      checkEmail: ({ email }) => (email === 'dana@example.org' ? response.promise : {}),
    });
    const { user } = await open(api);
    await fill(user, 'Email Address', 'dana@example.org');
    await user.tab();
    await fill(user, 'Email Address', 'nora@example.org');
    response.give(reject('EML_001'));
    await user.tab();
    await waitFor(() => expect(api.calls('checkEmail')).toHaveLength(2));
    expect(messageUnder('Email Address')).toBeUndefined();
  });
});

describe('the zip', () => {
  // @proves S-zip-fills
  it('fills in city and state, which can be changed afterwards', async () => {
    const { user } = await open(fakeApi({}, PORTLAND));
    await fill(user, 'Zip Code', '97210');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Portland'));
    expect(screen.getByLabelText('State')).toHaveDisplayValue('Oregon');
    await fill(user, 'City', 'Beaverton');
    await user.tab();
    expect(screen.getByLabelText('City')).toHaveValue('Beaverton');
  });

  it('is not looked up before it has five digits', async () => {
    const { user } = await open(fakeApi());
    await fill(user, 'Zip Code', '9721');
    await user.tab();
    await waitFor(() => expect(messageUnder('Zip Code')).toBe('Please enter valid Zip Code'));
  });

  // @proves F-zip-lookup-error
  it('that nobody knows gets its message', async () => {
    const unknown = { zip: () => ({ error: 'Please enter valid Zip Code' }) };
    const { user } = await open(fakeApi({}, unknown));
    await fill(user, 'Zip Code', '00000');
    await waitFor(() => expect(messageUnder('Zip Code')).toBe('Please enter valid Zip Code'));
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  // @proves F-zip-lookup-error
  it('that cannot be looked up says so under the field', async () => {
    const { user } = await open(fakeApi({}, { zip: fail }));
    await fill(user, 'Zip Code', '97210');
    await waitFor(() =>
      expect(messageUnder('Zip Code')).toBe('Something went wrong, Please try again'),
    );
  });

  it('that could not be looked up is looked up again when it is typed again', async () => {
    const responses = [fail(), { city: 'Portland', state: 'OR' }];
    let attempts = 0;
    const { user } = await open(fakeApi({}, { zip: () => responses[attempts++] ?? fail() }));
    await fill(user, 'Zip Code', '97210');
    await waitFor(() => expect(messageUnder('Zip Code')).toBeDefined());
    await fill(user, 'Zip Code', '97210');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Portland'));
    expect(messageUnder('Zip Code')).toBeUndefined();
  });

  it('of a territory fills in the city and leaves the state to choose', async () => {
    const { user } = await open(fakeApi({}, { zip: () => ({ city: 'San Juan', state: '' }) }));
    await fill(user, 'Zip Code', '00901');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('San Juan'));
    expect(screen.getByLabelText('State')).toHaveValue('');
    expect(messageUnder('State')).toBeUndefined();
  });
});

describe('signing up', () => {
  const signedUp = {
    ...userResponse(aParent({ isAgeVerified: false })),
    ageCheckTicket: 'a-ticket',
  };

  // @proves R-sign-up-parent, S-sign-up-parent-done, S-sign-up-payment-source, S-signing-up
  // @proves D-3-payment-source
  it('says Signing Up..., then what to do next, and leads to the adult check', async () => {
    const response = held<typeof signedUp>();
    const api = fakeApi({ ...free, createUser: () => response.promise }, PORTLAND);
    const { user, router, location } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('button', { name: 'Signing Up...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(localStorage.getItem('paymentSource')).toBeNull();
    response.give(signedUp);

    const dialog = await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(
      within(dialog).getByText(
        'Please check your inbox and click on the verification link to verify your account',
      ),
    ).toBeVisible();
    expect(localStorage.getItem('paymentSource')).toBe('signUp');
    expect(localStorage.getItem('user-data')).toBeNull();
    expect(api.calls('createUser').map(({ fields }) => fields)).toEqual([WIRE]);
    expect(await violations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await heading('One quick grown-up check');
    expect(location()).toBe('/payment');
    // In the history, never in the address or on the device.
    expect(router.state.location.state).toEqual({
      userId: 'parent-1',
      ageCheckTicket: 'a-ticket',
      // Not to be typed a second time.
      known: { name: 'Dana Whitfield', email: 'dana@example.org', zip: '' },
    });
    expect(JSON.stringify(localStorage)).not.toContain('a-ticket');
  });

  // @proves S-sign-up-parent-done
  it('leads to the adult check by Escape too', async () => {
    const api = fakeApi({ ...free, createUser: () => signedUp }, PORTLAND);
    const { user, location } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await heading('One quick grown-up check');
    expect(location()).toBe('/payment');
  });

  it('leaves no empty form behind: Back leads to where the person came from', async () => {
    const api = fakeApi({ ...free, createUser: () => signedUp }, PORTLAND);
    const { user, router, location } = renderPortal({ at: '/sign-up', api });
    await heading('Sign Up');
    await user.click(screen.getByRole('link', { name: /Parent/ }));
    await heading('Home Account Sign Up');
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    await heading('One quick grown-up check');
    await act(() => router.navigate(-1));
    await heading('Sign Up');
    expect(location()).toBe('/sign-up');
  });

  // @proves S-sign-up-parent-done
  it('leads to the sign-in when no ticket came along', async () => {
    const api = fakeApi({ ...free, createUser: () => userResponse(aParent()) }, PORTLAND);
    const { user, location } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  it('keeps everything after a failure, and tries again with the same key', async () => {
    const responses = [fail(), userResponse(aParent())];
    let attempts = 0;
    const api = fakeApi({ ...free, createUser: () => responses[attempts++] ?? fail() }, PORTLAND);
    const { user } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    for (const [label, text] of Object.entries(FIELDS)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    expect(screen.getByLabelText(TERMS)).toBeChecked();
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog');
    const [first, second] = api.calls('createUser');
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.fields).toEqual(first?.fields);
  });

  it('uses another key for another form', async () => {
    const keys: (string | null | undefined)[] = [];
    for (const _ of [1, 2]) {
      const api = fakeApi({ ...free, createUser: fail }, PORTLAND);
      const { user } = await open(api);
      await fillAll(user);
      await clickButton(user, 'Sign Up');
      await screen.findAllByRole('alert');
      keys.push(api.calls('createUser')[0]?.idempotencyKey);
      cleanup();
    }
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("puts the server's messages under their fields and goes to the first", async () => {
    const errors = { email: TAKEN, city: 'Please enter City' };
    const api = fakeApi({ ...free, createUser: () => reject('VAL_001', { errors }) }, PORTLAND);
    const { user } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    await waitFor(() => expect(messageUnder('Email Address')).toBe(TAKEN));
    expect(messageUnder('City')).toBe('Please enter City');
    await waitFor(() => expect(screen.getByLabelText('Email Address')).toHaveFocus());
    expect(screen.getByLabelText('First Name')).toHaveValue('Dana');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tells of a refusal that belongs to no field', async () => {
    const api = fakeApi({ ...free, createUser: () => reject('SYS_503') }, PORTLAND);
    const { user } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are very busy. Please try again in a moment.',
    );
  });
});

describe('ways to and from the form', () => {
  // @proves R-sign-up-parent, S-switch-links
  it('has its title, and links to the terms, the sign-in and back', async () => {
    await open(fakeApi());
    expect(document.title).toBe('Home Account Sign Up · Wonderfield');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await waitFor(() => expect(hrefOf('Terms of Use')).toBe('https://wonderfield.test/terms'));
    expect(hrefOf('Privacy Policy')).toBe('https://wonderfield.test/privacy');
    expect(hrefOf('Sign In')).toBe('/sign-in/parent');
    expect(hrefOf('Cancel')).toBe('/sign-up');
  });

  // @proves R-sign-up
  it('starts at a chooser, which tells about each door', async () => {
    const { user } = renderPortal({ at: '/sign-up', api: fakeApi() });
    await heading('Sign Up');
    expect(document.title).toBe('Sign Up · Wonderfield');
    const doors = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(doors.map((door) => within(door).getByRole('link').getAttribute('href'))).toEqual([
      '/sign-up/parent',
      '/sign-up/educator',
      '/student',
    ]);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    await user.hover(screen.getByRole('link', { name: /^Educator/ }));
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'For everyone who teaches, or runs a school or a district.',
    );
    await user.hover(screen.getByRole('link', { name: /^Student/ }));
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'Your teacher shows you a code, and you make your own login.',
    );
    expect(await violations()).toEqual([]);
  });
});
