import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT, CONTACT_WIRE, expectContactKept } from '../../../testing/educator-form.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { choose, clickButton, fill, messageUnder, pick } from '../../../testing/forms.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const TITLE = 'School or district account';
const CLASSROOMS = 'No. of Classrooms';
const STUDENTS = 'No. of Students';
const SCHOOLS = 'No. of Schools in the District';
const TAKEN = 'Email already exists. Please try with another Email.';
const DISTRICT = /^District/;
const WIRE = {
  ...CONTACT_WIRE,
  userType: 'educator',
  wonderfieldLicenseFor: 'school',
  schoolName: 'Alder Creek Elementary',
  schoolZip: '10001',
  schoolCity: 'New York',
  schoolState: 'NY',
  classRoomsInSchool: '12',
  studentsInSchool: '300',
};

const schoolApi = (handlers: Handlers = {}) =>
  fakeApi(handlers, { zip: () => ({ city: 'New York', state: 'NY' }) });
const open = async (api: FakeApi) => {
  const state = { schoolContact: CONTACT };
  const page = renderPortal({ at: { pathname: '/account-setup/district', state }, api });
  await heading(TITLE);
  return page;
};
const fillSchool = async (user: UserEvent, name = 'School Name') => {
  await fill(user, name, 'Alder Creek Elementary');
  await fill(user, 'Zip Code', '10001');
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('New York'));
  await fill(user, CLASSROOMS, '12');
  await fill(user, STUDENTS, '300');
};
const send = async (handlers: Handlers) => {
  const api = schoolApi(handlers);
  const page = await open(api);
  await fillSchool(page.user);
  await clickButton(page.user, 'Sign Up');
  return { ...page, api };
};
const done = () => screen.findByRole('dialog', { name: 'Sign up completed!' });

beforeAll(async () => void (await import('./screens/school-account-screen.tsx')), 60_000);

describe('School contact', () => {
  it.each([
    ['nothing', null],
    ['incomplete contact data', { schoolContact: { firstName: 'Amara' } }],
  ])('redirects to the sign-up with %s', async (_what, state) => {
    const at = { pathname: '/account-setup/district', state };
    const { location } = renderPortal({ at, api: fakeApi() });
    await heading('Educator Account Sign Up');
    expect(location()).toBe('/sign-up/educator');
  });

  // @proves R-account-setup-district
  it('shows the contact read-only with the account type', async () => {
    await open(fakeApi());
    expect(document.title).toBe(`${TITLE} · Wonderfield`);
    expect(screen.getByRole('heading', { name: 'Contact person' })).toBeVisible();
    expect(screen.getByText('Amara Reyes')).toBeVisible();
    expect(screen.getByText('amara@school.example.org · +15035550142')).toBeVisible();
    expect(screen.getByText('Account type: School or district')).toBeVisible();
    expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Email Address')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  });
});

describe('License type', () => {
  /** Returns how many digits each number field accepts from a long input with letters. */
  const limits = async (user: UserEvent) => {
    const lengths: (number | undefined)[] = [];
    for (const label of [SCHOOLS, CLASSROOMS, STUDENTS]) {
      const field = screen.queryByLabelText<HTMLInputElement>(label);
      if (field) await fill(user, label, '1a2b3-4567');
      lengths.push(field?.value.length);
    }
    return lengths;
  };

  // @proves F-license-type, K-license-for
  it('selects School by default', async () => {
    const { user } = await open(fakeApi());
    const question = within(screen.getByRole('group', { name: 'License type' }));
    expect(question.getByRole('radio', { name: /^School/ })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'School details' })).toBeVisible();
    expect(screen.getByLabelText('School Name')).toBeVisible();
    expect(await limits(user)).toEqual([undefined, 2, 4]);
  });

  // @proves F-district-schools, F-district-classrooms, F-district-students, F-digits-only
  // @proves K-district
  it('changes the labels and limits for a district and asks for the number of schools', async () => {
    const { user } = await open(fakeApi());
    await pick(user, DISTRICT);
    expect(screen.getByRole('heading', { name: 'District details' })).toBeVisible();
    expect(screen.getByLabelText('District Name')).toBeVisible();
    expect(screen.queryByLabelText('School Name')).not.toBeInTheDocument();
    expect(await limits(user)).toEqual([3, 4, 5]);
    expect(screen.getByLabelText(SCHOOLS)).toHaveValue('123');
    await pick(user, /^School/);
    expect(await limits(user)).toEqual([undefined, 2, 4]);
  });

  // @proves F-district-classrooms
  it('rejects a number that is too long for a school', async () => {
    const api = schoolApi();
    const { user } = await open(api);
    await pick(user, DISTRICT);
    await fillSchool(user, 'District Name');
    await fill(user, CLASSROOMS, '1200');
    await pick(user, /^School/);
    await clickButton(user, 'Sign Up');
    await waitFor(() =>
      expect(messageUnder(CLASSROOMS)).toBe('This is too long: at most 2 digits'),
    );
    expect(api.calls('createSchoolAccount')).toHaveLength(0);
  });
});

