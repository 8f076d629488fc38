import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aClassroom,
  cachedNames,
  openEducatorsList,
  storytellers,
  students,
} from '../../../testing/classrooms.ts';
import { clickButton } from '../../../testing/forms.ts';
import { anEducator } from '../../../testing/people.ts';
import { heading } from '../../../testing/render-screen.tsx';

type List = { allClassroomsDocs: ClassroomJson[] };

const card = (name: string) => screen.findByRole('article', { name });
const count = (name: string) => screen.findByRole('heading', { level: 2, name });
const hrefs = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
const factsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

beforeAll(async () => void (await import('./screens/classrooms-screen.tsx')), 60_000);

describe('Classroom list of an educator', () => {
  // @proves R-classrooms
  it('shows the title, the count and the Back and Cancel links', async () => {
    await openEducatorsList([aClassroom(), storytellers()]);
    await count('Classrooms (2)');
    expect(document.title).toBe('My Classroom(s) · Wonderfield');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/educator');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/educator');
    expect(screen.getByRole('link', { name: 'Create Classroom' })).toHaveAttribute(
      'href',
      '/create-classroom',
    );
  });

  // @proves S-classroom-cards
  it('shows the grade, subject, teacher and seats of each classroom', async () => {
    await openEducatorsList([aClassroom()]);
    const room = await card('Room 12 Explorers');
    expect(within(room).getByText('Classroom Name')).toBeInTheDocument();
    expect(factsOf(room)).toEqual([
      ['Grade', 'Grade 3'],
      ['Subject', 'Science'],
      ['Teacher Name', 'Amara Reyes'],
    ]);
    expect(within(room).getByText('Max No. of Students')).toBeVisible();
    expect(within(room).getByText('18 of 24')).toBeVisible();
    expect(within(room).getByRole('img', { name: '18 of 24 places filled' })).toBeVisible();
    expect(within(room).queryByRole('img', { name: /Google/ })).not.toBeInTheDocument();
  });

  // @proves S-classroom-cards
  it('shows -- when a classroom has no teacher name', async () => {
    await openEducatorsList([aClassroom({ teacherName: '' })]);
    expect(factsOf(await card('Room 12 Explorers'))).toContainEqual(['Teacher Name', '--']);
  });

  // @proves S-classroom-cards
  it.each([
    [{ googleClassroomId: 'g-1' }, ['From Google Classroom']],
    [{ googleClassroomId: 'c-1', classRoomProvider: 'clever' as const }, ['From Clever']],
    [{ googleClassroomId: '' }, []],
    [{ googleClassroomId: 'false' }, []],
  ])('marks a classroom synced with %j as %j', async (source, marks) => {
    await openEducatorsList([aClassroom(source)]);
    const room = await screen.findByRole('article');
    const shown = within(room).queryAllByRole('img', { name: /^From / });
    expect(shown.map((mark) => mark.getAttribute('aria-label'))).toEqual(marks);
  });

  // @proves S-classroom-actions
  it('links to the students and the edit form', async () => {
    await openEducatorsList([aClassroom()]);
    expect(hrefs(await card('Room 12 Explorers'))).toEqual({
      'Add Students': '/add-students/room-12',
      'List Students': '/list-students/room-12',
      Progress: '/class-progress/room-12',
      'Live board': '/class-live/room-12',
      'Edit Classroom': '/edit-classroom/room-12',
    });
  });

  // @proves S-classroom-actions
  it('offers Add Student and no student list for an empty classroom', async () => {
    await openEducatorsList([storytellers()]);
    expect(hrefs(await card('Storytellers'))).toEqual({
      'Add Student': '/add-students/room-7',
      'Edit Classroom': '/edit-classroom/room-7',
    });
  });

  // @proves S-co-teachers
  it("labels a shared classroom and hides the owner's actions", async () => {
    const { user } = await openEducatorsList([aClassroom({ isShared: true })]);
    const room = await card('Room 12 Explorers');
    expect(within(room).getByText('Shared with you')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Classroom' })).not.toBeInTheDocument();
    await clickButton(user, 'More for Room 12 Explorers');
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Class Code', 'Teachers']);
  });

  // @proves P-helper
  it('shows a helper only the links to students, progress and teachers', async () => {
    const { user } = await openEducatorsList([aClassroom({ isShared: true, isHelper: true })]);
    const room = await card('Room 12 Explorers');
    expect(within(room).getByText('You help here')).toBeVisible();
    expect(hrefs(room)).toEqual({
      'List Students': '/list-students/room-12',
      Progress: '/class-progress/room-12',
      'Live board': '/class-live/room-12',
    });
    await clickButton(user, 'More for Room 12 Explorers');
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Teachers']);
  });

  // @proves S-classroom-actions
  it('shows the less frequent actions in a menu', async () => {
    const { user } = await openEducatorsList([aClassroom()]);
    await card('Room 12 Explorers');
    expect(screen.queryByText('Shared with you')).not.toBeInTheDocument();
    await clickButton(user, 'More for Room 12 Explorers');
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Class Code',
      'Teachers',
      'Next school year',
      'Archive',
    ]);
  });

  // @proves S-classroom-actions
  it.each([
    [{ googleClassroomId: 'g-1' }, '/google-students/g-1'],
    [
      { googleClassroomId: 'c-1', classRoomProvider: 'clever' as const },
      '/google-students/c-1?provider=clever',
    ],
  ])(
    'links from a classroom synced with %j to another sync and the sync history',
    async (source, again) => {
      const { user } = await openEducatorsList([aClassroom(source)]);
      await screen.findByRole('article');
      await clickButton(user, 'More for Room 12 Explorers');
      const link = (name: string) => screen.findByRole('menuitem', { name });
      expect(await link('Sync again')).toHaveAttribute('href', again);
      expect(await link('Sync history')).toHaveAttribute('href', '/classroom-syncs/room-12');
    },
  );
});

