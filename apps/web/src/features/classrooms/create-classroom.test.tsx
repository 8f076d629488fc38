import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aClassroom,
  cachedNames,
  classroomServer,
  storytellers,
} from '../../../testing/classrooms.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { choose, clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const made = aClassroom({ classRoomId: 'room-99', studentIds: [], studentData: [], version: 1 });
const response = { classRoomId: 'room-99', classRoomJson: made };

const open = async (handlers: Handlers = {}, at = '/create-classroom', session = anEducator()) => {
  const api = fakeApi({
    getUser: () => userResponse(session),
    ...classroomServer([made]).handlers,
    // The page that opens next lists them.
    getRemovedStudents: () => ({ students: [] }),
    ...handlers,
  });
  const page = renderPortal({ at, session, api });
  await heading('Create a Classroom');
  await waitFor(() =>
    expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument(),
  );
  return { ...page, api };
};
const NO_CLASSROOMS = { getClassroomsByEducator: () => ({ allClassroomsDocs: [] }) };
const fillIn = async (user: UserEvent) => {
  await fill(user, 'Classroom Name', ' Room 12 Explorers ');
  await choose(user, 'Grade', 'Grade 3');
  await choose(user, 'Subject', 'Science');
  await fill(user, 'Max No. of Students', '24');
};
const draft = () => JSON.parse(localStorage.getItem('classroomDetails') ?? 'null');

beforeAll(async () => {
  await import('./screens/create-classroom-screen.tsx');
  await import('./screens/classrooms-screen.tsx');
}, 60_000);

