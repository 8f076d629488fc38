import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClassroom } from '../../../../testing/classrooms.ts';
import { clickButton, toast } from '../../../../testing/forms.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { aRoster, aRosterStudent, type Handlers, openRoster } from '../../../../testing/rosters.ts';

const student = (userId: string, firstName: string, lastName: string, changes = {}) =>
  aRosterStudent({ userId, firstName, lastName, email: `user${userId}`, ...changes });
const now = new Date().toISOString();
const LAST_YEAR = '2025-01-02T09:00:00.000Z';
const ROOM = aRoster(
  [
    student('1', 'Ben', 'Whitaker', { signedInAt: now, playedAt: now, isPlaying: true }),
    student('2', 'Ana', 'Álvarez', { signedInAt: LAST_YEAR, signsInWith: 'google' }),
    student('3', 'Zoë', 'Müller'),
    student('4', 'Cleo', 'Nguyen', { isSynced: true }),
  ],
  { noOfStudents: 20 },
);
const OTHER = aClassroom({
  classRoomId: 'room-7',
  classRoomName: 'Room 7 Foxes',
  noOfStudents: 3,
  studentIds: [],
});

const open = async (handlers: Handlers = {}, room: ClassroomJson = ROOM) => {
  const page = openRoster('list-students', room, handlers);
  await heading('Room 12 Explorers');
  await screen.findByRole('table');
  return page;
};
const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.closest('label')?.textContent?.replace('Select ', ''));
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const row = (name: string) => within(box(name).closest('tr') as HTMLElement);

beforeAll(async () => void (await import('../screens/list-students-screen.tsx')), 60_000);

