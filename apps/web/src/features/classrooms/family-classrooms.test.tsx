import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import { cachedNames } from '../../../testing/classrooms.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { choose, clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { aFullChild, aParent, aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const theo = aFullChild();
const iris = aFullChild({ userId: 'child-2', firstName: 'Iris', email: 'k3m9x2qa' });
const dana = aParent({ children: [theo, iris] });
const student = aStudent({ isSchoolMade: true });

/** A classroom in the response for a student. */
const explorers: ClassroomJson = {
  classRoomId: 'room-12',
  classRoomName: 'Room 12 Explorers',
  teacherName: 'Amara Reyes',
  classRoomSubject: 'science',
};
/** A classroom in the response for a parent. */
const theos: ClassroomJson = {
  ...explorers,
  childId: 'child-1',
  childName: 'Theo Whitfield',
  noOfStudents: 18,
};

const open = async (session: UserJson, list: ClassroomJson[], handlers: Handlers = {}) => {
  const api = fakeApi({
    getUser: () => userResponse(session),
    getClassroomsByEducator: () => ({ allClassroomsDocs: list }),
    ...handlers,
  });
  const page = renderPortal({ at: '/classrooms', session, api });
  await heading(/Classroom\(s\)/);
  return { ...page, api };
};
const factsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeAll(async () => void (await import('./screens/classrooms-screen.tsx')), 60_000);

