import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clickButton, fill, messageUnder, toast } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import {
  aRoster,
  aRosterStudent,
  type Handlers,
  openRoster,
  passwordFor,
  rosterServer,
} from '../../../../testing/rosters.ts';

const open = async (handlers?: Handlers, room?: ClassroomJson) => {
  const page = openRoster('add-students', room, handlers);
  await heading('Add Students');
  await screen.findByLabelText(/^First Name of student/);
  return page;
};
const typeRow = async (user: UserEvent, number: number, first: string, last: string) => {
  await user.type(
    screen.getByLabelText(`First Name of student ${number}`),
    `${first}{Enter}${last}`,
  );
  await fill(user, `Username of student ${number}`, first.toLowerCase());
};
const TAKEN = 'This username is taken. Please try another.';

beforeAll(async () => void (await import('../screens/add-students-screen.tsx')), 60_000);

describe('Saving new students', () => {
  // @proves S-roster, M-students-added
  it('sends all non-empty rows in one call and shows the logins', async () => {
    const { user, api } = await open();
    await typeRow(user, 4, 'Diego', ' Santos ');
    await user.keyboard('{Enter}');
    await clickButton(user, 'Save');
    const panel = await screen.findByRole('heading', { name: '1 new login' });
    await waitFor(() => expect(panel).toHaveFocus());
    expect(await toast('Student(s) added successfully!')).toBeVisible();
    const [call] = api.calls('addStudentsToClassRoom');
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.fields.classRoomId).toBe('room-12');
    expect(JSON.parse(String(call?.fields.studentDetails))).toEqual([
      { firstName: 'Diego', lastName: ' Santos ', username: 'diego' },
    ]);
    expect(screen.getByRole('cell', { name: passwordFor('diego') })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Print login cards' })).toHaveAttribute(
      'href',
      '/list-students/room-12?view=cards',
    );
    // The row is empty again, and the student is on the roster.
    expect(screen.getByLabelText('First Name of student 5')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remove Diego Santos' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Students (4 of 5)' })).toBeVisible();
  });

  // @proves S-roster-logins
  it('stores no password and shows none after the logins are closed', async () => {
    localStorage.setItem('classRooms', JSON.stringify([aRoster()]));
    const { user } = await open();
    await typeRow(user, 4, 'Diego', 'Santos');
    await clickButton(user, 'Save');
    await screen.findByText(passwordFor('diego'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Maple@');
    expect(localStorage.getItem('classRooms')).toContain('room-12');
    expect(localStorage.getItem('classRooms')).not.toContain('Santos');
    await clickButton(user, 'Close');
    expect(screen.queryByText(passwordFor('diego'))).not.toBeInTheDocument();
  });

  // @proves S-roster-logins
  it('prints the list of new logins', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await typeRow(user, 4, 'Diego', 'Santos');
    await clickButton(user, 'Save');
    await user.click(await screen.findByRole('button', { name: 'Print this list' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shows Saving... and disables the rows while saving', async () => {
    const room = rosterServer(aRoster());
    const response = held<ReturnType<typeof room.handlers.addStudentsToClassRoom>>();
    const { user, api } = await open({ addStudentsToClassRoom: () => response.promise });
    await typeRow(user, 4, 'Diego', 'Santos');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByLabelText('First Name of student 4')).toBeDisabled();
    expect(api.calls('addStudentsToClassRoom')).toHaveLength(1);
    response.give({ studentData: [], classRoomJson: aRoster() });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  });

  // @proves F-roster-entry
  it('sends no request if a field is invalid and focuses the first invalid field', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Save');
    expect(messageUnder('First Name of student 4')).toBe('Please enter First Name');
    expect(messageUnder('Last Name of student 4')).toBeUndefined();
    expect(messageUnder('Username of student 4')).toBe('Please enter Username');
    await waitFor(() => expect(screen.getByLabelText('First Name of student 4')).toHaveFocus());
    await user.keyboard('Diego');
    expect(messageUnder('First Name of student 4')).toBeUndefined();
    await fill(user, 'Username of student 4', 'a!');
    await clickButton(user, 'Save');
    expect(messageUnder('Username of student 4')).toBe(
      'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -',
    );
    expect(api.calls('addStudentsToClassRoom')).toHaveLength(0);
  });
});

describe('Server errors for new students', () => {
  it("shows the server's message under its row until the field changes", async () => {
    let attempts = 0;
    const server = rosterServer(aRoster());
    const { user, api } = await open({
      addStudentsToClassRoom: (fields) => {
        attempts += 1;
        return attempts === 1
          ? reject('USN_001', { errors: { 'studentDetails.1.username': TAKEN } })
          : server.handlers.addStudentsToClassRoom(fields);
      },
    });
    await typeRow(user, 4, 'Diego', 'Santos');
    await user.keyboard('{Enter}');
    await typeRow(user, 5, 'Esme', 'Laurent');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder('Username of student 5')).toBe(TAKEN));
    expect(messageUnder('Username of student 4')).toBeUndefined();
    await waitFor(() => expect(screen.getByLabelText('Username of student 5')).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('2');
    expect(messageUnder('Username of student 5')).toBeUndefined();
    await clickButton(user, 'Save');
    await screen.findByRole('heading', { name: '2 new logins' });
    const [first, second] = api.calls('addStudentsToClassRoom');
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  // @proves S-roster
  it('refreshes the roster when a concurrent addition filled the classroom', async () => {
    const page = await open({
      addStudentsToClassRoom: () => {
        page.server.put(
          ['a', 'b', 'c', 'd', 'e'].map((id) =>
            aRosterStudent({ userId: id, firstName: id, email: `${id}1234567` }),
          ),
        );
        return reject('CLS_002');
      },
    });
    await typeRow(page.user, 4, 'Diego', 'Santos');
    await clickButton(page.user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Max no. of Students exceeded');
    expect(await screen.findByRole('heading', { name: 'Students (5 of 5)' })).toBeVisible();
    // The input is still there, with the reason and a link to change the capacity.
    expect(screen.getByLabelText('Last Name of student 6')).toHaveValue('Santos');
    expect(messageUnder('First Name of student 6')).toBe('Max no. of Students exceeded');
    expect(screen.getByRole('link', { name: 'Edit Classroom' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Paste or import' })).not.toBeInTheDocument();
    await clickButton(page.user, 'Remove row 6');
    expect(screen.queryByLabelText(/^First Name/)).not.toBeInTheDocument();
  });

  it('shows no row when the last seat was filled', async () => {
    const { user } = await open({}, aRoster(undefined, { noOfStudents: 4 }));
    await typeRow(user, 4, 'Diego', 'Santos');
    await clickButton(user, 'Save');
    await screen.findByRole('heading', { name: '1 new login' });
    expect(screen.queryByLabelText(/^First Name/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'refused',
      reject('SCH_002'),
      'Your school’s license has no free seats. The administrator can request more.',
    ],
    ['lost', fail(), 'Something went wrong, Please try again'],
  ])('shows an error and keeps the input when the call is %s', async (_how, response, text) => {
    const { user, api } = await open({ addStudentsToClassRoom: () => response });
    await typeRow(user, 4, 'Diego', 'Santos');
    await clickButton(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Last Name of student 4')).toHaveValue('Santos');
    await clickButton(user, 'Save');
    await waitFor(() => expect(api.calls('addStudentsToClassRoom')).toHaveLength(2));
    const [first, second] = api.calls('addStudentsToClassRoom');
    // Unchanged rows are the same request.
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
  });
});
