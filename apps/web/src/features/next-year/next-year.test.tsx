import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { NextYear, UndoneYear } from '@wonderfield/contract/classrooms/next-year';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFollowedYear, aNextYear } from '../../../testing/classes/next-year.ts';
import { aClassroom } from '../../../testing/classrooms.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { heading } from '../../../testing/render-screen.tsx';

const open = async (nextYear: NextYear = aNextYear(), handlers: Handlers = {}) => {
  let state = nextYear;
  const page = openAsEducator('/next-year/room-7', {
    getNextYear: () => ({ nextYear: state }),
    startNextYear: () => {
      state = aFollowedYear();
      return { nextYear: state };
    },
    getClassroomsByEducator: () => ({ allClassroomsDocs: [aClassroom()] }),
    ...handlers,
  });
  await heading('Next school year');
  return {
    ...page,
    put: (next: NextYear) => {
      state = next;
    },
  };
};
const bar = () => within(screen.getByRole('region', { name: 'Next school year' }));
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const current = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
const toCheck = async ({ user }: { user: Parameters<typeof clickButton>[0] }) => {
  await box(/Oliver Brown/);
  await clickButton(user, 'Continue');
  await clickButton(user, 'Continue');
  await screen.findByRole('heading', { name: 'Is everything right?' });
};

beforeAll(async () => void (await import('./screens/next-year-screen.tsx')), 60_000);

