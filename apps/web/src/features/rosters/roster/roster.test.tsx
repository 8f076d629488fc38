import { screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../../testing/forms.ts';
import { lingeringDialogs } from '../../../../testing/lingering-dialogs.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, type Handlers, openRoster } from '../../../../testing/rosters.ts';

const MASK = '••••••••';
const open = async (
  handlers?: Handlers,
  room?: ClassroomJson,
  others?: Parameters<typeof openRoster>[3],
) => {
  const page = openRoster('add-students', room, handlers, others);
  await heading('Add Students');
  await screen.findByRole('table', { name: 'Students' });
  return page;
};
const rowOf = (name: string) =>
  screen.getByRole('checkbox', { name: `Select ${name}` }).closest('tr') as HTMLElement;
const response = (password: string) => ({
  userId: 'student-1',
  studentPassword: encodeChildPassword(password),
});
const confirm = async (
  title: string,
  button: string,
  user: { click: (e: Element) => Promise<void> },
) => {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: button }));
  return dialog;
};
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

beforeAll(async () => void (await import('../screens/add-students-screen.tsx')), 60_000);

describe('PasswordCell', () => {
  // @proves S-roster-passwords
  it('requests the password each time it is shown', async () => {
    const { user, api } = await open({ showStudentPassword: () => response('Maple@204') });
    await clickButton(user, 'Show password for Amara Diallo');
    expect(await screen.findByText('Maple@204')).toBeVisible();
    await clickButton(user, 'Hide password for Amara Diallo');
    expect(screen.queryByText('Maple@204')).not.toBeInTheDocument();
    await clickButton(user, 'Show password for Amara Diallo');
    await screen.findByText('Maple@204');
    expect(api.calls('showStudentPassword').map(({ fields }) => fields.requestUserId)).toEqual([
      'student-1',
      'student-1',
    ]);
  });

  it.each([
    ['refused', reject('CHD_004')],
    ['lost', fail()],
  ])('keeps the password masked when the request is %s', async (_how, reply) => {
    const { user } = await open({ showStudentPassword: () => reply });
    await clickButton(user, 'Show password for Amara Diallo');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get Password');
    expect(within(rowOf('Amara Diallo')).getByText(MASK)).toBeVisible();
  });

  // @proves S-roster-passwords
  it('shows no password actions for a child with a parent account', async () => {
    await open();
    const row = within(rowOf('Chloe Nguyen'));
    expect(row.getByText('Managed elsewhere')).toBeVisible();
    expect(row.queryByRole('button', { name: /password/ })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Remove Chloe Nguyen' })).toBeEnabled();
  });
});

describe('RenewDialog', () => {
  // @proves S-roster-passwords, M-student-password-updated
  it("asks for confirmation, renews one student's password and shows it once", async () => {
    const { user, api } = await open({
      showStudentPassword: () => response('Maple@204'),
      generateStudentPassword: () => ({ studentPassword: encodeChildPassword('River#815') }),
    });
    await clickButton(user, 'Show password for Amara Diallo');
    await screen.findByText('Maple@204');
    await clickButton(user, 'New password for Amara Diallo');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'New password for Amara Diallo?',
    });
    expect(dialog).toHaveAccessibleDescription(
      'The old password stops working at once, and Amara Diallo is signed out. You see the new one here.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'New password' }));
    expect(await screen.findByRole('heading', { name: '1 new password' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'River#815' })).toBeVisible();
    // The old password is masked again.
    expect(screen.queryByText('Maple@204')).not.toBeInTheDocument();
    expect(await toast('Student Password updated Successfully')).toBeVisible();
    expect(api.calls('generateStudentPassword').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ requestUserId: 'student-1', update: '1' }),
    ]);
    await gone();
    await clickButton(user, 'Close');
    expect(screen.queryByText('River#815')).not.toBeInTheDocument();
  });

  // @proves S-roster-passwords
  it('renews the passwords of several students at once', async () => {
    const { user, api } = await open({
      renewRosterPasswords: ({ studentIds }) => ({
        passwords: (JSON.parse(String(studentIds)) as string[]).map((userId) => ({
          userId,
          studentPassword: encodeChildPassword(`New@${userId}`),
        })),
      }),
    });
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Ben Whitaker' }));
    expect(all).toBePartiallyChecked();
    expect(screen.getByRole('button', { name: 'New password for 1' })).toBeVisible();
    // The action covers only students whose password the school manages.
    await user.click(all);
    expect(all).toBeChecked();
    await clickButton(user, 'New passwords for 2');
    await confirm('New passwords for 2 students?', 'New passwords', user);
    expect(await screen.findByRole('heading', { name: '2 new passwords' })).toBeVisible();
    const table = screen.getByRole('table', { name: '2 new passwords' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Amara Dialloq8d3mz1kNew@student-1', 'Ben Whitakerx2f7rt6pNew@student-2']);
    expect(all).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    expect(api.calls('renewRosterPasswords')).toHaveLength(1);
  });

  it.each([
    ['refused', reject('STU_001')],
    ['lost', fail()],
  ])('shows an error when renewing is %s', async (_how, reply) => {
    const { user } = await open({ renewRosterPasswords: () => reply });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await clickButton(user, 'New passwords for 2');
    await confirm('New passwords for 2 students?', 'New passwords', user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset Password');
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('Closing dialogs', () => {
  it.each([['New password for Ben Whitaker', 'New password for Ben Whitaker?']])(
    'keeps its text while the dialog closes: %s',
    async (button, title) => {
      lingeringDialogs();
      const { user } = await open();
      await clickButton(user, button);
      const dialog = await screen.findByRole('alertdialog', { name: title });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(dialog).toHaveAttribute('data-closed'));
      expect(dialog).toHaveAccessibleName(title);
      expect(dialog).toHaveTextContent('Ben Whitaker');
    },
  );
});

describe('IdleNote', () => {
  const idleStudent = aRosterStudent({
    userId: 'student-9',
    firstName: 'Zed',
    neverSignedIn: true,
  });
  const room = aRoster([aRosterStudent(), idleStudent]);

  // @proves C-removeIdleStudents
  it('lists idle students and removes them after a confirmation', async () => {
    const { user, api, server } = await open(
      { removeIdleStudents: () => ({ removed: 1, classRoomJson: server.put([aRosterStudent()]) }) },
      room,
    );
    expect(
      screen.getByText(
        '1 student joined with the class code more than a day ago and never signed in again.',
      ),
    ).toBeVisible();
    await clickButton(user, 'See who');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove 1 student who never came back?',
    });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Zed Diallo');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await toast('1 student was removed.')).toBeVisible();
    expect(screen.queryByText('See who')).not.toBeInTheDocument();
    const roster = screen.getByRole('heading', { name: 'Students (1 of 5)' });
    await waitFor(() => expect(roster).toHaveFocus());
    expect(api.calls('removeIdleStudents')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      studentIds: JSON.stringify(['student-9']),
    });
  });

  it('focuses the classroom when the idle students were the only ones', async () => {
    const { user, server } = await open(
      { removeIdleStudents: () => ({ removed: 1, classRoomJson: server.put([]) }) },
      aRoster([idleStudent]),
    );
    await clickButton(user, 'See who');
    await confirm('Remove 1 student who never came back?', 'Remove', user);
    expect(await toast('1 student was removed.')).toBeVisible();
    await gone();
    const aside = screen.getByRole('complementary', { name: 'Classroom' });
    await waitFor(() => expect(within(aside).getByRole('heading')).toHaveFocus());
  });

  it('shows no note without idle students', async () => {
    await open();
    expect(screen.queryByText(/never signed in again/)).not.toBeInTheDocument();
  });
});

describe('UndoImport', () => {
  const room = aRoster(undefined, {
    lastImport: { importId: 'import-9', count: 2, at: '2026-11-15T15:04:00.000Z' },
  });

  // @proves S-roster-undo
  it('undoes the last import after explaining the effect', async () => {
    const { user, api } = await open({}, room);
    expect(screen.getByText(/^2 students were added on Nov 15, 2026/)).toBeVisible();
    await clickButton(user, 'Undo');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove these students?',
    });
    expect(dialog).toHaveTextContent('2 students leave Room 12 Explorers.');
    expect(dialog).toHaveTextContent('their accounts are erased after 30 days');
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await toast('2 students were removed.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
    );
    const roster = screen.getByRole('heading', { name: 'Students (1 of 5)' });
    await waitFor(() => expect(roster).toHaveFocus());
    expect(api.calls('undoRosterImport')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      importId: 'import-9',
    });
  });

  // @proves S-roster-undo
  it('shows CLS_007 when the import can no longer be undone', async () => {
    const { user } = await open({ undoRosterImport: () => reject('CLS_007') }, room);
    await clickButton(user, 'Undo');
    await confirm('Remove these students?', 'Undo', user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This import can no longer be undone.',
    );
  });

  it('shows no undo without an import', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('Linked logins of a student', () => {
  const portal = { signIn: { google: true, clever: false } };
  const link = {
    linkId: 'link-1',
    provider: 'google' as const,
    linkedBy: 'password' as const,
    linkedAt: '2026-11-02T12:00:00.000Z',
    isAllowed: true,
  };

  // @proves S-linked-logins
  it('shows linked logins in a dialog and ends one after a confirmation', async () => {
    const handlers: Handlers = {
      getLinkedLogins: () => ({ links: [link] }),
      endLinkedLogin: () => ({ links: [] }),
    };
    const { user, api } = await open(handlers, undefined, { portal });
    await clickButton(user, 'Linked logins of Amara Diallo');
    const dialog = await screen.findByRole('dialog', { name: 'Linked logins of Amara Diallo' });
    expect(await within(dialog).findByText('Linked with the password, Nov 2, 2026')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Unlink the Google login' }));
    await confirm('Unlink the Google login of Amara Diallo?', 'Unlink login', user);
    expect(await toast('The Google login was unlinked.')).toBeVisible();
    await within(dialog).findByText(/^No accounts of other services are linked/);
    const [sent] = api.calls('endLinkedLogin');
    expect(sent?.fields).toMatchObject({ requestUserId: 'student-1', linkId: 'link-1' });
  });

  it('offers no linked logins when no external service is configured', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^Linked logins of/ })).not.toBeInTheDocument();
  });
});
