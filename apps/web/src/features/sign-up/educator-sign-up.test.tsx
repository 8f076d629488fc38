import { screen, waitFor } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  AMBASSADOR,
  educatorApi,
  openEducatorForm,
  TERMS,
} from '../../../testing/educator-form.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageOf, messageUnder, pick } from '../../../testing/forms.ts';

const SCHOOL = /^School or district/;
const country = () => screen.getByLabelText<HTMLSelectElement>('Country');

beforeAll(async () => void (await import('./screens/educator-sign-up-screen.tsx')), 60_000);

describe('Educator sign-up validation', () => {
  // @proves R-sign-up-educator, F-phone-required, F-account-type
  it('shows an error under every missing field and sends nothing', async () => {
    const api = fakeApi();
    const { user } = await openEducatorForm(api);
    await clickButton(user, 'Sign Up');
    await waitFor(() => expect(messageOf('Account type')).toBe('Please select Account Type'));
    expect(messageUnder('First Name')).toBe('Please enter First Name');
    expect(messageUnder('Last Name')).toBe('Please enter Last Name');
    expect(messageUnder('Email Address')).toBe('Please enter Email Address');
    expect(messageUnder('Phone Number')).toBe('Please enter Phone Number');
    expect(messageUnder('Zip Code')).toBe('Please enter Zip Code');
    expect(messageUnder('City')).toBe('Please enter City');
    expect(messageUnder('State')).toBe('Please select State');
    expect(messageUnder('Password')).toBe('Please enter Password');
    expect(messageUnder('Confirm Password')).toBe('Please confirm Password');
    expect(messageUnder(TERMS)).toBe('You need to agree to the Terms of Use and Privacy Policy');
    expect(messageUnder(AMBASSADOR)).toBeUndefined();
    expect(screen.getByLabelText(/^Individual teacher/)).toHaveFocus();
    expect(api.calls('createUser')).toHaveLength(0);
  });

  // @proves F-phone-digits, K-phone-length
  it.each([
    ['First Name', '   ', 'Please enter First Name'],
    ['Last Name', '   ', 'Please enter Last Name'],
    ['Email Address', 'amara@school', 'Please enter valid Email Address'],
    ['Phone Number', '503555014', 'Please enter valid Phone Number'],
    // Enough digits, but not a valid number.
    ['Phone Number', '0005550142', 'Please enter valid Phone Number'],
    ['Zip Code', '9721', 'Please enter valid Zip Code'],
    ['City', '   ', 'Please enter City'],
    ['Password', 'clover71', 'Please enter a Strong Password'],
  ])('validates %s "%s" with the message %s', async (label, text, message) => {
    const { user } = await openEducatorForm(fakeApi());
    await fill(user, label, text);
    expect(messageUnder(label)).toBeUndefined();
    await user.tab();
    await waitFor(() => expect(messageUnder(label)).toBe(message));
  });

  it('shows an error when the passwords differ', async () => {
    const { user } = await openEducatorForm(fakeApi());
    await fill(user, 'Password', 'Clover#71');
    await fill(user, 'Confirm Password', 'Clover#72');
    await user.tab();
    await waitFor(() => expect(messageUnder('Confirm Password')).toBe('Passwords did not match'));
  });

  it.each([[/^Individual teacher/], [/^Teacher with a school code/], [SCHOOL]])(
    'clears the account type error when %s is chosen',
    async (kind) => {
      const { user } = await openEducatorForm(fakeApi());
      await clickButton(user, 'Sign Up');
      await waitFor(() => expect(messageOf('Account type')).toBeDefined());
      await pick(user, kind);
      await waitFor(() => expect(messageOf('Account type')).toBeUndefined());
    },
  );

  it('shows no error when the account type changes several times', async () => {
    const { user } = await openEducatorForm(fakeApi());
    await clickButton(user, 'Sign Up');
    await waitFor(() => expect(messageOf('Account type')).toBeDefined());
    for (const kind of [SCHOOL, /^Individual teacher/, SCHOOL]) await pick(user, kind);
    await waitFor(() => expect(messageOf('Account type')).toBeUndefined());
  });
});