describe('StudentsView', () => {
  // @proves S-students-page, S-roster-facts
  it('sorts by last name and shows sign-in and play', async () => {
    await open();
    expect(screen.getByText('Grade 3 · 4 of 20 students')).toBeInTheDocument();
    expect(names()).toEqual(['Ana Álvarez', 'Zoë Müller', 'Cleo Nguyen', 'Ben Whitaker']);
    expect(row('Ben Whitaker').getByText('Now')).toBeVisible();
    expect(row('Ben Whitaker').getByText(/^Today, /)).toBeVisible();
    expect(row('Ana Álvarez').getByText('Last with: Google')).toBeVisible();
    expect(row('Ana Álvarez').getByText('Jan 2, 2025')).toBeVisible();
    expect(row('Zoë Müller').getByText('Never')).toBeVisible();
    expect(row('Zoë Müller').getByText('Own password')).toBeVisible();
  });

  it('says from when the list is while the device is offline', async () => {
    await open();
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
    act(() => onlineManager.setOnline(false));
    expect(screen.getByText(/^You are offline\. You see the data from \d+:\d\d/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  // @proves P-helper
  it('shows a helper the students without selection, editing, adding and cards', async () => {
    const { user, api } = await open({}, { ...ROOM, isShared: true, isHelper: true });
    expect(screen.getByText('Zoë Müller')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add students' })).not.toBeInTheDocument();
    const tabs = within(
      screen.getByRole('navigation', { name: 'Pages of this class' }),
    ).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Students',
      'Live',
      'Progress',
      'Teachers',
    ]);
    await clickButton(user, 'More for Zoë Müller');
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    for (const call of ['getTwins', 'getRemovedStudents'] as const) {
      expect(api.calls(call)).toHaveLength(0);
    }
  });

  // @proves P-helper
  it('offers a helper no way to fill a class without students', async () => {
    openRoster('list-students', aRoster([], { isShared: true, isHelper: true }));
    await heading('Room 12 Explorers');
    expect(await screen.findByText('No students yet')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Add from another class' }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add students' })).not.toBeInTheDocument();
  });

  it('sorts by the last sign-in and says so to screen readers', async () => {
    const { user } = await open();
    const column = () => screen.getByRole('columnheader', { name: 'Last sign-in' });
    expect(column()).not.toHaveAttribute('aria-sort');
    await clickButton(user, 'Last sign-in');
    expect(column()).toHaveAttribute('aria-sort', 'descending');
    expect(names().slice(0, 2)).toEqual(['Ben Whitaker', 'Ana Álvarez']);
    await clickButton(user, 'Last sign-in');
    expect(names().at(-1)).toBe('Ben Whitaker');
  });

  // @proves S-students-page
  it('filters by sign-in, finds by name, and keeps the selection', async () => {
    const { user } = await open();
    const chips = within(screen.getByRole('group', { name: 'Filter by sign-in' }));
    expect(chips.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '4 All',
      '1 Signed in this week',
      '1 Not this week',
      '2 Never signed in',
    ]);
    await user.click(box('Ben Whitaker'));
    await user.click(chips.getByRole('button', { name: '2 Never signed in' }));
    expect(names()).toEqual(['Zoë Müller', 'Cleo Nguyen']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('3 selected')).toBeVisible();
    await clickButton(user, 'Select all 4');
    expect(screen.getByText('4 students selected')).toBeInTheDocument();
    await user.keyboard('/zoe');
    expect(screen.getByRole('searchbox', { name: 'Find a student' })).toHaveFocus();
    expect(names()).toEqual(['Zoë Müller']);
    await user.keyboard('xx');
    expect(screen.getByText('No student with this name')).toBeVisible();
    expect(screen.getByText('4 selected')).toBeVisible();
  });

  // @proves S-students-keys
  it('moves with arrows, selects a range with Shift and Space, edits with F2', async () => {
    const { user } = await open();
    box('Ana Álvarez').focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(box('Cleo Nguyen')).toHaveFocus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}{F2}');
    expect(screen.getByLabelText('First Name')).toHaveValue('Zoë');
  });

  it('removes a student from the menu, focuses the next row, and undoes with Ctrl+Z', async () => {
    const { user, api } = await open();
    await clickButton(user, 'More for Zoë Müller');
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(await toast('Zoë Müller is removed. The login is kept for 30 days.')).toBeVisible();
    await waitFor(() => expect(box('Cleo Nguyen')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Removed (1)' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(await toast('Zoë Müller is back.')).toBeVisible();
    expect(names()).toContain('Zoë Müller');
    expect(api.calls('bringBackStudents')).toHaveLength(1);
  });

  it('prints the cards of the selected students only', async () => {
    const { user, location } = await open();
    await user.click(box('Zoë Müller'));
    await clickButton(user, 'Print card');
    await waitFor(() => expect(location()).toBe('/list-students/room-12?view=cards'));
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Login card of Zoë Müller',
    ]);
  });
});

