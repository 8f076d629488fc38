import type { Page } from '@playwright/test';
import { addDays } from '@wonderfield/contract/calendar-days';
import { follow } from './classroom-stops.ts';
import { changeResponses, clickButton, type ResponseChange, rejected, type Stop } from './stop.ts';

const TEACHER = 'Teacher, approved';
const STUDENT = 'Student with an avatar';
const ROOMS = '/classrooms';
const AT = '2026-11-03T15:00:00.000Z';

/** Changes every classroom of the response. */
const withRooms =
  (changes: object): ResponseChange =>
  (response) => ({
    ...response,
    allClassroomsDocs: response.allClassroomsDocs.map((room: object) => ({ ...room, ...changes })),
  });

/** Changes the first student of every roster. */
const withFirstStudent =
  (changes: object): ResponseChange =>
  (response) => ({
    ...response,
    allClassroomsDocs: response.allClassroomsDocs.map(
      ({ studentData: [first, ...others] = [], ...room }: { studentData?: object[] }) => ({
        ...room,
        ...(first && { studentData: [{ ...first, ...changes }, ...others] }),
      }),
    ),
  });

const colleague = (firstName: string, lastName: string, access: object) => ({
  userId: firstName,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@hazelgrove.school`,
  ...access,
});

/** A team with a co-teacher, a substitute and a person whose access ended. */
const withCoTeacher: ResponseChange = (response) => {
  const { today } = response.team;
  return {
    ...response,
    team: {
      ...response.team,
      coTeachers: [
        colleague('Noah', 'Lind', { role: 'coTeacher' }),
        colleague('Dana', 'Cole', { role: 'helper', endsOn: addDays(today, 6) }),
      ],
      ended: [colleague('Sam', 'Ito', { role: 'helper', endsOn: addDays(today, -40) })],
      invitations: [{ invitationId: 'i', email: 'june@hazelgrove.school', at: AT, role: 'helper' }],
    },
  };
};

const openTeam = async (page: Page) => {
  await clickButton('More for Room 12 Explorers')(page);
  await page.getByRole('menuitem', { name: 'Teachers' }).click();
  await page.getByText('Noah Lind').waitFor();
};

const chooseForNoah = async (page: Page, action: string) => {
  await openTeam(page);
  await clickButton('More for Noah Lind')(page);
  await page.getByRole('menuitem', { name: action }).click();
};

/** Opens a page of the first classroom with changed data, which its link in the list would hide. */
const openChanged = async (page: Page, link: string, changes: object) => {
  const path = await page.getByRole('link', { name: link }).first().getAttribute('href');
  const responses = { getClassroomsByEducator: withRooms(changes) };
  await changeResponses(page, { responses });
  await page.goto(path ?? '');
};

const openQuestion = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('alertdialog').waitFor();
};

const openCards = async (page: Page) => {
  await follow('List Students')(page);
  await page.getByRole('link', { name: 'Login cards' }).click();
};

/** States of classrooms and rosters that the demo data does not have. */
export const CLASSROOM_STATES: Stop[] = [
  {
    name: 'Classrooms, loading',
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: 'pending' },
  },
  {
    name: 'Classrooms, failed',
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: rejected('SYS_002') },
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'Classrooms, shared',
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: withRooms({ isShared: true }) },
  },
  {
    name: 'Classrooms, archived',
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: withRooms({ isArchived: true }) },
    prepare: async (page) => {
      const fold = page.getByRole('button', { name: /^Archived/ });
      await fold.waitFor();
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      await page.getByRole('button', { name: 'Restore' }).first().waitFor();
    },
  },
  {
    name: 'Classrooms, invitations and an ownership offer',
    as: TEACHER,
    path: ROOMS,
    responses: {
      getInvitations: {
        invitations: [{ invitationId: 'i', classRoomName: 'Maps', invitedBy: 'Noah Lind', at: AT }],
        handovers: [{ classRoomId: 'r', classRoomName: 'Choir', offeredBy: 'Noah Lind', at: AT }],
      },
    },
    prepare: (page) => page.getByRole('button', { name: 'Accept ownership of Choir' }).waitFor(),
  },
  {
    name: 'Class teachers, with a substitute',
    as: TEACHER,
    path: ROOMS,
    responses: { getTeam: withCoTeacher },
    prepare: async (page) => {
      await openTeam(page);
      await page.getByRole('radio', { name: /^Can see and help/ }).check({ force: true });
    },
  },
  {
    name: 'Class teachers, change access',
    as: TEACHER,
    path: ROOMS,
    responses: { getTeam: withCoTeacher },
    prepare: async (page) => {
      await openTeam(page);
      await clickButton('Extend the access of Dana Cole')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Class teachers, remove a co-teacher',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getTeam: withCoTeacher },
    prepare: async (page) => {
      await chooseForNoah(page, 'Remove');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'Class teachers, offer the ownership',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getTeam: withCoTeacher },
    prepare: async (page) => {
      await chooseForNoah(page, 'Make owner');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'Classrooms of a student, none yet',
    as: STUDENT,
    path: ROOMS,
    responses: { getClassroomsByEducator: { allClassroomsDocs: [] } },
    prepare: (page) => page.getByText('No Classroom created yet!').waitFor(),
  },
  {
    name: 'Create a classroom, draft',
    as: TEACHER,
    path: '/create-classroom',
    prepare: async (page) => {
      await page.getByLabel('Classroom Name').fill('Night Owls');
      await page.reload();
      await page.getByRole('button', { name: 'Restore draft' }).waitFor();
    },
  },
  {
    name: 'Edit a classroom',
    as: TEACHER,
    path: ROOMS,
    prepare: follow('Edit Classroom'),
  },
  { name: 'Edit a classroom, unknown', as: TEACHER, path: '/edit-classroom/no-such-room' },
  {
    name: 'Edit a classroom, changed elsewhere',
    as: TEACHER,
    path: ROOMS,
    responses: { createClassRoom: rejected('CLS_005', 'This classroom was changed elsewhere.') },
    prepare: async (page) => {
      await follow('Edit Classroom')(page);
      await page.getByLabel('Classroom Name').fill('Room 5 Tinkerers');
      await clickButton('Save')(page);
      await page
        .getByText(/changed elsewhere/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'Add students, name and username taken',
    as: TEACHER,
    path: ROOMS,
    prepare: async (page) => {
      await follow('Add Students')(page);
      const name = (await page.getByRole('row').nth(1).innerText()).split(/\s+/);
      await page
        .getByRole('textbox', { name: /^First Name/ })
        .first()
        .fill(name[0] ?? '');
      await page
        .getByRole('textbox', { name: /^Last Name/ })
        .first()
        .fill(name[1] ?? '');
      await page
        .getByRole('textbox', { name: /^Username/ })
        .first()
        .fill('x');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'Add students, full classroom',
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: withRooms({ noOfStudents: 1 }) },
    prepare: async (page) => {
      await follow('Add Students')(page);
      await page.getByText('This classroom is full.').waitFor();
    },
  },
  {
    name: 'Add students, skipped lines',
    as: TEACHER,
    path: ROOMS,
    prepare: async (page) => {
      await follow('Add Students')(page);
      await clickButton('Paste or import')(page);
      await page.getByLabel('Class list').fill('Period 2\nApril May\nFirst Last\nEmma Johnson');
      await clickButton('Preview')(page);
      await page.getByRole('link', { name: '2 Skipped' }).click();
      await page.getByRole('heading', { name: 'Skipped' }).waitFor();
    },
  },
  {
    name: 'Add students, idle students',
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: withFirstStudent({ neverSignedIn: true }) },
    prepare: async (page) => {
      await follow('Add Students')(page);
      await openQuestion('See who')(page);
    },
  },
  {
    name: 'Add students, new password',
    as: TEACHER,
    path: ROOMS,
    prepare: async (page) => {
      await follow('Add Students')(page);
      await openQuestion(/^New password for/)(page);
    },
  },
  {
    name: 'Add students, linked logins',
    as: TEACHER,
    path: ROOMS,
    responses: {
      getLinkedLogins: {
        links: [
          { linkId: 'l', provider: 'google', linkedBy: 'password', linkedAt: AT, isAllowed: true },
        ],
      },
    },
    prepare: async (page) => {
      await follow('Add Students')(page);
      await page
        .getByRole('button', { name: /^Linked logins of/ })
        .first()
        .click();
      await page.getByText(/^Linked with the password/).waitFor();
    },
  },
  {
    name: 'Add students, archived classroom',
    as: TEACHER,
    path: ROOMS,
    prepare: async (page) => {
      await openChanged(page, 'Add Students', { isArchived: true });
      await page.getByText(/^This classroom is archived/).waitFor();
    },
  },
  {
    name: 'List students, none yet',
    as: TEACHER,
    path: ROOMS,
    prepare: async (page) => {
      await openChanged(page, 'List Students', { studentData: [], studentIds: [] });
      await page.getByText('No students yet').waitFor();
    },
  },
  {
    name: 'List students, login cards with passwords',
    as: TEACHER,
    path: ROOMS,
    prepare: async (page) => {
      await openCards(page);
      await page.getByRole('button', { name: 'Show passwords' }).click();
      await page.getByRole('button', { name: 'Hide passwords' }).waitFor();
    },
  },
  {
    name: 'List students, print with passwords',
    as: TEACHER,
    path: ROOMS,
    prepare: async (page) => {
      await openCards(page);
      await clickButton('Print login cards')(page);
      await page.getByRole('dialog', { name: 'Print with passwords?' }).waitFor();
    },
  },
];
