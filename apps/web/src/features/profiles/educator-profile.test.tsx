import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import {
  choose,
  chooseGrades,
  clickButton,
  fill,
  messageUnder,
  toast,
} from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const GRADES = /^Grades you teach/;
const OPTIONAL_SCHOOL = 'School Name (optional)';
const educator = (changes: Parameters<typeof anEducator>[0] = {}) =>
  anEducator({
    phoneNumber: '+15035550142',
    zip: '97214',
    city: 'Portland',
    state: 'OR',
    schoolCity: 'Beaverton',
    schoolZip: '97005',
    pronoun: '2',
    ...changes,
  });
const amara = educator();

const open = async (session: UserJson = amara, handlers: Handlers = {}) => {
  const api = fakeApi(
    { getUser: () => userResponse(session), ...handlers },
    { zip: () => ({ city: 'New York', state: 'NY' }) },
  );
  const page = renderPortal({ at: '/profile', session, api });
  await heading('My Educator Account');
  return { ...page, api };
};
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const saved = () => screen.findByRole('dialog', { name: 'Changes updated successfully' });
const expectReadOnly = (label: string, value: string) => {
  expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
};

beforeAll(async () => void (await import('./screens/profile-screen.tsx')), 60_000);

describe('Educator profile', () => {
  // @proves R-profile, F-phone-read-only, F-profile-read-only
  it('shows the stored values with email and phone number read-only', async () => {
    await open();
    expect(document.title).toBe('My Educator Account · Wonderfield');
    expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Reyes');
    expect(screen.getByLabelText('Zip Code')).toHaveValue('97214');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
    expect(screen.getByLabelText('State')).toHaveValue('OR');
    expect(screen.getByRole('button', { name: 'Grades you teach Grade 3' })).toBeVisible();
    expect(screen.getByLabelText('Preferred Pronoun')).toHaveDisplayValue('She/Her');
    expectReadOnly('Email Address', 'amara@school.example.org');
    expectReadOnly('Phone Number', '(503) 555-0142');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/educator');
    expect(saveButton()).toBeDisabled();
  });

  // @proves F-profile-read-only
  it('lets an individual teacher edit and clear the school', async () => {
    const { user, api } = await open(amara, { updateUser: () => userResponse(amara) });
    for (const label of [OPTIONAL_SCHOOL, 'School City', 'School Zip Code']) {
      expect(screen.getByLabelText(label)).not.toHaveAttribute('readonly');
      await fill(user, label, '');
    }
    await clickButton(user, 'Save');
    await saved();
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      { schoolName: '', schoolCity: '', schoolZip: '', ...SESSION },
    ]);
  });

  // @proves F-profile-read-only
  it.each([
    ['a school license', 'schoolLicenseCode'],
    ['a school account', 'school/district'],
  ] as const)('shows the school of an educator with %s read-only', async (_what, licenseType) => {
    await open(educator({ licenseType }));
    expectReadOnly('School Name', 'Alder Creek Elementary');
    expectReadOnly('School City', 'Beaverton');
    expectReadOnly('School Zip Code', '97005');
    expect(screen.getByLabelText('School Name')).toHaveAccessibleDescription(
      'This comes from your school license.',
    );
    expect(screen.queryByLabelText(OPTIONAL_SCHOOL)).not.toBeInTheDocument();
  });
});