describe('School account validation', () => {
  // @proves F-district-students
  it('shows errors for missing school fields and sends nothing', async () => {
    const api = fakeApi();
    const { user } = await open(api);
    await clickButton(user, 'Sign Up');
    await waitFor(() => expect(messageUnder('School Name')).toBe('Please enter School Name'));
    expect(messageUnder('Zip Code')).toBe('Please enter Zip Code');
    expect(messageUnder('City')).toBe('Please enter City');
    expect(messageUnder('State')).toBe('Please select State');
    expect(messageUnder(CLASSROOMS)).toBe(
      'Please enter number of classrooms available in the School',
    );
    expect(messageUnder(STUDENTS)).toBe('Please enter number of students available in the School');
    expect(screen.getByLabelText('School Name')).toHaveFocus();
    expect(api.calls('createSchoolAccount')).toHaveLength(0);
  });

  // @proves F-district-schools
  it('shows errors for missing district fields', async () => {
    const { user } = await open(fakeApi());
    await pick(user, DISTRICT);
    await clickButton(user, 'Sign Up');
    await waitFor(() =>
      expect(messageUnder(SCHOOLS)).toBe(
        'Please enter number of schools available in the District',
      ),
    );
    expect(messageUnder(CLASSROOMS)).toBe(
      'Please enter number of classrooms available in the District',
    );
    expect(messageUnder(STUDENTS)).toBe(
      'Please enter number of students available in the District',
    );
  });

  it.each([
    [CLASSROOMS, 'ab', 'Please enter number of classrooms available in the School'],
    [STUDENTS, '0', 'Please enter number of students available in the School'],
    ['Zip Code', '9721', 'Please enter valid Zip Code'],
    ['City', '   ', 'Please enter City'],
  ])('validates %s "%s" with the message %s', async (label, text, message) => {
    const { user } = await open(fakeApi());
    await fill(user, label, text);
    await user.tab();
    await waitFor(() => expect(messageUnder(label)).toBe(message));
  });
});

