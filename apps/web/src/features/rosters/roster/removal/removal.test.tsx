import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../../../testing/forms.ts';
import { heading } from '../../../../../testing/render-screen.tsx';
import { aRoster, type Handlers, openRoster } from '../../../../../testing/rosters.ts';

const open = async (handlers?: Handlers, room?: ClassroomJson) => {
  const page = openRoster('add-students', room, handlers);
  await heading('Add Students');
  await screen.findByRole('table', { name: 'Students' });
  return page;
};
const usernames = (...names: string[]) => JSON.stringify(names);

beforeAll(async () => void (await import('../../screens/add-students-screen.tsx')), 60_000);

describe('Removing students', () => {
  // @proves S-roster, S-roster-remove, C-removeStudents, C-bringBackStudents
  it('removes a student at once, and Undo brings the student back', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Remove Ben Whitaker');
    const message = await toast('Ben Whitaker is removed. The login is kept for 30 days.');
    expect(message).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Select Ben Whitaker' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Students (2 of 5)' })).toHaveFocus();
    await clickButton(user, 'Undo');
    expect(await toast('Ben Whitaker is back.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Ben Whitaker' })).toBeVisible();
    for (const call of ['removeStudents', 'bringBackStudents'] as const) {
      expect(api.calls(call)[0]?.fields).toMatchObject({
        classRoomId: 'room-12',
        studentIds: usernames('student-2'),
      });
    }
  });

  // @proves S-roster-remove
  it('asks before removing a quarter of the class, and names the students', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await clickButton(user, 'Remove 3 students');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove 3 students from Room 12 Explorers?',
    });
    for (const name of ['Amara Diallo', 'Ben Whitaker', 'Chloe Nguyen']) {
      expect(within(dialog).getByText(name)).toBeVisible();
    }
    expect(api.calls('removeStudents')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Remove 3 students' }));
    expect(await toast('3 students are removed. Their logins are kept for 30 days.')).toBeVisible();
  });

  it('refreshes the roster when another teacher removed the student before', async () => {
    const page = await open({
      removeStudents: () => {
        page.server.put((page.server.room().studentData ?? []).slice(0, 1));
        return reject('STU_001');
      },
    });
    await clickButton(page.user, 'Remove Ben Whitaker');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This student is not in the classroom.',
    );
    await waitFor(() => expect(screen.queryByText('x2f7rt6p')).not.toBeInTheDocument());
  });
});

describe('RemovedStudents', () => {
  const removed = {
    students: [
      {
        userId: 'student-9',
        firstName: 'Zoë',
        lastName: 'Müller',
        email: 'k3m92qxy',
        removedAt: '2026-11-12T15:04:00.000Z',
        removedBy: 'Elena Rivera',
      },
    ],
  };

  // @proves S-roster-removed, C-getRemovedStudents
  it('lists the students of the last 30 days and brings one back', async () => {
    const { user, api } = await open({ getRemovedStudents: () => removed });
    await screen.findByRole('heading', { name: 'Removed in the last 30 days (1)' });
    expect(screen.getByText('k3m92qxy, removed on Nov 12, 2026 by Elena Rivera')).toBeVisible();
    await clickButton(user, 'Bring back Zoë Müller');
    expect(await toast('Zoë Müller is back.')).toBeVisible();
    expect(api.calls('bringBackStudents')[0]?.fields).toMatchObject({
      studentIds: usernames('student-9'),
    });
  });

  it('offers no way back while the class is full', async () => {
    await open({ getRemovedStudents: () => removed }, aRoster(undefined, { noOfStudents: 3 }));
    await screen.findByText('The class is full. Raise Max No. of Students first.');
    expect(screen.getByRole('button', { name: 'Bring back Zoë Müller' })).toBeDisabled();
  });

  // @proves M-STU_003
  it('shows why a student cannot come back', async () => {
    const { user } = await open({
      getRemovedStudents: () => removed,
      bringBackStudents: () => reject('STU_003'),
    });
    await clickButton(user, 'Bring back Zoë Müller');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This student can no longer be brought back.',
    );
  });
});
