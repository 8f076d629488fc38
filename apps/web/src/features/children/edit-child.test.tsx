import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { MONTHS } from '@wonderfield/contract/options';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { choose, clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const SESSION = { sessionToken: 'session-of-parent-1', userId: 'parent-1' };
const SIGNED_OUT = 'Updating signs your child out on all devices.';
const theo = aFullChild();
const parentOf = (child = theo) => aParent({ children: [child] });

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const danasApi = (handlers: Handlers = {}, child = theo) =>
  fakeApi({
    getUser: () => userResponse(parentOf(child)),
    showStudentPassword: () => ({
      userId: 'child-1',
      studentPassword: encodeChildPassword('Meadow-Hare4!'),
    }),
    generateStudentPassword: () => ({ studentPassword: encodeChildPassword('Clover-Otter7!') }),
    ...handlers,
  });
const open = async (api: FakeApi, child = theo) => {
  const page = renderPortal({ at: '/linked-child', session: parentOf(child), api });
  await heading('My Children');
  await clickButton(page.user, 'Edit Theo');
  await screen.findByRole('dialog', { name: 'Edit Theo' });
  return page;
};
const openPassword = async (api: FakeApi) => {
  const page = await open(api);
  await page.user.click(screen.getByRole('tab', { name: 'Password' }));
  await screen.findByLabelText('Current password');
  return page;
};
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(async () => void (await import('./screens/children-screen.tsx')), 60_000);

describe('Child Details', () => {
  it('shows the stored details and enables Save only while something is changed', async () => {
    const { user } = await open(danasApi());
    expect(screen.getByLabelText('First Name')).toHaveValue('Theo');
    expect(screen.getByLabelText('Birth Year')).toHaveValue('2017');
    expect(screen.getByLabelText('Birth Month')).toHaveDisplayValue('May');
    expect(screen.getByLabelText('Grade')).toHaveDisplayValue('Grade 3');
    expect(screen.getByLabelText(/Kids my child's age/)).toBeChecked();
    expect(screen.getByLabelText('Difficulty')).toHaveDisplayValue('Medium');
    expect(button('Subjects Math, Science')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await fill(user, 'First Name', 'Theodore');
    expect(button('Save')).toBeEnabled();
    await fill(user, 'First Name', 'Theo');
    expect(button('Save')).toBeDisabled();
  });

  // @proves S-edit-child, C-child-userType, F-only-changed
  it("shows Saving... and sends only the changed fields with the child's id", async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const api = danasApi({ updateUser: () => response.promise });
    const { user } = await open(api);
    await fill(user, 'First Name', ' Theodore ');
    await choose(user, 'Difficulty', 'Easy');
    await user.click(screen.getByLabelText(/Only kids I approve/));
    await clickButton(user, 'Save');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(button('Cancel')).toBeDisabled();
    response.give(userResponse(parentOf(aFullChild({ firstName: 'Theodore' }))));
    expect(await toast('Child account details updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Edit Theodore' })).toBeVisible();
    expect(localStorage.getItem('user-data')).toContain('Theodore');
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      {
        requestUserId: 'child-1',
        userType: 'student',
        firstName: 'Theodore',
        levelPreference: 'easy',
        childPlayOption: 'approvedOnly',
        ...SESSION,
      },
    ]);
  });

  it('sends only the subjects, as a list, when nothing else changed', async () => {
    const api = danasApi({ updateUser: () => userResponse(parentOf()) });
    const { user } = await open(api);
    await clickButton(user, 'Subjects Math, Science');
    await user.click(await screen.findByRole('checkbox', { name: 'Music' }));
    await clickButton(user, 'Done');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await toast('Child account details updated successfully');
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      {
        requestUserId: 'child-1',
        userType: 'student',
        subject: '["math","science","music"]',
        ...SESSION,
      },
    ]);
  });

  it.each([
    ['First Name', 'Please enter First Name'],
    ['Last Name', 'Please enter Last Name'],
  ])('rejects a blank %s', async (label, message) => {
    const api = danasApi();
    const { user } = await open(api);
    await fill(user, label, '  ');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder(label)).toBe(message));
    expect(api.calls('updateUser')).toHaveLength(0);
  });

  it('shows errors for required fields that were empty before', async () => {
    const child = aFullChild({ levelPreference: '', birthYear: '', birthMonth: '', subject: [] });
    const { user } = await open(danasApi({}, child), child);
    await fill(user, 'First Name', 'Theodore');
    await clickButton(user, 'Save');
    await waitFor(() =>
      expect(messageUnder('Difficulty')).toBe('Please fill all required details'),
    );
    expect(messageUnder('Birth Year')).toBe('Please select Birth Year');
    expect(messageUnder('Birth Month')).toBe('Please select Birth Month');
    expect(screen.getByText('Please select at least one Subject')).toBeVisible();
  });

  // @proves F-birth-month-offer, K-months
  it('offers only the months up to now in the current year', async () => {
    const now = new Date();
    const child = aFullChild({ birthYear: String(now.getFullYear()), birthMonth: '01' });
    await open(danasApi({}, child), child);
    const months = within(screen.getByLabelText('Birth Month')).getAllByRole('option');
    expect(months.map((month) => month.textContent)).toEqual([
      'Select month',
      ...MONTHS.slice(0, now.getMonth() + 1).map(({ label }) => label),
    ]);
  });

  it('keeps a birth year that is older than the offered years', async () => {
    const child = aFullChild({ birthYear: '2001' });
    await open(danasApi({}, child), child);
    expect(screen.getByLabelText('Birth Year')).toHaveValue('2001');
    expect(button('Save')).toBeDisabled();
  });

  it.each([
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
    ['is rejected', reject('CHD_001'), 'This child account was not found.'],
  ])('keeps the input when saving %s', async (_how, response, text) => {
    const { user } = await open(danasApi({ updateUser: () => response }));
    await fill(user, 'First Name', 'Theodore');
    await clickButton(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('First Name')).toHaveValue('Theodore');
    expect(button('Save')).toBeEnabled();
  });

  it('discards the changes on Cancel and sends nothing', async () => {
    const api = danasApi();
    const { user } = await open(api);
    await fill(user, 'First Name', 'Theodore');
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('updateUser')).toHaveLength(0);
    await clickButton(user, 'Edit Theo');
    expect(await screen.findByLabelText('First Name')).toHaveValue('Theo');
  });
});