describe('Loading state', () => {
  // @proves S-loading
  it('shows a loading text until the list has loaded', async () => {
    const response = held<List>();
    await openEducatorsList([], { getClassroomsByEducator: () => response.promise });
    expect(screen.getByRole('status')).toHaveTextContent('Loading, please wait...');
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    response.give({ allClassroomsDocs: [aClassroom()] });
    await count('Classrooms (1)');
    expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument();
  });

  // @proves S-classroom-cache, C-3.1-keys
  it("shows the cached list at once, then replaces and caches the server's list", async () => {
    const response = held<List>();
    localStorage.setItem('classRooms', JSON.stringify([storytellers()]));
    await openEducatorsList([], { getClassroomsByEducator: () => response.promise });
    expect(await card('Storytellers')).toBeVisible();
    expect(screen.queryByText('Loading, please wait...')).not.toBeInTheDocument();
    response.give({ allClassroomsDocs: [aClassroom()] });
    expect(await card('Room 12 Explorers')).toBeVisible();
    expect(screen.queryByText('Storytellers')).not.toBeInTheDocument();
    expect(cachedNames()).toEqual(['Room 12 Explorers']);
  });

  it.each(['not json', '{"a":1}', '[{"name":"x"}]'])(
    'ignores an invalid cached list: %s',
    async (stored) => {
      localStorage.setItem('classRooms', stored);
      await openEducatorsList([aClassroom()]);
      await count('Classrooms (1)');
    },
  );

  // @proves S-classroom-cache
  it('stores no student names on the device', async () => {
    const studentData = [
      {
        userId: 'student-1',
        firstName: 'Maya',
        lastName: 'Okafor',
        email: 'maya4821',
        schoolAccountReg: '1',
        passwordResetNotDone: true,
        signInMethod: 'own',
        hasIssuedPassword: true,
        hasCard: false,
        neverSignedIn: false,
        isSynced: false,
        studentPassword: 'c2VjcmV0',
      } as const,
    ];
    await openEducatorsList([aClassroom({ studentData, studentIds: students(1) })]);
    await count('Classrooms (1)');
    expect(localStorage.getItem('classRooms')).not.toMatch(/Maya|maya4821|c2VjcmV0/);
  });
});

