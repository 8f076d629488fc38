import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { beforeAll, describe, expect, it } from 'vitest';
import { noClassrooms } from '../../../testing/classrooms.ts';
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
import { aSchool } from '../../../testing/schools.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const CODE = 'WF-7K3M-92QD';
const SCHOOL = {
  schoolCode: CODE,
  schoolName: 'Alder Creek Elementary',
  schoolCity: 'Portland',
  schoolZip: '97214',
  needsApproval: false,
};
const KIND = 'How do you teach?';
const GRADES = /^Grades you teach/;
/** An educator right after the sign-up: approved, without profile data. */
const newEducator = anEducator({
  licenseType: 'schoolLicenseCode',
  isAgeVerified: false,
  schoolName: undefined,
  grades: [],
});
const schoolDetails = {
  getSchoolAccountDetails: () => ({ schoolDetails: JSON.stringify(SCHOOL) }),
};

const open = async (
  handlers: Handlers = {},
  session: UserJson = newEducator,
  at = '/account-setup',
) => {
  const api = fakeApi({ getUser: () => userResponse(session), ...noClassrooms, ...handlers });
  const page = renderPortal({ at, session, api });
  await heading('Set up your account');
  return { ...page, api };
};
/** Enters a valid school code. */
const openSchool = async (handlers: Handlers = {}) => {
  const page = await open({ ...schoolDetails, ...handlers });
  await fill(page.user, 'School Code', CODE);
  await clickButton(page.user, 'Continue');
  await screen.findByRole('heading', { name: 'Is this your school?' });
  return page;
};
const fillSchool = async (user: UserEvent) => {
  await chooseGrades(user, 'Kindergarten', 'Grade 3');
  // @proves K-pronouns
  await choose(user, 'Preferred Pronoun', 'She/Her');
};

beforeAll(async () => void (await import('./screens/account-setup-screen.tsx')), 60_000);

describe('Account setup', () => {
  // @proves R-account-setup
  it.each(['/account-setup', '/account-setup/educator'])(
    'opens at %s with the school code form for a license code account',
    async (at) => {
      await open({}, newEducator, at);
      expect(document.title).toBe('Set up your account · Wonderfield');
      const question = within(screen.getByRole('group', { name: KIND }));
      expect(question.getByRole('radio', { name: /^With a school code/ })).toBeChecked();
      expect(question.getByRole('radio', { name: /^As an individual teacher/ })).not.toBeChecked();
      expect(screen.getByRole('heading', { name: 'Enter your school code' })).toBeVisible();
      expect(screen.getByLabelText('School Code')).toHaveAccessibleDescription(
        'Your school gives its staff code to teachers. It looks like WF-7K3M-92QD. Codes on the board are for students.',
      );
      expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/educator');
    },
  );

  it('redirects a school administrator to My School', async () => {
    const session = anEducator({ licenseType: 'school/district', grades: [] });
    const api = fakeApi({
      getUser: () => userResponse(session),
      getSchool: () => ({ school: aSchool() }),
    });
    const { location } = renderPortal({ at: '/account-setup', session, api });
    await heading('Alder Creek Elementary');
    expect(location()).toBe('/school');
  });
});

