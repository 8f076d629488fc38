import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

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

describe('Parent sign-up validation', () => {
  // @proves F-state, F-zip-required, F-terms
  it('shows an error under every missing field and sends nothing', async () => {
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
  });

  // @proves F-first-name, F-last-name, F-city
  it('shows an error under a field when it loses focus', async () => {
    const { user } = await open(fakeApi());
    // Last to first, because Tab must move to a field that was already checked.
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
  it('shows that the passwords differ and clears the error when they match', async () => {
    const { user } = await open(fakeApi());
    await fill(user, 'Password', 'Clover#71');
    await fill(user, 'Confirm Password', 'Clover#72');
    await user.tab();
    await waitFor(() => expect(messageUnder('Confirm Password')).toBe('Passwords did not match'));
    await fill(user, 'Confirm Password', 'Clover#71');
    await waitFor(() => expect(messageUnder('Confirm Password')).toBeUndefined());
  });

  it('clears the mismatch error when the first password is corrected', async () => {
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
  it('shows the fulfilled password rules while typing', async () => {
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

describe('Email', () => {
  // @proves F-email-available
  it('checks whether the email is taken when the field loses focus', async () => {
    const api = fakeApi({ checkEmail: () => reject('EML_001') });
    const { user } = await open(api);
    await fill(user, 'Email Address', 'dana@example.org');
    await user.tab();
    await waitFor(() => expect(messageUnder('Email Address')).toBe(TAKEN));
    expect(api.calls('checkEmail').map(({ fields }) => fields)).toEqual([
      { email: 'dana@example.org' },
    ]);
  });

  it('does not look up an invalid email', async () => {
    const api = fakeApi();
    const { user } = await open(api);
    await fill(user, 'Email Address', 'dana@');
    await user.tab();
    await waitFor(() => expect(messageUnder('Email Address')).toBeDefined());
    expect(api.calls('checkEmail')).toHaveLength(0);
  });

  it.each([
    ['the check fails with a network error', fail()],
    ['there were too many checks', reject('RTE_001')],
  ])('shows no email error when %s', async (_why, response) => {
    const api = fakeApi({ checkEmail: () => response });
    const { user } = await open(api);
    await fill(user, 'Email Address', 'dana@example.org');
    await user.tab();
    await waitFor(() => expect(api.calls('checkEmail')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(messageUnder('Email Address')).toBeUndefined();
  });

  it('ignores a late response for an email that was changed since', async () => {
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

describe('Zip code', () => {
  // @proves S-zip-fills
  it('fills in city and state, which can be changed', async () => {
    const { user } = await open(fakeApi({}, PORTLAND));
    await fill(user, 'Zip Code', '97210');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Portland'));
    expect(screen.getByLabelText('State')).toHaveDisplayValue('Oregon');
    await fill(user, 'City', 'Beaverton');
    await user.tab();
    expect(screen.getByLabelText('City')).toHaveValue('Beaverton');
  });

  it('does not look up a zip code with fewer than five digits', async () => {
    const { user } = await open(fakeApi());
    await fill(user, 'Zip Code', '9721');
    await user.tab();
    await waitFor(() => expect(messageUnder('Zip Code')).toBe('Please enter valid Zip Code'));
  });

  // @proves F-zip-lookup-error
  it('shows an error for an unknown zip code', async () => {
    const unknown = { zip: () => ({ error: 'Please enter valid Zip Code' }) };
    const { user } = await open(fakeApi({}, unknown));
    await fill(user, 'Zip Code', '00000');
    await waitFor(() => expect(messageUnder('Zip Code')).toBe('Please enter valid Zip Code'));
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  // @proves F-zip-lookup-error
  it('shows an error under the field when the lookup fails', async () => {
    const { user } = await open(fakeApi({}, { zip: fail }));
    await fill(user, 'Zip Code', '97210');
    await waitFor(() =>
      expect(messageUnder('Zip Code')).toBe('Something went wrong, Please try again'),
    );
  });

  it('looks up the zip code again after a failed lookup', async () => {
    const responses = [fail(), { city: 'Portland', state: 'OR' }];
    let attempts = 0;
    const { user } = await open(fakeApi({}, { zip: () => responses[attempts++] ?? fail() }));
    await fill(user, 'Zip Code', '97210');
    await waitFor(() => expect(messageUnder('Zip Code')).toBeDefined());
    await fill(user, 'Zip Code', '97210');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Portland'));
    expect(messageUnder('Zip Code')).toBeUndefined();
  });

  it('fills in the city of a territory and leaves the state empty', async () => {
    const { user } = await open(fakeApi({}, { zip: () => ({ city: 'San Juan', state: '' }) }));
    await fill(user, 'Zip Code', '00901');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('San Juan'));
    expect(screen.getByLabelText('State')).toHaveValue('');
    expect(messageUnder('State')).toBeUndefined();
  });
});

describe('Signing up as a parent', () => {
  const signedUp = {
    ...userResponse(aParent({ isAgeVerified: false })),
    ageCheckTicket: 'a-ticket',
  };

  // @proves R-sign-up-parent, S-sign-up-parent-done, S-sign-up-payment-source, S-signing-up
  // @proves D-3-payment-source
  it('shows Signing Up..., then the next step, and opens the adult check', async () => {
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
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await heading('One quick grown-up check');
    expect(location()).toBe('/payment');
    // The ticket is in the history state, never in the URL or on the device.
    expect(router.state.location.state).toEqual({
      userId: 'parent-1',
      ageCheckTicket: 'a-ticket',
      // Prefills the adult check.
      known: { name: 'Dana Whitfield', email: 'dana@example.org', zip: '' },
    });
    expect(JSON.stringify(localStorage)).not.toContain('a-ticket');
  });

  // @proves S-sign-up-parent-done
  it('opens the adult check on Escape', async () => {
    const api = fakeApi({ ...free, createUser: () => signedUp }, PORTLAND);
    const { user, location } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await heading('One quick grown-up check');
    expect(location()).toBe('/payment');
  });

  it('leaves no empty form in the history', async () => {
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
  it('opens the sign-in page when there is no ticket', async () => {
    const api = fakeApi({ ...free, createUser: () => userResponse(aParent()) }, PORTLAND);
    const { user, location } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  it('keeps the input after a failure and retries with the same key', async () => {
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

  it('uses a different key for each form', async () => {
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

  it("shows the server's messages under their fields and focuses the first", async () => {
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

  it('shows an error toast for an error without a field', async () => {
    const api = fakeApi({ ...free, createUser: () => reject('SYS_503') }, PORTLAND);
    const { user } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are very busy. Please try again soon.',
    );
  });
});

describe('Parent sign-up page', () => {
  // @proves R-sign-up-parent, S-switch-links
  it('shows the title and links to the terms, the sign-in page and back', async () => {
    await open(fakeApi());
    expect(document.title).toBe('Home Account Sign Up · Wonderfield');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await waitFor(() => expect(hrefOf('Terms of Use')).toBe('https://wonderfield.test/terms'));
    expect(hrefOf('Privacy Policy')).toBe('https://wonderfield.test/privacy');
    expect(hrefOf('Sign In')).toBe('/sign-in/parent');
    expect(hrefOf('Cancel')).toBe('/sign-up');
  });

  // @proves R-sign-up
  it('starts with a chooser that describes each account type', async () => {
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
  });
});