describe('TransferDialog', () => {
  const both = { getClassroomsByEducator: () => ({ allClassroomsDocs: [ROOM, OTHER] }) };
  const moved = (left: string[]) => ({
    changed: 2,
    at: now,
    classRoomJson: aRoster(
      (ROOM.studentData ?? []).filter(({ userId }) => left.includes(userId)),
      { noOfStudents: 20 },
    ),
  });

  // @proves S-students-transfer, C-moveStudents, C-undoTransfer
  it('moves students to a class with enough places, and undoes it', async () => {
    const { user, api } = await open({
      ...both,
      moveStudents: () => moved(['3', '4']),
      undoTransfer: () => ({ undone: 2, unchangedIds: [], classRoomJson: ROOM }),
    });
    for (const name of ['Ben Whitaker', 'Ana Álvarez', 'Cleo Nguyen']) await user.click(box(name));
    await clickButton(user, 'Move to class');
    const dialog = within(await screen.findByRole('dialog', { name: /^Move 3 students/ }));
    expect(
      dialog.getByText('2 of 3 can be moved. Cleo Nguyen comes from the synced class.'),
    ).toBeVisible();
    await user.click(await dialog.findByRole('radio', { name: /Room 7 Foxes/ }));
    expect(dialog.getByText('3 places free')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move 2 students' }));
    expect(await toast('2 students are moved to Room 7 Foxes.')).toBeVisible();
    expect(names()).toEqual(['Zoë Müller', 'Cleo Nguyen']);
    expect(api.calls('moveStudents')[0]?.fields).toMatchObject({
      classRoomId: 'room-12',
      toClassRoomId: 'room-7',
      studentIds: '["1","2"]',
    });
    await clickButton(user, 'Undo');
    expect(await toast('2 students are back as before.')).toBeVisible();
    expect(api.calls('undoTransfer')[0]?.fields).toMatchObject({ at: now, isMove: '1' });
    expect(names()).toHaveLength(4);
  });

  it('says which students others changed when only a part is undone', async () => {
    const { user } = await open({
      ...both,
      copyStudents: () => ({ ...moved([]), classRoomJson: OTHER }),
      undoTransfer: () => ({ undone: 1, unchangedIds: ['2'], classRoomJson: OTHER }),
    });
    for (const name of ['Ben Whitaker', 'Ana Álvarez']) await user.click(box(name));
    await clickButton(user, 'Copy to class');
    await user.click(await screen.findByRole('radio', { name: /Room 7 Foxes/ }));
    await clickButton(user, 'Copy 2 students');
    expect(await toast('2 students are in Room 7 Foxes too.')).toBeVisible();
    await clickButton(user, 'Undo');
    expect(await toast('1 of 2 are back as before. Others changed the rest since.')).toBeVisible();
  });

  it('lists no class without enough places, and keeps the dialog open after an error', async () => {
    const { user } = await open({ ...both, copyStudents: () => reject('SCH_002') });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await clickButton(user, 'Copy to class');
    expect(await screen.findByText('None of your other classes has 4 free places.')).toBeVisible();
    await clickButton(user, 'Cancel');
    await user.click(box('Ben Whitaker'));
    await clickButton(user, 'Copy to class');
    await user.click(await screen.findByRole('radio', { name: /Room 7 Foxes/ }));
    await clickButton(user, 'Copy 3 students');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your school’s license has no free seats.',
    );
  });
});

describe('AddFromClassDialog', () => {
  const source = {
    classRoomId: 'room-7',
    classRoomName: 'Room 7 Foxes',
    teacherName: 'Ms Rivera',
    studentCount: 3,
    isTaught: true,
    isArchived: false,
  };
  const listed = (userId: string, firstName: string, availability: string) => ({
    userId,
    firstName,
    lastName: 'Diallo',
    availability,
  });
  const sources = {
    getSourceClasses: ({ fromClassRoomId }: Record<string, unknown>) => ({
      classes: [source],
      students: fromClassRoomId
        ? [
            listed('8', 'Amara', 'free'),
            listed('9', 'Bo', 'free'),
            listed('1', 'Ben', 'here'),
            listed('5', 'Kai', 'managedElsewhere'),
          ]
        : [],
    }),
  } as unknown as Handlers;

  // @proves S-students-add-from-class, C-getSourceClasses, C-copyStudents
  it('adds students of another class and says who is here already', async () => {
    const { user, api } = await open({
      ...sources,
      copyStudents: () => ({ changed: 2, at: now, classRoomJson: ROOM }),
    });
    await clickButton(user, 'Add from another class');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add from another class' }));
    expect(await dialog.findByText('16 places free in Room 12 Explorers')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Ben Diallo Already here/ })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: /Kai Diallo Joins with/ })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Select all 2' }));
    await user.click(dialog.getByRole('button', { name: 'Add 2 students' }));
    expect(await toast('2 students are added.')).toBeVisible();
    expect(api.calls('copyStudents')[0]?.fields).toMatchObject({
      classRoomId: 'room-7',
      toClassRoomId: 'room-12',
      studentIds: '["8","9"]',
    });
  });

  it('rejects more students than places', async () => {
    const { user } = await open(sources, { ...ROOM, noOfStudents: 5 });
    await clickButton(user, 'Add from another class');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }));
    expect(screen.getByText('1 place free. You selected 2.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 2 students' })).toBeDisabled();
  });
});