describe('Saving the educator profile', () => {
  // @proves S-busy-buttons, S-profile-forms, M-update-educator
  it('sends only the changed fields, with grades joined by commas, and confirms it', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const { user, api } = await open(amara, { updateUser: () => response.promise });
    await chooseGrades(user, 'Kindergarten', 'Grade 5');
    await clickButton(user, 'Save');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const newest = educator({ grades: ['Kindergarten', '3', '5'] });
    response.give(userResponse(newest));
    const dialog = await saved();
    expect(await toast('Update Educator')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Kindergarten, Grade 3, Grade 5/ })).toBeVisible();
    expect(saveButton()).toBeDisabled();
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      { educatorGrade: 'Kindergarten,3,5', ...SESSION },
    ]);
  });

  it.each([
    ['the name', (user: UserEvent) => fill(user, 'First Name', 'Amina'), { firstName: 'Amina' }],
    [
      'the pronoun',
      (user: UserEvent) => choose(user, 'Preferred Pronoun', 'They/Them'),
      { preferedPronoun: '3' },
    ],
    [
      'the school',
      (user: UserEvent) => fill(user, OPTIONAL_SCHOOL, 'Fern Hollow School'),
      { schoolName: 'Fern Hollow School' },
    ],
  ])('sends only %s when nothing else changed', async (_what, change, fields) => {
    const { user, api } = await open(amara, { updateUser: () => userResponse(amara) });
    await change(user);
    await clickButton(user, 'Save');
    await saved();
    expect(api.calls('updateUser').map((call) => call.fields)).toEqual([{ ...fields, ...SESSION }]);
  });

  // @proves S-profile-forms
  it('enables Save only while a grade is changed', async () => {
    const { user } = await open();
    await chooseGrades(user, 'Grade 4');
    expect(saveButton()).toBeEnabled();
    await chooseGrades(user, 'Grade 4');
    expect(saveButton()).toBeDisabled();
  });

  it('lets a school administrator save without grades', async () => {
    const session = educator({
      licenseType: 'school/district',
      grades: [],
      pronoun: undefined,
    });
    const { user, api } = await open(session, { updateUser: () => userResponse(session) });
    await fill(user, 'Last Name', 'Okafor');
    await clickButton(user, 'Save');
    await saved();
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      { lastName: 'Okafor', ...SESSION },
    ]);
  });

  // @proves S-profile-forms
  it('restores all values on Cancel', async () => {
    const { user } = await open();
    await fill(user, 'First Name', '');
    await fill(user, 'Zip Code', '10001');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('New York'));
    await fill(user, OPTIONAL_SCHOOL, 'Fern Hollow School');
    await chooseGrades(user, 'Grade 4');
    await choose(user, 'Preferred Pronoun', 'He/Him');
    await clickButton(user, 'Cancel');
    expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
    expect(screen.getByLabelText('Zip Code')).toHaveValue('97214');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
    expect(screen.getByLabelText('State')).toHaveValue('OR');
    expect(screen.getByLabelText(OPTIONAL_SCHOOL)).toHaveValue('Alder Creek Elementary');
    expect(screen.getByRole('button', { name: 'Grades you teach Grade 3' })).toBeVisible();
    expect(screen.getByLabelText('Preferred Pronoun')).toHaveDisplayValue('She/Her');
    expect(messageUnder('First Name')).toBeUndefined();
    expect(saveButton()).toBeDisabled();
  });
});

describe('Educator profile errors', () => {
  // @proves F-pronoun, F-educator-grades
  it('shows an error under every missing field', async () => {
    const { user, api } = await open();
    for (const label of ['First Name', 'Last Name', 'Zip Code', 'City']) {
      await fill(user, label, '');
    }
    await choose(user, 'State', 'Select');
    await choose(user, 'Preferred Pronoun', 'Select');
    await chooseGrades(user, 'Grade 3');
    await fill(user, 'School Zip Code', '970');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder('First Name')).toBe('Please enter First Name'));
    expect(messageUnder('Last Name')).toBe('Please enter Last Name');
    expect(messageUnder('Zip Code')).toBe('Please enter Zip Code');
    expect(messageUnder('City')).toBe('Please enter City');
    expect(messageUnder('State')).toBe('Please select State');
    expect(messageUnder('School Zip Code')).toBe('Please enter valid Zip Code');
    expect(messageUnder(GRADES)).toBe('Please select at least one Grade');
    expect(messageUnder('Preferred Pronoun')).toBe('Please select Preferred Pronoun');
    expect(api.calls('updateUser')).toHaveLength(0);
  });

  // @proves M-update-educator
  it.each([
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
    ['is rejected', reject('EDU_001'), 'Your account is waiting for approval.'],
  ])('shows a toast titled Update Educator when saving %s', async (_how, response, words) => {
    const { user } = await open(amara, { updateUser: () => response });
    await fill(user, 'First Name', 'Amina');
    await clickButton(user, 'Save');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Update Educator')).toBeVisible();
    expect(within(alert).getByText(words)).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('Amina');
    expect(saveButton()).toBeEnabled();
  });

  it("shows the server's message under the field", async () => {
    const errors = { schoolName: 'This field cannot be changed.' };
    const { user } = await open(amara, { updateUser: () => reject('CHD_005', { errors }) });
    await fill(user, OPTIONAL_SCHOOL, 'Fern Hollow School');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder(OPTIONAL_SCHOOL)).toBe(errors.schoolName));
  });
});