describe('Classroom list of a student', () => {
  it('offers no code to a session that opens the game only', async () => {
    await open(aStudent({ isSchoolMade: true, isGameOnly: true }), [explorers]);
    await screen.findByRole('article', { name: 'Room 12 Explorers' });
    expect(screen.queryByRole('heading', { name: 'Join a class' })).toBeNull();
  });

  // @proves R-classrooms, S-classroom-cards, P-student-classrooms
  it('shows name, teacher and subject without actions', async () => {
    await open(student, [explorers]);
    await heading('My Classroom(s)');
    await screen.findByRole('heading', { level: 2, name: 'Classrooms (1)' });
    expect(hrefOf('Back')).toBe('/create-avatar');
    expect(hrefOf('Cancel')).toBe('/create-avatar');
    const card = screen.getByRole('article', { name: 'Room 12 Explorers' });
    expect(within(card).getByText('Classroom Name')).toBeVisible();
    expect(factsOf(card)).toEqual([
      ['Teacher Name', 'Amara Reyes'],
      ['Subject', 'Science'],
    ]);
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(cachedNames()).toEqual(['Room 12 Explorers']);
  });

  // @proves S-classroom-cards
  it('marks a classroom that is synced with Google', async () => {
    await open(student, [{ ...explorers, googleClassroomId: 'g-1' }]);
    expect(await screen.findByRole('img', { name: 'From Google Classroom' })).toBeVisible();
  });

  // @proves S-classroom-empty, M-no-classroom
  it('shows the empty state when the student has no classrooms', async () => {
    await open(student, []);
    expect(await screen.findByText('No Classroom created yet!')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Classroom' })).not.toBeInTheDocument();
  });

  // @proves D-8-failed-list
  it('shows an error state when the list cannot be loaded', async () => {
    await open(student, [], { getClassroomsByEducator: () => reject('SYS_002') });
    expect(
      await screen.findByText('Your classrooms could not be loaded', {}, { timeout: 8_000 }),
    ).toBeVisible();
    expect(screen.queryByText('No Classroom created yet!')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('Joining a class as a student', () => {
  // @proves S-join-class
  it('joins a class with a class code', async () => {
    const list: ClassroomJson[] = [];
    const { api, user } = await open(student, list, {
      joinClassroom: () => {
        list.push(explorers);
        return { classRoomJson: explorers };
      },
    });
    await fill(user, 'Class Code', 'k3m 92q');
    await clickButton(user, 'Join');
    expect(await toast('You are in Room 12 Explorers now.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Room 12 Explorers' })).toBeVisible();
    expect(screen.getByLabelText('Class Code')).toHaveValue('');
    expect(api.calls('joinClassroom').map(({ fields }) => fields)).toEqual([
      { code: 'k3m 92q', sessionToken: 'session-of-student-1', userId: 'student-1' },
    ]);
  });

  it('shows a message for students when the class is full', async () => {
    const { user } = await open(student, [], { joinClassroom: () => reject('CLS_002') });
    await fill(user, 'Class Code', 'k3m 92q');
    await clickButton(user, 'Join');
    const full = 'This class is full. Ask your teacher to make room for you.';
    await waitFor(() => expect(messageUnder('Class Code')).toBe(full));
  });

  // @proves S-join-class
  it('tells a child with a parent account to ask the parent', async () => {
    await open(aStudent(), []);
    expect(
      screen.getByText('Ask your parent to join a class for you. They can type in the class code.'),
    ).toBeVisible();
    expect(screen.queryByLabelText('Class Code')).not.toBeInTheDocument();
    // The empty state must not suggest joining with a code.
    expect(await screen.findByText('No Classroom created yet!')).toBeVisible();
    expect(screen.queryByText(/you join with a class code/)).not.toBeInTheDocument();
  });
});

describe('Classroom list of a parent', () => {
  // @proves R-classrooms, S-classroom-cards, P-parent-classrooms
  it('shows a card per child and classroom', async () => {
    const iriss = { ...theos, childId: 'child-2', childName: 'Iris Whitfield' };
    await open(dana, [theos, iriss]);
    await heading("My Child's Classroom(s)");
    expect(document.title).toBe("My Child's Classroom(s) · Wonderfield");
    await screen.findByRole('heading', { level: 2, name: 'Classrooms (2)' });
    expect(hrefOf('Back')).toBe('/linked-child');
    expect(hrefOf('Cancel')).toBe('/linked-child');
    const card = screen.getByRole('article', { name: 'Theo Whitfield' });
    expect(within(card).getByText('Child Name')).toBeVisible();
    expect(factsOf(card)).toEqual([
      ['Teacher Name', 'Amara Reyes'],
      ['Classroom Name', 'Room 12 Explorers'],
      ['No. of Students', '18'],
    ]);
    expect(screen.getByRole('article', { name: 'Iris Whitfield' })).toBeVisible();
  });

  // @proves S-classroom-empty, M-no-children
  it('shows that no child is linked and links to My Children', async () => {
    await open(aParent(), []);
    expect(await screen.findByText('No Children linked yet!')).toBeVisible();
    expect(hrefOf('Go to My Children')).toBe('/linked-child');
    expect(screen.queryByText('Join a class')).not.toBeInTheDocument();
  });

  // @proves S-classroom-empty, M-no-classroom-for-children
  it('shows that no child has a classroom', async () => {
    await open(dana, []);
    expect(await screen.findByText('No Classrooms created yet for any child!')).toBeVisible();
  });

  it('shows a loading text until the list has loaded', async () => {
    const response = held<{ allClassroomsDocs: ClassroomJson[] }>();
    await open(dana, [], { getClassroomsByEducator: () => response.promise });
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    response.give({ allClassroomsDocs: [theos] });
    await screen.findByRole('heading', { level: 2, name: 'Classrooms (1)' });
  });
});

describe('Joining a class as a parent', () => {
  const join = async (handlers: Handlers, session = dana) => {
    const page = await open(session, [], handlers);
    await screen.findByRole('heading', { level: 2, name: 'Join a class' });
    return page;
  };

  // @proves S-join-class
  it('enrolls the chosen child with the class code', async () => {
    const { api, user } = await join({ joinClassroom: () => ({ classRoomJson: explorers }) });
    await choose(user, 'Child', 'Iris');
    await fill(user, 'Class Code', 'K3M-92Q');
    await clickButton(user, 'Join');
    expect(await toast('Iris is in Room 12 Explorers now.')).toBeVisible();
    expect(api.calls('joinClassroom').map(({ fields }) => fields)).toEqual([
      {
        code: 'K3M-92Q',
        requestUserId: 'child-2',
        sessionToken: 'session-of-parent-1',
        userId: 'parent-1',
      },
    ]);
    await waitFor(() => expect(api.calls('getClassroomsByEducator')).toHaveLength(2));
  });

  it('preselects an only child', async () => {
    await join({}, aParent({ children: [theo] }));
    expect(screen.getByLabelText('Child')).toHaveValue('child-1');
  });

  it('requires both a child and a code', async () => {
    const { api, user } = await join({});
    await clickButton(user, 'Join');
    await waitFor(() => expect(messageUnder('Class Code')).toBe('Please enter your code'));
    expect(messageUnder('Child')).toBe('Please select a child');
    expect(api.calls('joinClassroom')).toHaveLength(0);
  });

  // @proves S-join-class
  it.each([
    [
      'an unknown code',
      reject('CLS_008'),
      'We do not know this code. Please check it again, or ask the teacher.',
    ],
    [
      'a full class',
      reject('CLS_002'),
      'This class is full. Ask the teacher to make room for your child.',
    ],
    [
      'a child who is already in the class',
      reject('STU_002'),
      'This student is already in the classroom.',
    ],
    [
      'too many attempts',
      reject('RTE_001', { retryAfter: 60 }),
      'Too many tries. Please wait a little and try again.',
    ],
    ['a network error', fail(), 'Something went wrong, Please try again'],
  ])('shows an error under the code for %s', async (_what, response, message) => {
    const { user } = await join({ joinClassroom: () => response });
    await choose(user, 'Child', 'Theo');
    await fill(user, 'Class Code', 'K3M-92Q');
    await clickButton(user, 'Join');
    await waitFor(() => expect(messageUnder('Class Code')).toBe(message));
    expect(screen.getByLabelText('Class Code')).toHaveValue('K3M-92Q');
    expect(screen.getByRole('button', { name: 'Join' })).toBeEnabled();
  });
});