describe('Password', () => {
  // @proves S-edit-child
  it('requests the current password only when its tab is opened', async () => {
    const api = danasApi();
    const { user } = await open(api);
    expect(api.calls('showStudentPassword')).toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'Password' }));
    const field = await screen.findByLabelText('Current password');
    await waitFor(() => expect(field).toHaveValue('Meadow-Hare4!'));
    expect(field).toHaveAttribute('readonly');
    expect(api.calls('showStudentPassword').map(({ fields }) => fields)).toEqual([
      { requestUserId: 'child-1', ...SESSION },
    ]);
    expect(button('Update')).toBeDisabled();
  });

  it('shows a loading text until the password request ends', async () => {
    const response = held<ReturnType<typeof fail>>();
    await openPassword(danasApi({ showStudentPassword: () => response.promise }));
    expect(screen.getByLabelText('Current password')).toHaveValue('Loading, please wait...');
    response.give(fail());
    await waitFor(() => expect(messageUnder('Current password')).toBe('Failed to get Password'));
  });

  // @proves S-edit-child, M-student-password-updated
  it('updates the password after Generate Password and shows the confirmation', async () => {
    const response = held<ReturnType<typeof userResponse>>();
    const api = danasApi({ updateUser: () => response.promise });
    const { user } = await openPassword(api);
    await clickButton(user, 'Generate Password');
    expect(await screen.findByLabelText('New password')).toHaveValue('Clover-Otter7!');
    expect(screen.getByText(new RegExp(SIGNED_OUT))).toBeVisible();
    expect(api.calls('generateStudentPassword').map(({ fields }) => fields)).toEqual([
      { update: '0', ...SESSION },
    ]);
    expect(api.calls('updateUser')).toHaveLength(0);
    await clickButton(user, 'Update');
    expect(await screen.findByRole('button', { name: 'Updating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(userResponse(parentOf()));
    expect(await toast('Student Password updated Successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      {
        requestUserId: 'child-1',
        userType: 'student',
        password: 'Clover-Otter7!',
        confirmPassword: 'Clover-Otter7!',
        ...SESSION,
      },
    ]);
  });

  it('generates a password even when the current one could not be shown', async () => {
    const { user } = await openPassword(danasApi({ showStudentPassword: fail }));
    await waitFor(() => expect(messageUnder('Current password')).toBe('Failed to get Password'));
    await clickButton(user, 'Generate Password');
    await screen.findByLabelText('New password');
    expect(messageUnder('New password')).toBeUndefined();
    expect(button('Update')).toBeEnabled();
  });

  it('shows an error when no password could be generated', async () => {
    const { user } = await openPassword(danasApi({ generateStudentPassword: fail }));
    await clickButton(user, 'Generate Password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get Password');
    expect(button('Update')).toBeDisabled();
  });

  // @proves M-password-not-reset, M-update-password
  it.each([
    ['fails with a network error', fail()],
    ['is rejected', reject('CHD_001')],
  ])('keeps the new password for another attempt when updating %s', async (_how, response) => {
    const { user } = await openPassword(danasApi({ updateUser: () => response }));
    await clickButton(user, 'Generate Password');
    await screen.findByLabelText('New password');
    await clickButton(user, 'Update');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Update Password')).toBeVisible();
    expect(within(alert).getByText('Failed to reset Password')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('Clover-Otter7!');
    expect(button('Update')).toBeEnabled();
  });
});