describe('NextYearScreen', () => {
  // @proves S-next-year, R-next-year
  it('leads through three steps and starts the year with the chosen students', async () => {
    const { user, api, location } = await open();
    expect(await screen.findByText('From Room 7 Foxes, 2026–27')).toBeVisible();
    await user.click(await box(/Zara Taylor/));
    expect(bar().getByText('2 students move, 1 leaves')).toBeVisible();
    expect(current()).toHaveTextContent('Choose students');
    await clickButton(user, 'Continue');
    expect(screen.getByRole('heading', { name: 'What is the new class?' })).toHaveFocus();
    expect(current()).toHaveTextContent('New class');
    expect(screen.getByLabelText('Grade')).toHaveValue('4');
    await fill(user, 'Class name', 'Room 9 Foxes');
    await user.click(await box('Aisha Rahman'));
    await clickButton(user, 'Continue');
    expect(screen.getByRole('heading', { name: 'Is everything right?' })).toHaveFocus();
    expect(screen.getByText('Zara Taylor')).toBeVisible();
    await user.click(await box('Open the login cards to print'));
    expect(api.calls('startNextYear')).toHaveLength(0);
    await clickButton(user, 'Start the new year');
    expect(await screen.findByRole('heading', { level: 2, name: 'Room 9 Foxes' })).toHaveFocus();
    expect(api.calls('startNextYear')[0]?.fields).toMatchObject({
      classRoomId: 'room-7',
      classRoomName: 'Room 9 Foxes',
      classRoomGrade: '4',
      noOfStudents: '28',
      schoolYear: '2027',
      studentIds: '["student-1","student-2"]',
      leavingIds: '["student-3"]',
      coTeacherIds: '["ben"]',
    });
    expect(location()).toBe('/next-year/room-7');
    expect(localStorage.getItem('classroomDetails')).toBeNull();
  });

  it('opens the login cards after the start, with the result one step back', async () => {
    const page = await open(undefined, {
      getTwins: () => ({ twins: { pairs: [], merges: [], students: [] } }),
    });
    await toCheck(page);
    await clickButton(page.user, 'Start the new year');
    await waitFor(() => expect(page.location()).toBe('/list-students/room-9?view=cards'));
    await waitFor(() => expect(screen.queryByText('The new year is set up')).toBeNull());
    await page.router.navigate(-1);
    expect(await screen.findByText('The new year is set up')).toBeVisible();
  });

  it('keeps the steps on the device', async () => {
    const first = await open();
    await first.user.click(await box(/Mia Garcia/));
    await clickButton(first.user, 'Continue');
    await fill(first.user, 'Class name', 'Owls');
    const stored = localStorage.getItem('classroomDetails');
    expect(stored).toContain('Owls');
    expect(stored).not.toContain('Garcia');
    await first.router.navigate('/classrooms');
    await first.router.navigate('/next-year/room-7');
    expect(await screen.findByLabelText('Class name')).toHaveValue('Owls');
    expect(bar().getByText('2 students move, 1 leaves')).toBeVisible();
  });

  it('asks for the grade after Grade 8, and for enough places', async () => {
    const { classroom } = aNextYear();
    const { user } = await open(aNextYear({ classroom: { ...classroom, grade: '8' } }));
    await box(/Oliver Brown/);
    await clickButton(user, 'Continue');
    expect(screen.getByLabelText('Grade')).toHaveValue('');
    await fill(user, 'Max No. of Students', '2');
    await clickButton(user, 'Continue');
    expect(messageUnder('Grade')).toBe('Please select Grade');
    expect(screen.getByLabelText('Grade')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Grade'), '8');
    expect(messageUnder('Max No. of Students')).toBe('The class needs at least 3 places');
  });

  it('does not continue without enough seats of the school', async () => {
    const students = aNextYear().students.map((student) => ({ ...student, needsSeat: true }));
    const { user } = await open(aNextYear({ students, seatsLeft: 2 }));
    await box(/Oliver Brown/);
    expect(bar().getByText('3 students, 2 seats left in the school')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.click(await box(/Zara Taylor/));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('offers to sync the new class of a synced class first', async () => {
    const { classroom } = aNextYear();
    await open(aNextYear({ classroom: { ...classroom, service: 'google' } }));
    expect(
      await screen.findByRole('link', { name: 'Sync the new class from Google Classroom' }),
    ).toHaveAttribute('href', '/google-classrooms');
  });

  it('shows the class that another tab started', async () => {
    const page = await open(undefined, {
      startNextYear: () => {
        page.put(aFollowedYear({ startedBy: 'Ben Whitaker' }));
        return reject('YER_001');
      },
    });
    await toCheck(page);
    await clickButton(page.user, 'Start the new year');
    const note = await screen.findByText(/Ben Whitaker has already started the new year/);
    expect(within(note).getByRole('link', { name: 'Room 9 Foxes' })).toHaveAttribute(
      'href',
      '/list-students/room-9',
    );
  });

  it('stays on the page and changes nothing after a failure', async () => {
    const page = await open(undefined, { startNextYear: () => reject('SCH_002') });
    await toCheck(page);
    await clickButton(page.user, 'Start the new year');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nothing has changed\./);
    expect(screen.getByRole('button', { name: 'Start the new year' })).toBeEnabled();
  });

  it.each([
    ['a co-teacher', { isOwn: false }, /Only the teacher who owns this class/],
    ['an archived class', { isArchived: true }, /This class is archived/],
  ])('explains why %s cannot start', async (_who, change, text) => {
    const { classroom } = aNextYear();
    await open(aNextYear({ classroom: { ...classroom, ...change } }));
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  });

  it('shows an error for an unknown class', async () => {
    await open(undefined, { getNextYear: () => reject('CLS_001') });
    expect(
      await screen.findByRole('heading', { name: 'Requested classroom does not exist.' }),
    ).toBeVisible();
  });
});

describe('StartedYearView', () => {
  const undone: UndoneYear = {
    classroomId: 'room-7',
    name: 'Room 7 Foxes',
    added: 0,
    gradesKept: 0,
    removed: 0,
    teachersGone: [],
    passwordsStay: false,
  };

  // @proves S-next-year
  it('undoes the new year in one click', async () => {
    const { user } = await open(aFollowedYear(), { undoNextYear: () => ({ undone }) });
    expect(await screen.findByRole('img', { name: '30 of 30 days left' })).toBeInTheDocument();
    await clickButton(user, 'Undo the new year');
    expect(await screen.findByRole('heading', { name: 'Room 7 Foxes is back' })).toHaveFocus();
    expect(screen.queryByText('What is different now')).toBeNull();
  });

  it('lists what the undo cannot restore', async () => {
    const changed = {
      ...undone,
      added: 2,
      gradesKept: 1,
      removed: 1,
      teachersGone: ['Dana Cole'],
      passwordsStay: true,
    };
    const { user } = await open(aFollowedYear(), { undoNextYear: () => ({ undone: changed }) });
    await clickButton(user, 'Undo the new year');
    await screen.findByText('What is different now');
    for (const text of [
      '2 students who were added to the new class moved here.',
      '1 grade stays, because an adult changed it since.',
      '1 student was removed since and stays removed.',
      'Dana Cole taught only the new class and cannot open this one.',
      'New passwords stay. Print new login cards if you need them.',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('says that 30 days are over', async () => {
    await open(aFollowedYear({ canUndo: false, undoUntil: '2026-01-01T00:00:00.000Z' }));
    expect(await screen.findByRole('heading', { name: 'Too old to undo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo the new year' })).toBeNull();
  });

  it('moves a student who left to the new class', async () => {
    const { user, api } = await open(aFollowedYear(), {
      addToNextYear: () => ({ nextYear: { ...aFollowedYear({ studentCount: 3 }), left: [] } }),
    });
    await clickButton(user, 'Move to the new class: Zara Taylor');
    expect(await screen.findByRole('link', { name: 'Print 3 login cards' })).toBeVisible();
    expect(screen.queryByText('Students who left')).toBeNull();
    expect(api.calls('addToNextYear')[0]?.fields).toMatchObject({
      studentIds: '["student-3"]',
    });
  });
});