describe('Empty list', () => {
  // @proves S-classroom-empty, M-no-classroom
  it('shows the empty state with a link to create a classroom', async () => {
    const { user, location } = await openEducatorsList([]);
    expect(await screen.findByText('No Classroom created yet!')).toBeVisible();
    await count('Classrooms (0)');
    const links = screen.getAllByRole('link', { name: 'Create Classroom' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/create-classroom',
      '/create-classroom',
    ]);
    await user.click(links[1] as HTMLElement);
    await heading('Create a Classroom');
    expect(location()).toBe('/create-classroom');
  });
});

describe('List with archived classrooms only', () => {
  it('shows that all classrooms are archived, offers to create one and lists them below', async () => {
    await openEducatorsList([aClassroom({ isArchived: true })]);
    expect(await screen.findByText('All your classrooms are archived.')).toBeVisible();
    expect(screen.queryByText('No Classroom created yet!')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create Classroom' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Archived (1)' })).toBeVisible();
  });
});

describe('List that cannot be loaded', () => {
  const NOT_LOADED = 'Your classrooms could not be loaded';

  // @proves D-8-failed-list
  it('shows an error state and retries', async () => {
    let response: ReturnType<typeof fail> | List = fail();
    const { user } = await openEducatorsList([], { getClassroomsByEducator: () => response });
    expect(await screen.findByText(NOT_LOADED, {}, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please check your connection and try again.',
    );
    expect(screen.queryByText('No Classroom created yet!')).not.toBeInTheDocument();
    response = { allClassroomsDocs: [aClassroom()] };
    await clickButton(user, 'Try again');
    await count('Classrooms (1)');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // @proves S-classroom-cache
  it('keeps the cached list and shows that it may be outdated', async () => {
    localStorage.setItem('classRooms', JSON.stringify([storytellers()]));
    let response: ReturnType<typeof fail> | List = fail();
    const { user } = await openEducatorsList([], { getClassroomsByEducator: () => response });
    expect(
      await screen.findByText(/The list could not be refreshed/, {}, { timeout: 8_000 }),
    ).toBeVisible();
    expect(await card('Storytellers')).toBeVisible();
    response = { allClassroomsDocs: [aClassroom()] };
    await clickButton(user, 'Try again');
    await card('Room 12 Explorers');
    expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument();
  });

  // @proves S-classroom-cache
  it.each(['EDU_001', 'EDU_002', 'EDU_004'] as const)(
    'clears the cached list and opens the home page for %s',
    async (code) => {
      localStorage.setItem('classRooms', JSON.stringify([storytellers()]));
      const notReady = anEducator({ licenseType: 'schoolLicenseCode', isAgeVerified: false });
      const { location } = await openEducatorsList(
        [],
        { getClassroomsByEducator: () => reject(code), getInvitations: () => reject(code) },
        notReady,
      );
      await waitFor(() => expect(location()).toBe('/educator'));
      expect(screen.queryByText('No Classroom created yet!')).not.toBeInTheDocument();
      expect(screen.queryByText('Storytellers')).not.toBeInTheDocument();
      await waitFor(() => expect(localStorage.getItem('classRooms')).toBeNull());
    },
  );

  const AT = '2026-11-15T08:00:00.000Z';
  // @proves D-8-before-the-code
  it.each([
    ['has not entered the school code yet', {}, '/account-setup/educator'],
    [
      'waits for approval by the school',
      { schoolRequest: { schoolName: 'Fern School', askedAt: AT } },
      '/educator',
    ],
    [
      'was removed from a school license',
      { schoolRemoval: { schoolName: 'Fern School', removedAt: AT } },
      '/educator',
    ],
  ])('sends a teacher who %s to the next step', async (_who, traits, target) => {
    const { location } = await openEducatorsList(
      [],
      {
        getClassroomsByEducator: () => reject('EDU_002'),
        getInvitations: () => reject('EDU_002'),
      },
      anEducator({
        licenseType: 'schoolLicenseCode',
        isAgeVerified: false,
        schoolName: undefined,
        grades: [],
        ...traits,
      }),
    );
    await waitFor(() => expect(location()).toBe(target));
  });
});
