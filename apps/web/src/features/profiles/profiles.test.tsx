import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { anEducator, aParent, aProposal, aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const PLACE = { zip: '97214', city: 'Portland', state: 'OR' };
const dana = aParent(PLACE);
const maya = aStudent({ grade: '3', city: 'Portland', state: 'OR' });
const SESSION = { sessionToken: 'session-of-parent-1', userId: 'parent-1' };

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const danasApi = (handlers: Handlers = {}) =>
  fakeApi(
    { getUser: () => userResponse(dana), ...handlers },
    { zip: (zip) => (zip === '10001' ? { city: 'New York', state: 'NY' } : { error: 'No' }) },
  );
const open = async (api: FakeApi, session = dana, title = 'My Home Account') => {
  const page = renderPortal({ at: '/profile', session, api });
  await heading(title);
  return page;
};
// Load the screen in advance, because the first import can be slow on a busy machine.
beforeAll(async () => void (await import('./screens/profile-screen.tsx')), 60_000);

const saveButton = () => screen.getByRole('button', { name: 'Save' });

describe('Parent profile', () => {
  // @proves R-profile, F-profile-read-only
  it('shows the stored values with the email read-only', async () => {
    await open(danasApi());
    expect(document.title).toBe('My Home Account · Wonderfield');
    expect(screen.getByLabelText('First Name')).toHaveValue('Dana');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Whitfield');
    expect(screen.getByLabelText('Zip Code')).toHaveValue('97214');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
    expect(screen.getByLabelText('State')).toHaveValue('OR');
    const email = screen.getByLabelText('Email Address');
    expect(email).toHaveValue('dana@example.org');
    expect(email).toHaveAttribute('readonly');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/linked-child');
  });

  // @proves S-profile-forms
  it('enables Save only while something is changed', async () => {
    const { user } = await open(danasApi());
    expect(saveButton()).toBeDisabled();
    await fill(user, 'First Name', 'Dani');
    expect(saveButton()).toBeEnabled();
    await fill(user, 'First Name', 'Dana');
    expect(saveButton()).toBeDisabled();
  });

  // @proves S-profile-forms
  it('restores all values on Cancel', async () => {
    const { user } = await open(danasApi());
    await fill(user, 'First Name', '');
    await fill(user, 'Zip Code', '10001');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('New York'));
    await clickButton(user, 'Cancel');
    expect(screen.getByLabelText('First Name')).toHaveValue('Dana');
    expect(screen.getByLabelText('Zip Code')).toHaveValue('97214');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
    expect(screen.getByLabelText('State')).toHaveValue('OR');
    expect(messageUnder('First Name')).toBeUndefined();
    expect(saveButton()).toBeDisabled();
  });

  // @proves S-profile-forms, F-only-changed, M-changes-updated
  it('sends only the changed fields, confirms it and updates the header', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const api = danasApi({ updateUser: () => response.promise });
    const { user } = await open(api);
    await fill(user, 'First Name', 'Dani');
    await clickButton(user, 'Save');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(userResponse(aParent({ ...PLACE, firstName: 'Dani' })));
    const dialog = await screen.findByRole('dialog', { name: 'Changes updated successfully' });
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Dani Whitfield/ })).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('Dani');
    expect(saveButton()).toBeDisabled();
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      { firstName: 'Dani', ...SESSION },
    ]);
  });

  // @proves S-zip-fills
  it('sends city and state when a new zip code fills them', async () => {
    const api = danasApi({ updateUser: () => userResponse(dana) });
    const { user } = await open(api);
    await fill(user, 'Zip Code', '10001');
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('NY'));
    await clickButton(user, 'Save');
    await screen.findByRole('dialog');
    expect(api.calls('updateUser')[0]?.fields).toEqual({
      zip: '10001',
      city: 'New York',
      state: 'NY',
      ...SESSION,
    });
  });

  it('shows an error under every missing field', async () => {
    const api = danasApi();
    const { user } = await open(api);
    for (const label of ['First Name', 'Last Name', 'Zip Code', 'City']) {
      await fill(user, label, '');
    }
    await user.selectOptions(screen.getByLabelText('State'), '');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder('First Name')).toBe('Please enter First Name'));
    expect(messageUnder('Last Name')).toBe('Please enter Last Name');
    expect(messageUnder('Zip Code')).toBe('Please enter Zip Code');
    expect(messageUnder('City')).toBe('Please enter City');
    expect(messageUnder('State')).toBe('Please select State');
    expect(api.calls('updateUser')).toHaveLength(0);
  });

  it("shows the server's message under the field", async () => {
    const errors = { firstName: 'This is too long' };
    const { user } = await open(danasApi({ updateUser: () => reject('VAL_001', { errors }) }));
    await fill(user, 'First Name', 'Dani');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder('First Name')).toBe('This is too long'));
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
  });

  it('keeps the input after a network error', async () => {
    const { user } = await open(danasApi({ updateUser: fail }));
    await fill(user, 'First Name', 'Dani');
    await clickButton(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(screen.getByLabelText('First Name')).toHaveValue('Dani');
    expect(saveButton()).toBeEnabled();
  });

  it('never overwrites the input with a server update', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const { user } = await open(danasApi({ getUser: () => response.promise }));
    await fill(user, 'First Name', 'Dani');
    response.give(userResponse(aParent({ ...PLACE, lastName: 'Okafor' })));
    await screen.findByRole('button', { name: /Dana Okafor/ });
    expect(screen.getByLabelText('First Name')).toHaveValue('Dani');
    await clickButton(user, 'Cancel');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Okafor');
  });
});