describe('Submitting the school account', () => {
  // @proves R-account-setup-district, S-educator-school-done, M-sign-up-completed
  it('shows Signing Up..., sends the expected fields and leads to the sign-in page', async () => {
    const response = held<Record<string, never>>();
    const { user, api, location } = await send({ createSchoolAccount: () => response.promise });
    expect(await screen.findByRole('button', { name: 'Signing Up...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({});
    const dialog = await done();
    expect(dialog).toHaveTextContent(
      'Please check your inbox and click on the verification link to verify your account',
    );
    expect(api.calls('createSchoolAccount').map(({ fields }) => fields)).toEqual([WIRE]);
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await heading('Educator Account Sign In');
    expect(location()).toBe('/sign-in/educator');
  });

  // @proves S-educator-school-done
  it('goes to the sign-in page on Escape and keeps the form out of the history', async () => {
    const { user, location, router } = await send({ createSchoolAccount: () => ({}) });
    await done();
    await user.keyboard('{Escape}');
    await heading('Educator Account Sign In');
    expect(location()).toBe('/sign-in/educator');
    // The form was replaced in the history, so going back does not reach it.
    await router.navigate(-1);
    expect(location()).toBe('/sign-in/educator');
  });

  // @proves C-3.5-school
  it('sends the number of schools only for a district', async () => {
    const api = schoolApi({ createSchoolAccount: () => ({}) });
    const { user } = await open(api);
    await pick(user, DISTRICT);
    await fillSchool(user, 'District Name');
    await fill(user, SCHOOLS, '7');
    await choose(user, 'State', 'New Jersey');
    await clickButton(user, 'Sign Up');
    await done();
    expect(api.calls('createSchoolAccount')[0]?.fields).toEqual({
      ...WIRE,
      wonderfieldLicenseFor: 'district',
      schoolsInDistrict: '7',
      schoolState: 'NJ',
    });
  });

  it('keeps the input after a failure and retries with the same key', async () => {
    const responses = [fail(), fail(), {}];
    let attempts = 0;
    const { user, api } = await send({
      createSchoolAccount: () => responses[attempts++] ?? fail(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(screen.getByLabelText('School Name')).toHaveValue('Alder Creek Elementary');
    await clickButton(user, 'Sign Up');
    await waitFor(() => expect(api.calls('createSchoolAccount')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled());
    await fill(user, STUDENTS, '301');
    await clickButton(user, 'Sign Up');
    await done();
    const [first, second, third] = api.calls('createSchoolAccount');
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    // Changed input gets a new key.
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it.each([
    ['in a field error of the contact', reject('EML_001', { errors: { email: TAKEN } })],
    ['in a toast', reject('EML_001')],
  ])('shows %s that the email is taken and keeps the input', async (_where, response) => {
    const { user } = await send({ createSchoolAccount: () => response });
    expect(await screen.findByText(TAKEN)).toBeVisible();
    expect(screen.getByLabelText('School Name')).toHaveValue('Alder Creek Elementary');
    await clickButton(user, 'Change');
    await heading('Educator Account Sign Up');
    expectContactKept();
  });

  it('focuses the contact when the error is about it', async () => {
    await send({ createSchoolAccount: () => reject('EML_001', { errors: { email: TAKEN } }) });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(TAKEN));
    expect(document.body).not.toHaveFocus();
  });

  it("shows the server's messages under their fields", async () => {
    const errors = { schoolZip: 'Please enter valid Zip Code' };
    await send({ createSchoolAccount: () => reject('VAL_001', { errors }) });
    await waitFor(() => expect(messageUnder('Zip Code')).toBe('Please enter valid Zip Code'));
    await waitFor(() => expect(screen.getByLabelText('Zip Code')).toHaveFocus());
  });
});

describe('Changing the account type', () => {
  const ask = async () => {
    const page = await open(fakeApi());
    await fill(page.user, 'School Name', 'Alder Creek Elementary');
    await clickButton(page.user, 'Change account type');
    return { ...page, dialog: await screen.findByRole('alertdialog') };
  };

  // @proves S-account-type-change, M-account-type-change
  it('asks for confirmation before the account type changes', async () => {
    const { user, dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription(
      'All the changes made will be lost. Are you sure you want to change the Account type?',
    );
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Ok']);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByLabelText('School Name')).toHaveValue('Alder Creek Elementary');
  });

  // @proves S-account-type-change
  it('opens an empty sign-up form on Ok', async () => {
    const { user, dialog, location } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await heading('Educator Account Sign Up');
    expect(location()).toBe('/sign-up/educator');
    expect(screen.getByLabelText('First Name')).toHaveValue('');
  });

  it('keeps the contact without confirmation when the form is empty', async () => {
    const { user } = await open(fakeApi());
    await clickButton(user, 'Change account type');
    await heading('Educator Account Sign Up');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expectContactKept();
  });
});
