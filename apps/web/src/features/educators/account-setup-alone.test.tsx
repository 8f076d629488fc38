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
  pick,
} from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const GRADES = /^Grades you teach/;
const STUDENTS = 'No. of Students in class';
const SCHOOL = 'School Name (optional)';
const ALONE = /^As an individual teacher/;
const WITH_CODE = /^With a school code/;
const newEducator = anEducator({ schoolName: undefined, grades: [] });

const open = async (handlers: Handlers = {}, session: UserJson = newEducator) => {
  const api = fakeApi({ getUser: () => userResponse(session), ...handlers });
  const page = renderPortal({ at: '/account-setup/educator', session, api });
  await heading('Set up your account');
  return { ...page, api };
};
const fillAll = async (user: UserEvent) => {
  await chooseGrades(user, 'Grade 4', 'Kindergarten');
  await choose(user, 'Preferred Pronoun', 'They/Them');
  await fill(user, STUDENTS, '24');
};
const WIRE = {
  userType: 'educator',
  educatorLicenseType: 'teacherAccount',
  educatorGrade: 'Kindergarten,4',
  preferedPronoun: '3',
  noOfStudents: '24',
  subscriptionPlans: 'freetoPlay',
  schoolName: '',
  ...SESSION,
};

beforeAll(async () => void (await import('./screens/account-setup-screen.tsx')), 60_000);

describe('Setup form of an individual teacher', () => {
  // @proves R-account-setup, S-individual-educator
  it('shows the class, the plan and an optional school', async () => {
    await open();
    expect(screen.getByLabelText(ALONE)).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Your class' })).toBeVisible();
    const plans = within(screen.getByRole('group', { name: 'Subscription plan' }));
    expect(plans.getAllByRole('radio')).toHaveLength(1);
    expect(plans.getByRole('radio', { name: /^Beta is free to play/ })).toBeChecked();
    expect(plans.getByText('Everything is free while we are in beta.')).toBeVisible();
    expect(screen.getByLabelText(SCHOOL)).not.toHaveAttribute('readonly');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/educator');
  });

  // @proves F-educator-grades, F-educator-students
  it('shows errors for missing fields and sends nothing', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Submit');
    await waitFor(() => expect(messageUnder(GRADES)).toBe('Please select at least one Grade'));
    expect(messageUnder('Preferred Pronoun')).toBe('Please select Preferred Pronoun');
    expect(messageUnder(STUDENTS)).toBe('Please enter No. of Students in class');
    expect(messageUnder(SCHOOL)).toBeUndefined();
    expect(api.calls('updateUser')).toHaveLength(0);
  });

  // @proves F-educator-students
  it('limits the number of students to two digits', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(STUDENTS), '123');
    expect(screen.getByLabelText(STUDENTS)).toHaveValue('12');
  });

  // @proves F-educator-students
  it.each([
    ['0', 'Please enter No. of Students in class'],
    ['ab', 'Please enter No. of Students in class'],
  ])('shows an error for %s students', async (text, message) => {
    const { user } = await open();
    await fill(user, STUDENTS, text);
    await user.tab();
    await waitFor(() => expect(messageUnder(STUDENTS)).toBe(message));
  });

  it('prefills the form with known values', async () => {
    await open({}, anEducator({ pronoun: '1', studentsInClass: 18 }));
    expect(screen.getByRole('button', { name: /Grade 3/ })).toBeVisible();
    expect(screen.getByLabelText('Preferred Pronoun')).toHaveDisplayValue('He/Him');
    expect(screen.getByLabelText(STUDENTS)).toHaveValue('18');
    expect(screen.getByLabelText(SCHOOL)).toHaveValue('Alder Creek Elementary');
  });
});

describe('Submitting the setup of an individual teacher', () => {
  // @proves S-individual-educator, C-3.6-license
  it('shows Submitting..., sends the expected fields and shows the success screen', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const { user, api } = await open({ updateUser: () => response.promise });
    await fillAll(user);
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(userResponse(anEducator({ grades: ['Kindergarten', '4'] })));
    await screen.findByRole('heading', { name: 'You are ready to teach' });
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([WIRE]);
  });

  it('sends the school if the teacher entered one', async () => {
    const { user, api } = await open({ updateUser: () => userResponse(anEducator()) });
    await fillAll(user);
    await fill(user, SCHOOL, 'Fern Hollow School');
    await clickButton(user, 'Submit');
    await screen.findByRole('heading', { name: 'You are ready to teach' });
    expect(api.calls('updateUser')[0]?.fields).toEqual({
      ...WIRE,
      schoolName: 'Fern Hollow School',
    });
  });

  it('explains the next step to a teacher who awaits approval', async () => {
    const waits = anEducator({ isApproved: false });
    const { user } = await open({ updateUser: () => userResponse(waits) });
    await fillAll(user);
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('heading', { name: 'Your account is set up' })).toBeVisible();
    expect(
      screen.getByText('We review it and email you, usually within one school day.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute(
      'href',
      '/educator',
    );
  });

  it.each([
    ['is rejected', reject('AUZ_001'), 'Your account is not allowed to do this.'],
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('keeps the input when the request %s', async (_how, response, words) => {
    const { user } = await open({ updateUser: () => response });
    await fillAll(user);
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(STUDENTS)).toHaveValue('24');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});

describe('Changing the account type with unsaved input', () => {
  const QUESTION =
    // @proves M-account-type-change
    'All the changes made will be lost. Are you sure you want to change the Account type?';
  const ask = async (typeSomething: (user: UserEvent) => Promise<void>, kind = WITH_CODE) => {
    const page = await open();
    if (kind === ALONE) await pick(page.user, WITH_CODE);
    await typeSomething(page.user);
    await pick(page.user, kind);
    return { ...page, dialog: await screen.findByRole('alertdialog') };
  };

  // @proves S-account-type-change
  it.each([
    ['a number', (user: UserEvent) => fill(user, STUDENTS, '24')],
    ['a grade', (user: UserEvent) => chooseGrades(user, 'Grade 1')],
    ['a pronoun', (user: UserEvent) => choose(user, 'Preferred Pronoun', 'He/Him')],
  ])('asks for confirmation after the input of %s', async (_what, typeSomething) => {
    const { dialog } = await ask(typeSomething);
    expect(dialog).toHaveAccessibleDescription(QUESTION);
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Ok']);
  });

  it('asks for confirmation after the input of a school code', async () => {
    const { dialog } = await ask((user) => fill(user, 'School Code', 'WF'), ALONE);
    expect(dialog).toHaveAccessibleDescription(QUESTION);
  });

  // @proves S-account-type-change
  it('keeps the account type and the input on Cancel', async () => {
    const { user, dialog } = await ask((each) => fill(each, STUDENTS, '24'));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByLabelText(ALONE)).toBeChecked();
    expect(screen.getByLabelText(STUDENTS)).toHaveValue('24');
  });

  // @proves S-account-type-change, D-8-type-in-place
  it('changes the account type and clears the input on Ok', async () => {
    const { user, dialog, api, location } = await ask((each) => fill(each, STUDENTS, '24'));
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(location()).toBe('/account-setup/educator');
    expect(api.calls('logout')).toEqual([]);
    expect(screen.getByLabelText(WITH_CODE)).toBeChecked();
    expect(screen.getByLabelText('School Code')).toHaveValue('');
    // No input since, so no second confirmation.
    await pick(user, ALONE);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(STUDENTS)).toHaveValue('');
  });
});
