import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT, CONTACT_WIRE } from '../../../testing/educator-form.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import { anEducator, aParent, aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const { phoneNumber, zip, city, state } = CONTACT;
const teacher = (changes: Parameters<typeof anEducator>[0] = {}) =>
  anEducator({
    isApproved: false,
    grades: [],
    schoolName: undefined,
    phoneNumber,
    zip,
    city,
    state,
    ...changes,
  });
const asSchool = teacher({ licenseType: 'school/district', schoolName: 'Alder Creek Elementary' });

const open = async (handlers: Handlers = {}) => {
  const api = fakeApi(handlers, { zip: () => ({ city: 'New York', state: 'NY' }) });
  const page = renderPortal({ at: '/account-setup/district', session: teacher(), api });
  await heading('School or district account');
  return { ...page, api };
};
const send = async (handlers: Handlers) => {
  const page = await open(handlers);
  await fill(page.user, 'School Name', 'Alder Creek Elementary');
  await fill(page.user, 'Zip Code', '10001');
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('New York'));
  await fill(page.user, 'No. of Classrooms', '12');
  await fill(page.user, 'No. of Students', '300');
  await clickButton(page.user, 'Sign Up');
  return page;
};

beforeAll(async () => void (await import('./screens/school-account-screen.tsx')), 60_000);

describe('School account form of a waiting teacher', () => {
  // @proves R-account-setup-district
  it('uses the signed-in account as read-only contact', async () => {
    await open();
    expect(within(screen.getByRole('main')).getByText('Amara Reyes')).toBeVisible();
    expect(screen.getByText('amara@school.example.org · +15035550142')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change account type' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Amara Reyes/ })).toBeVisible();
  });

  it('sends the session, shows the review note and goes home', async () => {
    let newest = teacher();
    const { user, api, location } = await send({
      createSchoolAccount: () => {
        newest = asSchool;
        return {};
      },
      getUser: () => userResponse(newest),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Thank you, we have your request' });
    expect(dialog).toHaveTextContent(
      'We will review it, usually within one school day. Then we email you the staff code for your teachers.',
    );
    expect(api.calls('createSchoolAccount').map(({ fields }) => fields)).toEqual([
      {
        ...CONTACT_WIRE,
        wonderfieldAmbassador: '0',
        userType: 'educator',
        wonderfieldLicenseFor: 'school',
        schoolName: 'Alder Creek Elementary',
        schoolZip: '10001',
        schoolCity: 'New York',
        schoolState: 'NY',
        classRoomsInSchool: '12',
        studentsInSchool: '300',
        ...SESSION,
      },
    ]);
    expect(api.calls('createSchoolAccount')[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await heading('Welcome, Amara');
    expect(location()).toBe('/educator');
    // The account is a school account now, so it has no other account types.
    await waitFor(() => expect(screen.queryByText('Other options')).not.toBeInTheDocument());
  });

  it('shows AUZ_001 when the account was approved in the meantime', async () => {
    await send({ createSchoolAccount: () => reject('AUZ_001') });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account is not allowed to do this.',
    );
    expect(screen.getByLabelText('School Name')).toHaveValue('Alder Creek Elementary');
  });
});

describe('School account form for other signed-in users', () => {
  it.each<[string, UserJson]>([
    ['an approved teacher', anEducator()],
    ['a teacher with a school code', teacher({ licenseType: 'schoolLicenseCode' })],
    ['the administrator of a waiting school', asSchool],
    ['a parent', aParent()],
    ['a student', aStudent()],
  ])('shows the not-found page to %s', async (_who, session) => {
    const at = { pathname: '/account-setup/district', state: { schoolContact: CONTACT } };
    const { location } = renderPortal({ at, session, api: fakeApi() });
    await heading('Page not found');
    expect(location()).toBe('/pagenotfound');
  });
});