describe('Create Classroom form', () => {
  // @proves R-create-classroom
  it.each(['/create-classroom', '/classroom'])('opens at %s', async (at) => {
    await open({}, at);
    expect(document.title).toBe('Create a Classroom · Wonderfield');
    expect(screen.getByLabelText('Teacher Name')).toHaveValue('Amara Reyes');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/educator');
  });

  // @proves R-create-classroom, S-classroom-actions
  it.each([
    [{}, []],
    [{ googleAccountId: 'google-1' }, ['/google-classrooms']],
    [{ cleverAccountId: 'clever-1' }, ['/clever-classrooms']],
    [
      { googleAccountId: 'google-1', cleverAccountId: 'clever-1' },
      ['/google-classrooms', '/clever-classrooms'],
    ],
  ])('offers a sync link per connected service: %j', async (accounts, ways) => {
    await open({}, '/create-classroom', anEducator(accounts));
    const links = screen.queryAllByRole('link', { name: /^\+ Sync (Google|Clever) Classroom$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  // @proves F-classroom-name, F-teacher-name, F-classroom-grade, F-classroom-subject
  it('shows an error under every missing field', async () => {
    const { api, user } = await open(
      NO_CLASSROOMS,
      '/create-classroom',
      anEducator({ grades: ['3', '4'] }),
    );
    await fill(user, 'Teacher Name', '  ');
    await clickButton(user, 'Create Classroom');
    await waitFor(() => expect(messageUnder('Classroom Name')).toBe('Please enter Classroom Name'));
    expect(messageUnder('Teacher Name')).toBe('Please enter Teacher Name');
    expect(messageUnder('Grade')).toBe('Please select Grade');
    expect(messageUnder('Subject')).toBe('Please select subject');
    expect(messageUnder('Max No. of Students')).toBe('Please enter no. of students');
    expect(api.calls('createClassRoom')).toHaveLength(0);
  });

  // @proves F-classroom-students, K-classroom
  it.each([
    ['41', 'Max no. of students are 40'],
    ['0', 'Please enter no. of students'],
    ['100', 'Max no. of students are 40'],
  ])('rejects a capacity of %s students', async (places, message) => {
    const { user } = await open();
    await fill(user, 'Max No. of Students', places);
    await user.tab();
    await waitFor(() => expect(messageUnder('Max No. of Students')).toBe(message));
    expect(screen.getByLabelText('Max No. of Students')).toHaveValue(places);
  });

  it('accepts only digits for the capacity and truncates no number', async () => {
    const { user } = await open(NO_CLASSROOMS);
    const places = screen.getByLabelText('Max No. of Students');
    await user.type(places, 'ab1c00');
    expect(places).toHaveValue('100');
    await fill(user, 'Max No. of Students', 'about 24 students');
    expect(places).toHaveValue('24');
  });

  // @proves K-grades
  it('offers all grades and subjects', async () => {
    await open();
    const labels = (name: string) =>
      [...(screen.getByLabelText(name) as HTMLSelectElement).options].map(({ text }) => text);
    expect(labels('Grade')).toEqual([
      'Select',
      'Kindergarten',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((grade) => `Grade ${grade}`),
    ]);
    expect(labels('Subject')).toEqual([
      'Select',
      'Art',
      'Foreign Language',
      'Language Arts',
      'Math',
      'Science',
      'Music',
      'Social Studies',
      'Others',
    ]);
  });

  it('shows an educator without access where to continue', async () => {
    await open({}, '/create-classroom', anEducator({ grades: [] }));
    expect(screen.getByText('You can use classrooms once your account is ready.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute(
      'href',
      '/educator',
    );
    expect(screen.queryByLabelText('Classroom Name')).not.toBeInTheDocument();
  });
});

describe('Creating a classroom', () => {
  // @proves R-create-classroom, S-classroom-saved
  it('shows Saving..., adds the classroom to the cached list and opens Add Students', async () => {
    localStorage.setItem('classRooms', JSON.stringify([storytellers()]));
    const waiting = held<typeof response>();
    let rooms = [storytellers()];
    const { api, user, location } = await open({
      getClassroomsByEducator: ({ classRoomId }) => ({
        allClassroomsDocs: classRoomId ? [made] : rooms,
      }),
      createClassRoom: () => waiting.promise,
    });
    await fillIn(user);
    await clickButton(user, 'Create Classroom');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    rooms = [...rooms, made];
    waiting.give(response);
    await waitFor(() => expect(location()).toBe('/add-students/room-99'));
    expect(cachedNames()).toEqual(['Storytellers', 'Room 12 Explorers']);
    expect(draft()).toBeNull();
    const [call] = api.calls('createClassRoom');
    expect(call?.fields).toEqual({
      classRoomName: 'Room 12 Explorers',
      teacherName: 'Amara Reyes',
      classRoomGrade: '3',
      classRoomSubject: 'science',
      noOfStudents: '24',
      sessionToken: 'session-of-educator-1',
      userId: 'educator-1',
    });
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  // @proves M-classroom-not-saved
  it('shows an error, keeps the input and retries with the same key after a network error', async () => {
    const replies = [fail(), response];
    const { api, user, location } = await open({
      createClassRoom: () => replies.shift() ?? response,
    });
    await fillIn(user);
    await clickButton(user, 'Create Classroom');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Classroom hasn't created, Please try again.",
    );
    expect(screen.getByLabelText('Max No. of Students')).toHaveValue('24');
    expect(draft()).toMatchObject({ studentsCount: '24' });
    await clickButton(user, 'Create Classroom');
    await waitFor(() => expect(location()).toBe('/add-students/room-99'));
    const keys = api.calls('createClassRoom').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('shows SCH_002 when the school has no free seat', async () => {
    const { user, location } = await open({ createClassRoom: () => reject('SCH_002') });
    await fillIn(user);
    await clickButton(user, 'Create Classroom');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your school’s license has no free seats. The administrator can request more.',
    );
    expect(location()).toBe('/create-classroom');
  });
});

describe('Draft of a new classroom', () => {
  const KEPT = {
    classroomName: 'Night Owls',
    classGrade: '5',
    subject: 'math',
    studentsCount: '12',
    classRoomId: '',
    teacherName: 'Amara Reyes',
    studentIds: [],
    googleClassroomId: '',
  };

  // @proves S-half-filled-classroom
  it('asks before leaving a half-filled form', async () => {
    const { user, location } = await open();
    await fill(user, 'Classroom Name', 'Night Owls');
    await user.click(screen.getByRole('link', { name: 'Back to My Classrooms' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(location()).toBe('/create-classroom');
    expect(screen.getByLabelText('Classroom Name')).toHaveValue('Night Owls');
  });

  // @proves S-classroom-draft
  it('stores the draft while the teacher types', async () => {
    const { user } = await open();
    await fill(user, 'Classroom Name', 'Night Owls');
    await choose(user, 'Grade', 'Grade 5');
    await choose(user, 'Subject', 'Math');
    await fill(user, 'Max No. of Students', '12');
    expect(draft()).toEqual(KEPT);
  });

  // @proves S-classroom-draft, C-3.1-keys
  it('offers the draft after a reload and restores it', async () => {
    localStorage.setItem('classroomDetails', JSON.stringify(KEPT));
    const { user } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('You have an unsaved draft on this page.');
    expect(screen.getByLabelText('Classroom Name')).toHaveValue('');
    await clickButton(user, 'Restore draft');
    expect(screen.getByLabelText('Classroom Name')).toHaveValue('Night Owls');
    expect(screen.getByLabelText('Grade')).toHaveDisplayValue('Grade 5');
    expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Math');
    expect(screen.getByLabelText('Max No. of Students')).toHaveValue('12');
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    expect(draft()).toMatchObject({ classroomName: 'Night Owls' });
  });

  // @proves S-classroom-draft
  it('discards the draft when the teacher clicks Discard', async () => {
    localStorage.setItem('classroomDetails', JSON.stringify(KEPT));
    const { user } = await open();
    await clickButton(user, 'Discard');
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    expect(draft()).toBeNull();
  });

  it.each([
    ['of another classroom', JSON.stringify({ ...KEPT, classRoomId: 'room-12' })],
    ['that cannot be read', 'oops'],
  ])('does not offer a draft %s', async (_which, stored) => {
    localStorage.setItem('classroomDetails', stored);
    await open();
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
  });

  it('deletes the draft on Cancel', async () => {
    const { user, location } = await open({
      getInvitations: () => ({ invitations: [], handovers: [] }),
    });
    await fill(user, 'Classroom Name', 'Night Owls');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await heading('Welcome, Amara');
    expect(location()).toBe('/educator');
    expect(draft()).toBeNull();
  });
});

describe('Second classroom', () => {
  it('starts with the grade and the capacity of the first classroom', async () => {
    await open({}, '/create-classroom', anEducator({ grades: ['4'], studentsInClass: 22 }));
    expect(screen.getByLabelText('Grade')).toHaveValue('3');
    expect(screen.getByLabelText('Max No. of Students')).toHaveValue('24');
    expect(screen.getByLabelText('Classroom Name')).toHaveValue('');
    expect(draft()).toBeNull();
  });
});

describe('First classroom', () => {
  const values = () => [
    screen.getByLabelText<HTMLSelectElement>('Grade').value,
    screen.getByLabelText<HTMLInputElement>('Max No. of Students').value,
  ];

  // @proves S-first-classroom
  it('starts with the grade and the capacity from the account setup', async () => {
    await open(
      NO_CLASSROOMS,
      '/create-classroom',
      anEducator({ grades: ['4'], studentsInClass: 22 }),
    );
    await screen.findByLabelText('Classroom Name');
    expect(values()).toEqual(['4', '22']);
    expect(draft()).toBeNull();
  });

  // @proves S-first-classroom
  it.each([
    ['with two grades', NO_CLASSROOMS, { grades: ['3', '4'] }, ['', '']],
    ['with too many students', NO_CLASSROOMS, { grades: ['4'], studentsInClass: 60 }, ['4', '']],
  ])(
    'proposes only usable values from an account setup %s',
    async (_which, handlers, traits, expected) => {
      await open(handlers, '/create-classroom', anEducator(traits));
      await screen.findByLabelText('Classroom Name');
      expect(values()).toEqual(expected);
    },
  );
});