describe('School code form', () => {
  // @proves F-school-code
  it.each(['', '   '])('requires a code when it is "%s" and sends nothing', async (code) => {
    const { user, api } = await open();
    await fill(user, 'School Code', code);
    await clickButton(user, 'Continue');
    await waitFor(() => expect(messageUnder('School Code')).toBe('Please enter School Code'));
    expect(api.calls('getSchoolAccountDetails')).toHaveLength(0);
  });

  // @proves S-busy-buttons, S-school-code, C-3.6-school-details
  it('shows Continuing..., then the school read-only', async () => {
    const response = held<{ schoolDetails: string }>();
    const { user, api } = await open({ getSchoolAccountDetails: () => response.promise });
    await fill(user, 'School Code', CODE);
    await clickButton(user, 'Continue');
    expect(await screen.findByRole('button', { name: 'Continuing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(schoolDetails.getSchoolAccountDetails());
    const title = await screen.findByRole('heading', { name: 'Is this your school?' });
    await waitFor(() => expect(title).toHaveFocus());
    for (const [label, value] of [
      ['School Name', SCHOOL.schoolName],
      ['School City', SCHOOL.schoolCity],
      ['School Zip Code', SCHOOL.schoolZip],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    }
    expect(api.calls('getSchoolAccountDetails').map(({ fields }) => fields)).toEqual([
      { schoolCode: CODE, ...SESSION },
    ]);
  });

  // @proves S-school-code, F-school-code
  it.each([
    [
      'the school code is unknown',
      reject('SCH_001'),
      'This school code is not valid. Please check it, or ask your school.',
    ],
    [
      'all seats are taken',
      reject('SCH_002'),
      'Your school’s license has no free seats. The administrator can request more.',
    ],
    [
      'there were too many attempts',
      reject('RTE_001'),
      'Too many tries. Please wait a little and try again.',
    ],
  ])("shows the server's message under the field when %s", async (_why, response, words) => {
    const { user } = await open({ getSchoolAccountDetails: () => response });
    await fill(user, 'School Code', CODE);
    await clickButton(user, 'Continue');
    await waitFor(() => expect(messageUnder('School Code')).toBe(words));
    await waitFor(() => expect(screen.getByLabelText('School Code')).toHaveFocus());
    expect(screen.getByLabelText('School Code')).toHaveValue(CODE);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error toast on a network error', async () => {
    const { user } = await open({ getSchoolAccountDetails: fail });
    await fill(user, 'School Code', CODE);
    await clickButton(user, 'Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(messageUnder('School Code')).toBeUndefined();
  });

  it('goes to /educator on Cancel', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await heading('Welcome, Amara');
    expect(location()).toBe('/educator');
  });
});

describe('School confirmation form', () => {
  // @proves F-pronoun, F-educator-grades
  it('requires grades and a pronoun and sends nothing', async () => {
    const { user, api } = await openSchool();
    await clickButton(user, 'Submit');
    await waitFor(() => expect(messageUnder(GRADES)).toBe('Please select at least one Grade'));
    expect(messageUnder('Preferred Pronoun')).toBe('Please select Preferred Pronoun');
    expect(api.calls('updateUser')).toHaveLength(0);
  });

  it('announces that the school has to approve, and then shows that it was asked', async () => {
    const unknown = { schoolDetails: JSON.stringify({ ...SCHOOL, needsApproval: true }) };
    const request = { schoolName: SCHOOL.schoolName, askedAt: '2026-11-15T08:00:00.000Z' };
    const educator = anEducator({
      licenseType: 'schoolLicenseCode',
      isAgeVerified: false,
      schoolName: undefined,
      schoolRequest: request,
    });
    const { user } = await open({
      getSchoolAccountDetails: () => unknown,
      updateUser: () => userResponse(educator),
    });
    await fill(user, 'School Code', CODE);
    await clickButton(user, 'Continue');
    expect(await screen.findByText(/its administrator needs to approve you/)).toBeVisible();
    await fillSchool(user);
    await clickButton(user, 'Submit');
    expect(
      await screen.findByRole('heading', { name: 'Your school needs to approve you' }),
    ).toBeVisible();
  });

  // @proves S-school-code
  it('clears the code on Back', async () => {
    const { user } = await openSchool();
    await clickButton(user, 'Back');
    expect(await screen.findByLabelText('School Code')).toHaveValue('');
    expect(screen.queryByLabelText('School Name')).not.toBeInTheDocument();
  });

  // @proves R-account-setup, S-busy-buttons, S-school-code, C-3.6-license
  it('shows Submitting..., sends the expected fields and shows the success screen', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const { user, api, location } = await openSchool({ updateUser: () => response.promise });
    await fillSchool(user);
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    const ready = anEducator({
      licenseType: 'schoolLicenseCode',
      grades: ['Kindergarten', '3'],
    });
    response.give(userResponse(ready));
    const title = await screen.findByRole('heading', { name: 'You are ready to teach' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(
      screen.getByText('Your account is set up. You can create classrooms now.'),
    ).toBeVisible();
    expect(screen.queryByRole('group', { name: KIND })).not.toBeInTheDocument();
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      {
        userType: 'educator',
        educatorLicenseType: 'schoolLicenseCode',
        schoolRegCode: CODE,
        schoolName: SCHOOL.schoolName,
        schoolCity: SCHOOL.schoolCity,
        schoolZip: SCHOOL.schoolZip,
        educatorGrade: 'Kindergarten,3',
        preferedPronoun: '2',
        ...SESSION,
      },
    ]);
    // The updated user is stored on the device.
    expect(JSON.parse(localStorage.getItem('user-data') ?? '').userJson).toBe(
      JSON.stringify(ready),
    );
    await user.click(screen.getByRole('link', { name: 'Go to my page' }));
    await heading('Welcome, Amara');
    expect(location()).toBe('/educator');
    expect(screen.getByRole('heading', { name: /^My Classrooms/ })).toBeVisible();
  });

  it.each([
    [
      'no seat is left',
      reject('SCH_002'),
      'Your school’s license has no free seats. The administrator can request more.',
    ],
    [
      'the code was withdrawn',
      reject('SCH_001'),
      'This school code is not valid. Please check it, or ask your school.',
    ],
    ['the request fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('keeps the input when %s', async (_why, response, words) => {
    const { user } = await openSchool({ updateUser: () => response });
    await fillSchool(user);
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Kindergarten, Grade 3/ })).toBeVisible();
    expect(screen.getByLabelText('Preferred Pronoun')).toHaveDisplayValue('She/Her');
  });

  it("shows the server's message under its field", async () => {
    const errors = { preferedPronoun: 'Please select Preferred Pronoun' };
    const { user } = await openSchool({ updateUser: () => reject('VAL_001', { errors }) });
    await fillSchool(user);
    await clickButton(user, 'Submit');
    await waitFor(() => expect(messageUnder('Preferred Pronoun')).toBe(errors.preferedPronoun));
  });

  it('prefills known grades and pronoun', async () => {
    const session = anEducator({ licenseType: 'schoolLicenseCode', pronoun: '3' });
    const { user } = await open(schoolDetails, session);
    await fill(user, 'School Code', CODE);
    await clickButton(user, 'Continue');
    expect(await screen.findByRole('button', { name: /Grade 3/ })).toBeVisible();
    expect(screen.getByLabelText('Preferred Pronoun')).toHaveDisplayValue('They/Them');
  });
});

describe('Changing the account type', () => {
  it('changes the account type without confirmation when the form is empty', async () => {
    const { user } = await open();
    await pick(user, /^As an individual teacher/);
    expect(await screen.findByRole('heading', { name: 'Your class' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
