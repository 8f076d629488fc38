import { screen, waitFor, within } from '@testing-library/react';
import { fail, held } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClassroom, storytellers } from '../../../../testing/classrooms.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { clickButton } from '../../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../../testing/people.ts';
import { heading, renderPortal } from '../../../../testing/render-screen.tsx';
import { aSummary } from '../../../../testing/submissions.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const open = async (handlers: Handlers = {}) => {
  const session = anEducator();
  const api = fakeApi({
    getUser: () => userResponse(session),
    getClassroomsByEducator: () => ({ allClassroomsDocs: [] }),
    getInvitations: () => ({ invitations: [], handovers: [] }),
    ...handlers,
  });
  const page = renderPortal({ at: '/educator', session, api });
  await heading('Welcome, Amara');
  return { ...page, api };
};
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const classroom = { classroomId: 'room-12', classroomName: 'Room 12 Explorers' };

beforeAll(async () => void (await import('../screens/educator-home-screen.tsx')), 60_000);

describe('Classrooms on the home page', () => {
  // @proves R-educator, S-educator-home
  it('shows the first active classrooms with links to students, progress and cards', async () => {
    const rooms = [1, 2, 3, 4].map((n) =>
      aClassroom({ classRoomId: `room-${n}`, classRoomName: `Room ${n}` }),
    );
    const list = [aClassroom({ isArchived: true }), storytellers(), ...rooms];
    await open({ getClassroomsByEducator: () => ({ allClassroomsDocs: list }) });
    const card = await region('My Classrooms (5)');
    const names = within(card).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual([
      'Storytellers',
      'Room 1',
      'Room 2',
      'Room 3',
    ]);
    expect(linksIn(card).slice(0, 5)).toEqual([
      ['See allMy Classrooms', '/classrooms'],
      // A class without students has nothing else to open.
      ['Add studentsof Storytellers', '/add-students/room-7'],
      ['Studentsof Room 1', '/list-students/room-1'],
      ['Progressof Room 1', '/class-progress/room-1'],
      ['Cardsof Room 1', '/list-students/room-1?view=cards'],
    ]);
  });

  // @proves P-helper
  it('shows a helper no links to login cards and to adding students', async () => {
    const role = { isShared: true, isHelper: true };
    const list = [storytellers(role), aClassroom(role)];
    await open({ getClassroomsByEducator: () => ({ allClassroomsDocs: list }) });
    expect(linksIn(await region('My Classrooms (2)')).slice(1)).toEqual([
      ['Live boardof Storytellers', '/class-live/room-7'],
      ['Studentsof Storytellers', '/list-students/room-7'],
      ['Progressof Storytellers', '/class-progress/room-7'],
      ['Live boardof Room 12 Explorers', '/class-live/room-12'],
      ['Studentsof Room 12 Explorers', '/list-students/room-12'],
      ['Progressof Room 12 Explorers', '/class-progress/room-12'],
    ]);
  });

  // @proves S-educator-home
  it('offers a first classroom', async () => {
    await open();
    const card = await region('My Classrooms (0)');
    expect(within(card).getByText('No Classroom created yet!')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Create Classroom' })).toHaveAttribute(
      'href',
      '/create-classroom',
    );
  });

  it('offers another try when the classrooms cannot be loaded', async () => {
    let isDown = true;
    const { user } = await open({
      getClassroomsByEducator: () => (isDown ? fail() : { allClassroomsDocs: [storytellers()] }),
    });
    const card = await region('My Classrooms');
    await within(card).findByText('Your classrooms could not be loaded.');
    isDown = false;
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Storytellers' })).toBeVisible();
  });
});

describe('Next steps', () => {
  // @proves S-educator-home
  it('lists each step with a link to the page where it is done', async () => {
    const { user } = await open({
      getNextSteps: () => ({
        steps: [
          { kind: 'rowNotDone', ...classroom, students: 8, daysUntilDue: 1 },
          { kind: 'syncStopped', ...classroom, service: 'google', because: 'manyLeft' },
          { kind: 'neverSignedIn', ...classroom, students: 1 },
        ],
      }),
      getSubmissions: () => ({
        submissions: [
          aSummary({ id: 'plan-1', state: 'changesAsked', topic: 'Leaves', openComments: 2 }),
        ],
      }),
    });
    const card = await region('Next steps');
    await within(card).findByText('Answer 2 comments of the reviewer');
    await clickButton(user, 'Show 1 more');
    expect(linksIn(card)).toEqual([
      ['Answer 2 comments of the reviewerLeaves', '/my-submissions/plan-1'],
      ['8 students have not done the row due tomorrowRoom 12 Explorers', '/class-progress/room-12'],
      ['Many students left in Google. Check the syncRoom 12 Explorers', '/classroom-syncs/room-12'],
      ['1 student has never signed inRoom 12 Explorers', '/list-students/room-12'],
    ]);
  });

  it('says that all is done', async () => {
    await open();
    expect(await screen.findByText('All done. Have a good lesson.')).toBeVisible();
  });

  it('does not say that all is done before the plans have loaded', async () => {
    const response = held<{ submissions: ReturnType<typeof aSummary>[] }>();
    const { api } = await open({ getSubmissions: () => response.promise });
    const card = await region('Next steps');
    await waitFor(() => expect(api.calls('getNextSteps')).toHaveLength(1));
    expect(within(card).getByText('Loading, please wait...')).toBeVisible();
    expect(screen.queryByText('All done. Have a good lesson.')).not.toBeInTheDocument();
    response.give({ submissions: [] });
    expect(await within(card).findByText('All done. Have a good lesson.')).toBeVisible();
    expect(within(card).queryByText('Loading, please wait...')).not.toBeInTheDocument();
  });

  it('offers another try when the plans cannot be loaded', async () => {
    let isDown = true;
    const { user } = await open({
      getNextSteps: () => ({ steps: [{ kind: 'neverSignedIn', ...classroom, students: 1 }] }),
      getSubmissions: () => (isDown ? fail() : { submissions: [] }),
    });
    const card = await region('Next steps');
    await within(card).findByText('Some next steps could not be loaded.');
    expect(within(card).getByText('1 student has never signed in')).toBeVisible();
    isDown = false;
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(card).queryByRole('alert')).not.toBeInTheDocument());
  });

  it('offers another try when the steps cannot be loaded', async () => {
    let isDown = true;
    const { user } = await open({ getNextSteps: () => (isDown ? fail() : { steps: [] }) });
    const card = await region('Next steps');
    await within(card).findByText('Your next steps could not be loaded.');
    isDown = false;
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All done. Have a good lesson.')).toBeVisible();
  });
});

describe('My Submissions on the home page', () => {
  // @proves S-educator-home
  it('shows the plans that need the author first', async () => {
    await open({
      getSubmissions: () => ({
        submissions: [
          aSummary({ id: 'plan-1', state: 'published', topic: 'Maps' }),
          aSummary({ id: 'plan-2', state: 'changesAsked', topic: 'Leaves' }),
        ],
      }),
    });
    const card = await region('My Submissions (2)');
    expect(linksIn(card)).toEqual([
      ['See allMy Submissions', '/my-submissions'],
      ['Read commentsLeaves', '/my-submissions/plan-2'],
      ['See in LibraryMaps', '/library/plan-1'],
    ]);
  });

  it('says that there is no plan yet', async () => {
    await open();
    expect(await screen.findByText('You have not sent a plan yet.')).toBeVisible();
  });
});
