import { cleanup, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClassroom, cachedNames, storytellers } from '../../../testing/classrooms.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
type List = { allClassroomsDocs: ClassroomJson[] };

const TOO_FEW = 'Max no. of students count does not allow less than existing students count (18)';

const open = async (
  handlers: Handlers = {},
  classroom = aClassroom(),
  at = '/edit-classroom/room-12',
) => {
  const session = anEducator();
  const api = fakeApi({
    getUser: () => userResponse(session),
    getClassroomsByEducator: () => ({ allClassroomsDocs: [classroom] }),
    getRemovedStudents: () => ({ students: [] }),
    ...handlers,
  });
  const page = renderPortal({ at, session, api });
  await heading('Edit Classroom');
  return { ...page, api };
};
const nameField = () => screen.findByLabelText('Classroom Name');
const draft = () => JSON.parse(localStorage.getItem('classroomDetails') ?? 'null');
const saved = (classroom: ClassroomJson) => ({
  classRoomId: classroom.classRoomId,
  classRoomJson: classroom,
});

beforeAll(async () => void (await import('./screens/edit-classroom-screen.tsx')), 60_000);

describe('Edit Classroom form', () => {
  // @proves R-edit-classroom
  it.each(['/edit-classroom/room-12', '/classroom/room-12'])(
    'opens at %s with the stored values',
    async (at) => {
      const { api } = await open({}, aClassroom(), at);
      expect(await nameField()).toHaveValue('Room 12 Explorers');
      expect(document.title).toBe('Edit Classroom · Wonderfield');
      expect(screen.getByLabelText('Teacher Name')).toHaveValue('Amara Reyes');
      expect(screen.getByLabelText('Grade')).toHaveDisplayValue('Grade 3');
      expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Science');
      expect(screen.getByLabelText('Max No. of Students')).toHaveValue('24');
      expect(screen.getByText('18 students are in this classroom.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/educator');
      expect(api.calls('getClassroomsByEducator')[0]?.fields).toMatchObject({
        classRoomId: 'room-12',
      });
    },
  );

  // @proves P-helper
  it('redirects a helper to the students of the class', async () => {
    const room = aClassroom({ isShared: true, isHelper: true });
    const session = anEducator();
    const api = fakeApi({
      getUser: () => userResponse(session),
      getClassroomsByEducator: () => ({ allClassroomsDocs: [room] }),
    });
    const { location } = renderPortal({ at: '/edit-classroom/room-12', session, api });
    await heading('Room 12 Explorers');
    expect(location()).toBe('/list-students/room-12');
  });

  // @proves S-loading
  it('shows a loading text until the classroom has loaded', async () => {
    const response = held<List>();
    await open({ getClassroomsByEducator: () => response.promise });
    expect(screen.getByRole('status')).toHaveTextContent('Loading, please wait...');
    response.give({ allClassroomsDocs: [aClassroom()] });
    expect(await nameField()).toBeVisible();
  });

  // @proves S-classroom-unknown
  it('shows that an unknown classroom does not exist', async () => {
    await open({ getClassroomsByEducator: () => reject('CLS_001') });
    expect(await screen.findByText('Requested classroom does not exist.')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('Loading');
    const [, link] = screen.getAllByRole('link', { name: 'My Classrooms' });
    expect(link).toHaveAttribute('href', '/classrooms');
  });

  it('offers a retry when the classroom cannot be loaded', async () => {
    let response: ReturnType<typeof fail> | List = fail();
    const { user } = await open({ getClassroomsByEducator: () => response });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8_000 });
    expect(screen.getByText('Something went wrong, Please try again')).toBeVisible();
    response = { allClassroomsDocs: [aClassroom()] };
    await user.click(again);
    expect(await nameField()).toHaveValue('Room 12 Explorers');
  });

  // @proves F-synced-locked
  it('locks the name and the teacher of a synced classroom', async () => {
    await open({}, aClassroom({ googleClassroomId: 'g-1' }));
    expect(await nameField()).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Teacher Name')).toHaveAttribute('readonly');
    expect(screen.getAllByText('This comes from the synced classroom.')).toHaveLength(2);
    expect(screen.getByLabelText('Max No. of Students')).not.toHaveAttribute('readonly');
  });
});