describe('Account type', () => {
  const named = (label: string) => screen.queryByLabelText(label);

  // @proves K-license-types
  it('preselects no account type', async () => {
    await openEducatorForm(fakeApi());
    const kinds = screen.getAllByRole('radio');
    expect(kinds.map((kind) => kind.getAttribute('value'))).toEqual([
      'teacherAccount',
      'schoolLicenseCode',
      'school/district',
    ]);
    for (const kind of kinds) expect(kind).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  });

  // @proves R-sign-up-educator, S-educator-sign-up-button, F-school-no-password
  it('asks a school or district for no password and continues with Continue', async () => {
    const api = fakeApi();
    const { user } = await openEducatorForm(api);
    await pick(user, SCHOOL);
    expect(named('Password')).not.toBeInTheDocument();
    expect(named('Confirm Password')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Up' })).not.toBeInTheDocument();
    await clickButton(user, 'Continue');
    await waitFor(() => expect(messageUnder('First Name')).toBe('Please enter First Name'));
    expect(messageUnder('Phone Number')).toBe('Please enter Phone Number');
    expect(messageUnder(TERMS)).toBeDefined();
  });

  it('shows the password fields again for a teacher', async () => {
    const { user } = await openEducatorForm(fakeApi());
    await pick(user, SCHOOL);
    await pick(user, /^Teacher with a school code/);
    expect(named('Password')).toBeVisible();
    expect(named('Confirm Password')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  });
});

describe('Phone number', () => {
  // @proves F-phone-format, K-phone-countries, K-phone-otp-country
  it('selects the United States and lists six countries first', async () => {
    await openEducatorForm(fakeApi());
    expect(country()).toHaveDisplayValue('United States (+1)');
    const codes = [...country().options].map(({ value }) => value);
    expect(codes.slice(0, 6)).toEqual(['US', 'IN', 'GB', 'NZ', 'AU', 'CA']);
    expect(codes.length).toBeGreaterThan(200);
  });

  // @proves F-phone-format, K-phone-length
  it('formats the phone number while typing', async () => {
    const { user } = await openEducatorForm(fakeApi());
    await user.type(screen.getByLabelText('Phone Number'), '5035550142');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('(503) 555-0142');
    await user.tab();
    expect(messageUnder('Phone Number')).toBeUndefined();
  });

  it('accepts a phone number of another country', async () => {
    const { user } = await openEducatorForm(fakeApi());
    await user.selectOptions(country(), 'IN');
    await fill(user, 'Phone Number', '9876543210');
    await user.tab();
    expect(screen.getByLabelText('Phone Number')).toHaveValue('98765 43210');
    expect(messageUnder('Phone Number')).toBeUndefined();
  });
});

describe('Email', () => {
  // @proves F-email-available
  it('checks whether the email is taken when the field loses focus', async () => {
    const api = educatorApi({ checkEmail: () => reject('EML_001') });
    const { user } = await openEducatorForm(api);
    await fill(user, 'Email Address', 'amara@school.example.org');
    await user.tab();
    await waitFor(() =>
      expect(messageUnder('Email Address')).toBe(
        'Email already exists. Please try with another Email.',
      ),
    );
    expect(api.calls('checkEmail').map(({ fields }) => fields)).toEqual([
      { email: 'amara@school.example.org' },
    ]);
  });
});

describe('Educator sign-up page', () => {
  // @proves R-sign-up-educator, S-switch-links
  it('shows the title and links to the texts, the sign-in page and back', async () => {
    await openEducatorForm(fakeApi());
    expect(document.title).toBe('Educator Account Sign Up · Wonderfield');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await waitFor(() => expect(hrefOf('Terms of Use')).toBe('https://wonderfield.test/terms'));
    expect(hrefOf('Privacy Policy')).toBe('https://wonderfield.test/privacy');
    expect(hrefOf('What ambassadors do')).toBe('https://wonderfield.test/ambassadors');
    expect(screen.getByText(/Already have an account\?/)).toBeVisible();
    expect(hrefOf('Sign In')).toBe('/sign-in/educator');
    expect(hrefOf('Cancel')).toBe('/sign-up');
  });

  // @proves F-ambassador
  it('selects the ambassador option by default', async () => {
    await openEducatorForm(fakeApi());
    expect(screen.getByLabelText(AMBASSADOR)).toBeChecked();
    expect(screen.getByLabelText(TERMS)).not.toBeChecked();
  });
});
