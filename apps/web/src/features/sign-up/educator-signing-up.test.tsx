import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  AMBASSADOR,
  CONTACT,
  CONTACT_WIRE,
  educatorApi,
  expectContactKept,
  fillContact,
  fillPassword,
  loadEducatorForms,
  openEducatorForm,
  openTeacherForm,
  PASSWORD,
} from '../../../testing/educator-form.ts';
import { clickButton, fill, messageUnder, pick } from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { heading } from '../../../testing/render-screen.tsx';

const TAKEN = 'Email already exists. Please try with another Email.';
const SCHOOL = /^School or district/;
const signedUp = {
  ...userResponse(anEducator({ isAgeVerified: false, isApproved: false })),
  ageCheckTicket: 'a-ticket',
};
const WIRE = {
  ...CONTACT_WIRE,
  educatorLicenseType: 'teacherAccount',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  userType: 'educator',
};

beforeAll(loadEducatorForms, 60_000);

describe('Signing up as a teacher', () => {
  // @proves R-sign-up-educator, S-educator-sign-up-button, C-3.4-educator
  it('shows Signing Up..., then the next step, and opens the adult check', async () => {
    const response = held<typeof signedUp>();
    const api = educatorApi({ createUser: () => response.promise });
    const { user, router, location } = await openEducatorForm(api);
    await pick(user, /^Individual teacher/);
    await fillContact(user);
    await fillPassword(user);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('button', { name: 'Signing Up...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(localStorage.getItem('paymentSource')).toBeNull();
    response.give(signedUp);

    const dialog = await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(dialog).toHaveTextContent(
      'Please check your inbox and click on the verification link to verify your account',
    );
    expect(localStorage.getItem('paymentSource')).toBe('signUp');
    expect(localStorage.getItem('user-data')).toBeNull();
    expect(api.calls('createUser').map(({ fields }) => fields)).toEqual([WIRE]);
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await heading('One quick grown-up check');
    expect(location()).toBe('/payment');
    // The ticket is in the history state, never in the URL or on the device.
    expect(router.state.location.state).toMatchObject({
      userId: 'educator-1',
      ageCheckTicket: 'a-ticket',
      userType: 'educator',
    });
    expect(JSON.stringify(router.state.location.state)).not.toContain(PASSWORD);
    expect(JSON.stringify(localStorage)).not.toContain('a-ticket');
  });

  it('sends a teacher with a school code to the sign-in page, because the school approves them', async () => {
    const api = educatorApi({ createUser: () => signedUp });
    const { user, location } = await openTeacherForm(api, 'schoolLicenseCode');
    await clickButton(user, 'Sign Up');
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    await heading('Educator Account Sign In');
    expect(location()).toBe('/sign-in/educator');
    expect(api.calls('createUser').map(({ fields }) => fields)).toEqual([
      { ...WIRE, educatorLicenseType: 'schoolLicenseCode' },
    ]);
  });

  // @proves F-ambassador
  it('sends 0 when the ambassador option is cleared', async () => {
    const api = educatorApi({ createUser: () => signedUp });
    const { user } = await openTeacherForm(api);
    await user.click(screen.getByLabelText(AMBASSADOR));
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog');
    expect(api.calls('createUser')[0]?.fields).toEqual({ ...WIRE, wonderfieldAmbassador: '0' });
  });

  it('opens the sign-in page when there is no ticket', async () => {
    const api = educatorApi({ createUser: () => userResponse(anEducator()) });
    const { user, location } = await openTeacherForm(api);
    await clickButton(user, 'Sign Up');
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });
});

describe('Failed educator sign-up', () => {
  it("shows the server's messages under their fields, focuses the first and keeps the input", async () => {
    const errors = { email: TAKEN, phoneNumber: 'Please enter valid Phone Number' };
    const api = educatorApi({ createUser: () => reject('EML_001', { errors }) });
    const { user } = await openTeacherForm(api);
    await clickButton(user, 'Sign Up');
    await waitFor(() => expect(messageUnder('Email Address')).toBe(TAKEN));
    expect(messageUnder('Phone Number')).toBe('Please enter valid Phone Number');
    await waitFor(() => expect(screen.getByLabelText('Email Address')).toHaveFocus());
    expectContactKept();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(screen.getByLabelText(/^Individual teacher/)).toBeChecked();
    expect(localStorage.getItem('paymentSource')).toBeNull();
  });

  it('keeps the input after a failure and retries with the same key', async () => {
    const responses = [fail(), signedUp];
    let attempts = 0;
    const api = educatorApi({ createUser: () => responses[attempts++] ?? fail() });
    const { user } = await openTeacherForm(api);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expectContactKept();
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog');
    const [first, second] = api.calls('createUser');
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.fields).toEqual(first?.fields);
  });

  it('shows an error toast for an error without a field', async () => {
    const api = educatorApi({ createUser: () => reject('SYS_503') });
    const { user } = await openTeacherForm(api);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are very busy. Please try again soon.',
    );
  });
});

describe('Continuing as a school or district', () => {
  const goOn = async () => {
    const api = educatorApi();
    const page = await openEducatorForm(api, { ...CONTACT, licenseType: '' });
    await pick(page.user, SCHOOL);
    await clickButton(page.user, 'Continue');
    await heading('School or district account');
    return { ...page, api };
  };

  // @proves R-sign-up-educator
  it('opens the school form without creating an account', async () => {
    const { location, api } = await goOn();
    expect(location()).toBe('/account-setup/district');
    expect(screen.getByText('Amara Reyes')).toBeVisible();
    expect(screen.getByText(/amara@school\.example\.org/)).toBeVisible();
    expect(api.calls('createUser')).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it('never stores a password in the history', async () => {
    const { user, router } = await openTeacherForm(educatorApi());
    await pick(user, SCHOOL);
    const states: unknown[] = [];
    router.subscribe(({ location }) => states.push(location.state));
    await clickButton(user, 'Continue');
    await heading('School or district account');
    expect(states).not.toHaveLength(0);
    expect(JSON.stringify(states)).toContain('amara@school.example.org');
    expect(JSON.stringify(states)).not.toMatch(/password|Clover/i);
  });

  it('restores the input when the user goes back', async () => {
    const { router, location } = await goOn();
    await router.navigate(-1);
    await heading('Educator Account Sign Up');
    expect(location()).toBe('/sign-up/educator');
    expectContactKept();
    expect(screen.getByLabelText(SCHOOL)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('restores the input on Change and continues with the changed values', async () => {
    const { user } = await goOn();
    await clickButton(user, 'Change');
    await heading('Educator Account Sign Up');
    expectContactKept();
    await fill(user, 'First Name', 'Amina');
    await clickButton(user, 'Continue');
    await heading('School or district account');
    expect(screen.getByText('Amina Reyes')).toBeVisible();
  });
});