describe('Saving a classroom', () => {
  // @proves R-edit-classroom, S-classroom-saved
  it('sends the version, updates the cache and opens Add Students', async () => {
    localStorage.setItem('classRooms', JSON.stringify([aClassroom(), storytellers()]));
    const changed = aClassroom({ classRoomName: 'Room 13', version: 5 });
    const { api, user, location } = await open({ createClassRoom: () => saved(changed) });
    await nameField();
    await fill(user, 'Classroom Name', 'Room 13');
    await clickButton(user, 'Save');
    await waitFor(() => expect(location()).toBe('/add-students/room-12'));
    expect(cachedNames()).toEqual(['Room 13', 'Storytellers']);
    expect(draft()).toBeNull();
    expect(api.calls('createClassRoom').map(({ fields }) => fields)).toEqual([
      {
        classRoomId: 'room-12',
        version: '4',
        classRoomName: 'Room 13',
        teacherName: 'Amara Reyes',
        classRoomGrade: '3',
        classRoomSubject: 'science',
        noOfStudents: '24',
        sessionToken: 'session-of-educator-1',
        userId: 'educator-1',
      },
    ]);
  });

  // @proves F-classroom-shrink
  it('rejects a capacity below the number of enrolled students', async () => {
    const { api, user } = await open();
    await nameField();
    await fill(user, 'Max No. of Students', '17');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder('Max No. of Students')).toBe(TOO_FEW));
    expect(api.calls('createClassRoom')).toHaveLength(0);
  });

  // @proves F-classroom-shrink
  it("shows the server's field errors under the fields", async () => {
    const { user } = await open({
      createClassRoom: () => reject('CLS_003', { errors: { noOfStudents: TOO_FEW } }),
    });
    await nameField();
    await fill(user, 'Max No. of Students', '20');
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder('Max No. of Students')).toBe(TOO_FEW));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Classroom changed elsewhere', () => {
  // @proves S-classroom-conflict, S-newest-beside-edits
  it('shows the conflict and keeps the input until the newest version is loaded', async () => {
    let stored = aClassroom();
    const { api, user, location } = await open({
      getClassroomsByEducator: () => ({ allClassroomsDocs: [stored] }),
      createClassRoom: ({ version }) =>
        Number(version) === stored.version ? saved(stored) : reject('CLS_006'),
    });
    await nameField();
    await fill(user, 'Classroom Name', 'Mine');
    stored = aClassroom({ classRoomName: 'Theirs', version: 5 });
    await clickButton(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This classroom was changed elsewhere. Please check it again.',
    );
    expect(await nameField()).toHaveValue('Mine');
    await clickButton(user, 'Load latest version');
    await waitFor(() => expect(screen.getByLabelText('Classroom Name')).toHaveValue('Theirs'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    expect(draft()).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Classroom Name')).toHaveFocus());
    // The unsaved input stays available.
    expect(screen.getByRole('status')).toHaveTextContent('Classroom Name: Mine');
    await clickButton(user, 'Use mine for Classroom Name');
    expect(screen.getByLabelText('Classroom Name')).toHaveValue('Mine');
    expect(screen.getByLabelText('Classroom Name')).toHaveFocus();
    await clickButton(user, 'Save');
    await waitFor(() => expect(location()).toBe('/add-students/room-12'));
    expect(api.calls('createClassRoom')[1]?.fields).toMatchObject({
      classRoomName: 'Mine',
      version: '5',
    });
  });

  it('shows that a classroom deleted since does not exist', async () => {
    let isDeleted = false;
    const { user } = await open({
      getClassroomsByEducator: () =>
        isDeleted ? reject('CLS_001') : { allClassroomsDocs: [aClassroom()] },
      createClassRoom: () => reject('CLS_006'),
    });
    await nameField();
    await clickButton(user, 'Save');
    isDeleted = true;
    await user.click(await screen.findByRole('button', { name: 'Load latest version' }));
    expect(
      await screen.findByRole('heading', { name: 'Requested classroom does not exist.' }),
    ).toBeVisible();
  });
});

describe('Draft of an existing classroom', () => {
  // @proves C-3.7-classroom
  it('stores the draft with the id and version of the classroom while the teacher types', async () => {
    const { user } = await open();
    await nameField();
    await fill(user, 'Classroom Name', 'Room 13');
    expect(draft()).toEqual({
      classroomName: 'Room 13',
      classGrade: '3',
      subject: 'science',
      studentsCount: '24',
      classRoomId: 'room-12',
      teacherName: 'Amara Reyes',
      studentIds: aClassroom().studentIds,
      googleClassroomId: '',
      version: 4,
    });
    await fill(user, 'Classroom Name', 'Room 12 Explorers');
    expect(draft()).toBeNull();
  });

  const kept = {
    classroomName: 'Room 12 Explorers',
    classGrade: '4',
    subject: 'science',
    studentsCount: '24',
    classRoomId: 'room-12',
    teacherName: 'Amara Reyes',
    studentIds: [],
    googleClassroomId: '',
    version: 4,
  };

  // @proves S-classroom-draft
  it('reports a conflict when a draft of an older version is restored and saved', async () => {
    localStorage.setItem('classroomDetails', JSON.stringify(kept));
    const { api, user } = await open(
      { createClassRoom: () => reject('CLS_006') },
      aClassroom({ version: 6 }),
    );
    await nameField();
    await clickButton(user, 'Restore draft');
    expect(screen.getByLabelText('Grade')).toHaveDisplayValue('Grade 4');
    await clickButton(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere');
    expect(api.calls('createClassRoom')[0]?.fields).toMatchObject({ version: '4' });
  });

  it('keeps the older version when a draft is edited and restored twice', async () => {
    localStorage.setItem('classroomDetails', JSON.stringify(kept));
    const newer = aClassroom({ version: 6 });
    const first = await open({}, newer);
    await nameField();
    await clickButton(first.user, 'Restore draft');
    expect(draft()).toMatchObject({ classGrade: '4', version: 4 });
    await fill(first.user, 'Classroom Name', 'Room 13');
    expect(draft()).toMatchObject({ classroomName: 'Room 13', version: 4 });
    cleanup();
    const again = await open({ createClassRoom: () => reject('CLS_006') }, newer);
    await nameField();
    await clickButton(again.user, 'Restore draft');
    await clickButton(again.user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere');
    expect(again.api.calls('createClassRoom')[0]?.fields).toMatchObject({ version: '4' });
  });
});
