import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { SchoolContactDraft } from '../src/shared/forms/school-contact-draft.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { fill } from './forms.ts';
import { heading, renderPortal } from './render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

export const TERMS = 'I agree to the Terms of Use and Privacy Policy';
export const AMBASSADOR = 'I want to be a Wonderfield ambassador. What ambassadors do';
export const PASSWORD = 'Clover#71';

/** Contact for a school account from the sign-up form. */
export const CONTACT: SchoolContactDraft = {
  licenseType: 'school/district',
  firstName: 'Amara',
  lastName: 'Reyes',
  email: 'amara@school.example.org',
  phoneNumber: '+15035550142',
  zip: '97214',
  city: 'Portland',
  state: 'OR',
  isAmbassador: true,
  termsOfService: true,
};

const { licenseType: _, isAmbassador: __, ...person } = CONTACT;
/** The contact with wire names. */
export const CONTACT_WIRE = { ...person, wonderfieldAmbassador: '1', termsOfService: '1' };

/** Loads both forms in advance, because the first import can be slow on a busy machine. */
export const loadEducatorForms = async () => {
  await import('../src/features/sign-up/screens/educator-sign-up-screen.tsx');
  await import('../src/features/educators/screens/school-account-screen.tsx');
};

/** A fake API that knows one zip code and accepts every email. */
export const educatorApi = (handlers: Handlers = {}) =>
  fakeApi(
    { checkEmail: () => ({}), ...handlers },
    { zip: () => ({ city: 'Portland', state: 'OR' }) },
  );

/** Opens the educator sign-up form with an optional history state. */
export const openEducatorForm = async (api: FakeApi, schoolContact?: SchoolContactDraft) => {
  const state = schoolContact && { schoolContact };
  const page = renderPortal({ at: { pathname: '/sign-up/educator', state }, api });
  await heading('Educator Account Sign Up');
  return page;
};

/** Fills in the contact of an empty form. */
export const fillContact = async (user: UserEvent) => {
  await fill(user, 'First Name', person.firstName);
  await fill(user, 'Last Name', person.lastName);
  await fill(user, 'Email Address', person.email);
  await fill(user, 'Phone Number', '5035550142');
  await fill(user, 'Zip Code', person.zip);
  await user.click(screen.getByLabelText(TERMS));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(person.city));
};

export const fillPassword = async (user: UserEvent) => {
  await fill(user, 'Password', PASSWORD);
  await fill(user, 'Confirm Password', PASSWORD);
};

/** Opens the form of a returning teacher, ready to be sent. */
export const openTeacherForm = async (api: FakeApi, licenseType = 'teacherAccount') => {
  const page = await openEducatorForm(api, { ...CONTACT, licenseType });
  await fillPassword(page.user);
  return page;
};

/** Expects that all fields except the password are kept. */
export const expectContactKept = () => {
  for (const [label, value] of [
    ['First Name', person.firstName],
    ['Last Name', person.lastName],
    ['Email Address', person.email],
    ['Phone Number', '(503) 555-0142'],
    ['Zip Code', person.zip],
    ['City', person.city],
    ['State', person.state],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  expect(screen.getByLabelText(TERMS)).toBeChecked();
};