describe('Leaving with unsaved changes', () => {
  const leave = async (user: UserEvent) => {
    await fill(user, 'First Name', 'Dani');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    return screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  };

  // @proves S-profile-leave
  it('asks before leaving and stays on the page', async () => {
    const { user, location } = await open(danasApi());
    const dialog = await leave(user);
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(location()).toBe('/profile');
    expect(screen.getByLabelText('First Name')).toHaveValue('Dani');
  });

  // @proves S-profile-leave
  it('asks before leaving and leaves the page', async () => {
    const { user, location } = await open(danasApi());
    const dialog = await leave(user);
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await heading('My Children');
    expect(location()).toBe('/linked-child');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  // @proves S-profile-leave
  it('leaves without a question when nothing changed', async () => {
    const { user, location } = await open(danasApi());
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('My Children');
    expect(location()).toBe('/linked-child');
  });

  it('leaves the page when the user logs out', async () => {
    const { user, location } = await open(danasApi({ logout: () => ({}) }));
    await fill(user, 'First Name', 'Dani');
    await user.click(screen.getByRole('button', { name: /Dana Whitfield/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
    await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });
});

describe('Student profile', () => {
  // @proves R-profile, F-profile-read-only
  it('lets a student edit the name and shows the rest read-only', async () => {
    const api = fakeApi({
      getUser: () => userResponse(maya),
      updateUser: () => userResponse(maya),
    });
    const { user } = await open(api, maya, 'My Account');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/create-avatar');
    for (const [label, value] of [
      ['Username', 'maya4821'],
      ['Grade', 'Grade 3'],
      ['City', 'Portland'],
      ['State', 'Oregon'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await fill(user, 'Last Name', 'Reyes');
    await clickButton(user, 'Save');
    await screen.findByRole('dialog', { name: 'Changes updated successfully' });
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      { lastName: 'Reyes', sessionToken: 'session-of-student-1', userId: 'student-1' },
    ]);
  });

  it('hides unknown fields', async () => {
    const student = aStudent();
    await open(fakeApi({ getUser: () => userResponse(student) }), student, 'My Account');
    for (const label of ['Grade', 'City', 'State', 'School']) {
      expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    }
  });

  it("offers no picture to a school's student", async () => {
    const student = aStudent({ isSchoolMade: true });
    await open(fakeApi({ getUser: () => userResponse(student) }), student, 'My Account');
    expect(screen.getByLabelText('First Name')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Change picture' })).not.toBeInTheDocument();
  });
});

describe('Profile access', () => {
  const openMenu = async (user: UserEvent, name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('menu'));
  };

  // @proves R-profile
  it.each([
    ['parent', dana, /Dana/, 'My Home Account'],
    ['student', maya, /Maya/, 'My Account'],
    ['educator', anEducator(), /Amara/, 'My Educator Account'],
  ] as const)('opens the profile of a %s from My Account', async (_who, who, name, title) => {
    const api = fakeApi({ getUser: () => userResponse(who) });
    const { user, location } = renderPortal({ at: '/change-password', session: who, api });
    const menu = await openMenu(user, name);
    await user.click(menu.getByRole('menuitem', { name: 'My Account' }));
    await heading(title);
    expect(location()).toBe('/profile');
  });

  // @proves S-header-account-locked, P-student-account
  it('blocks the profile for a student who must choose a password', async () => {
    const student = aStudent({ mustChangePassword: true });
    const api = fakeApi({ generateStudentPassword: () => aProposal() });
    const page = renderPortal({ at: '/profile', session: student, api });
    await heading('Your own password');
    expect(page.location()).toBe('/change-password');
    const menu = await openMenu(page.user, /Maya/);
    const item = menu.getByRole('menuitem', { name: 'My Account' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(item);
    expect(page.location()).toBe('/change-password');
  });

  it('redirects a visitor to the sign-in page', async () => {
    const { location } = renderPortal({ at: '/profile', api: fakeApi() });
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });
});
