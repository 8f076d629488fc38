import type { Page } from '@playwright/test';
import { clickButton, type Stop, untilLoaded } from './stop.ts';

const TEACHER = 'Teacher, approved';
const STUDENT = 'Student with an avatar';

/** Opens a page of the first listed classroom by its link name. */
export const follow = (name: string) => async (page: Page) => {
  const link = page.getByRole('link', { name }).first();
  const path = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilLoaded(page);
};

const moreOf = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More for Room 12 Explorers' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
};

const importList = async (page: Page) => {
  await follow('Add Students')(page);
  await page.getByRole('button', { name: 'Paste or import' }).click();
  await page
    .getByLabel('Class list')
    .fill(
      [
        'Student Name / Grade / DOB',
        'Amara Diallo',
        'Petrov, Alexei',
        'Grace Kim',
        '1) ELLA TURNER',
        'Théo Marchand 2017-04-03',
        'Nina Flores (IEP)',
        'finn macleod 3B',
        'Alex/Sasha Reid',
        'Omar Aziz omar.a@school.example',
        'Layla Haddad',
        'F',
        'DE VRIES, LOTTE',
        'Isaac Cohen',
        'Ana Maria de la Cruz',
        'Mary-Ann St. Clair',
        'Ruby O’Connor - moved here 10/2',
        'Layla Haddad',
        '=HYPERLINK("x")',
        'see office re: bus list',
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'Check the list' }).waitFor();
};

const leaveImport = async (page: Page) => {
  await importList(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Paste or import' }).click();
  await page.getByText('Your list is saved. Continue?').waitFor();
};

/** Opens the page that adds students to the teacher's other classroom, which is empty. */
const followInLab = async (page: Page) => {
  const id = await page.evaluate(async () => {
    const { sessionToken, userJson } = JSON.parse(localStorage.getItem('user-data') ?? '{}');
    const response = await fetch('/users/getClassroomsByEducator', {
      method: 'POST',
      body: new URLSearchParams({ sessionToken, userId: JSON.parse(userJson).userId }),
    });
    const { allClassroomsDocs } = (await response.json()) as {
      allClassroomsDocs: Record<string, string>[];
    };
    return allClassroomsDocs.find(({ classRoomName }) => classRoomName === 'Morning Math Lab')
      ?.classRoomId;
  });
  await page.goto(`/add-students/${id}`);
  await page.getByRole('heading', { name: 'Add Students' }).waitFor();
  await untilLoaded(page);
};

/** Imports a list with students of another class of the teacher. */
const importSameStudents = async (page: Page) => {
  await followInLab(page);
  await page.getByRole('button', { name: 'Paste or import' }).click();
  await page
    .getByLabel('Class list')
    .fill(
      [
        'Santos, Diego',
        'CHLOE NGUYEN',
        'Freya Lindqvist',
        'hana sato',
        'Isaac Cohen 2017-04-03',
        'Sam Mensah',
        'Priya',
        'Ella Turner',
        'Nina Flores (IEP)',
        'Yusuf Demir',
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: /^Same student/ }).waitFor();
};

/** Types the names of students who have a login in another class. */
const typeSameStudents = async (page: Page) => {
  await followInLab(page);
  const names = [
    ['Diego', 'Santos'],
    ['Sam', 'Mensah'],
  ] as const;
  for (const [index, [first, last]] of names.entries()) {
    if (index > 0) await clickButton('Add Student')(page);
    await page.getByPlaceholder('First Name').nth(index).fill(first);
    await page.getByPlaceholder('Last Name').nth(index).fill(last);
  }
  await clickButton('Save')(page);
  await page.getByRole('dialog', { name: 'Do they have a login already?' }).waitFor();
};

const openTab = (name: string) => async (page: Page) => {
  await follow('List Students')(page);
  await page.getByRole('link', { name, exact: true }).click();
};

const selectStudents = async (page: Page) => {
  await follow('List Students')(page);
  await page.getByRole('checkbox', { name: 'Select all' }).waitFor();
  for (const box of await page.getByRole('checkbox', { name: /^Select [^a]/ }).all()) {
    if (!(await box.isChecked())) await box.check();
    if ((await page.getByText('3 selected').count()) > 0) break;
  }
};

const moveStudents = async (page: Page) => {
  await selectStudents(page);
  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  const isPhone = await actions.isVisible();
  if (isPhone) await actions.click();
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name: 'Move to class' }).click();
  await page.getByRole('dialog').waitFor();
};

const addFromClass = async (page: Page) => {
  await follow('List Students')(page);
  await clickButton('Add from another class')(page);
  await page.getByText('They keep one login.').waitFor();
};

/** Brings back the student of an earlier picture first, so the class stays the same. */
const removeStudent = async (page: Page) => {
  await follow('List Students')(page);
  await page.waitForURL('**/list-students/**');
  await untilLoaded(page);
  const back = page.getByRole('button', { name: /^Bring back/ });
  if (await back.isVisible()) await back.click();
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
};

/**
 * Opens the list of a class with a duplicate student. On later runs, the username is taken and the
 * call fails.
 */
const withDuplicates = async (page: Page) => {
  await follow('List Students')(page);
  await page.waitForURL('**/list-students/**');
  await page.evaluate(async (classRoomId) => {
    const { sessionToken, userJson } = JSON.parse(localStorage.getItem('user-data') ?? '{}');
    const khloe = { firstName: 'Khloe', lastName: 'Nguyen', username: 'khloe2214' };
    await fetch('/users/addStudentsToClassRoom', {
      method: 'POST',
      body: new URLSearchParams({
        sessionToken,
        userId: JSON.parse(userJson).userId,
        classRoomId,
        studentDetails: JSON.stringify([khloe]),
      }),
    });
  }, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.reload();
  await untilLoaded(page);
};

const answerDuplicates = async (page: Page) => {
  await clickButton('Review')(page);
  await page.getByRole('radio', { name: /keep Chloe Nguyen’s login/ }).check();
};

const lookAtDuplicates = async (page: Page) => {
  await withDuplicates(page);
  await answerDuplicates(page);
};

const chooseDuplicate = async (page: Page) => {
  await withDuplicates(page);
  await clickButton('More for Diego Santos')(page);
  await page.getByRole('menuitem', { name: 'Merge with another student...' }).click();
};

const mergeDuplicates = async (page: Page) => {
  await withDuplicates(page);
  if (!(await page.getByRole('button', { name: 'Review' }).isVisible())) return;
  await answerDuplicates(page);
  await clickButton('Merge')(page);
  await page.getByRole('heading', { name: 'Merged' }).waitFor();
};

/** Stops for classrooms, rosters and students. */
export const CLASSROOM_STOPS: Stop[] = [
  { name: 'Classrooms, educator', as: TEACHER, path: '/classrooms' },
  {
    name: 'Classrooms, class code',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: moreOf('Class Code'),
  },
  {
    name: 'Class teachers',
    as: TEACHER,
    path: '/classrooms',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Teachers' }).click();
      await page.getByRole('heading', { name: /^Teachers/ }).waitFor();
    },
  },
  {
    name: 'Classrooms, delete',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: (page) => page.getByRole('button', { name: 'Delete Classroom' }).first().click(),
  },
  { name: 'Classrooms, student', as: STUDENT, path: '/classrooms' },
  {
    name: 'Classrooms, parent',
    isLong: true,
    as: 'Parent of two, adult check done',
    path: '/classrooms',
  },
  {
    name: 'Classrooms, none yet',
    isLong: true,
    as: 'Teacher with a school license',
    path: '/classrooms',
  },
  { name: 'Create a classroom', as: TEACHER, path: '/create-classroom' },
  {
    name: 'Create a classroom, empty',
    isLong: true,
    as: TEACHER,
    path: '/create-classroom',
    prepare: clickButton('Create Classroom'),
  },
  { name: 'Add students', as: TEACHER, path: '/classrooms', prepare: follow('Add Students') },
  { name: 'Add students, import', as: TEACHER, path: '/classrooms', prepare: importList },
  {
    name: 'Add students, same students',
    as: TEACHER,
    path: '/classrooms',
    prepare: importSameStudents,
  },
  {
    name: 'Add students, same students, typed',
    as: TEACHER,
    path: '/classrooms',
    prepare: typeSameStudents,
  },
  {
    name: 'Add students, import, left',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: leaveImport,
  },
  { name: 'List students', as: TEACHER, path: '/classrooms', prepare: follow('List Students') },
  {
    name: 'List students, selected',
    as: TEACHER,
    path: '/classrooms',
    prepare: selectStudents,
  },
  {
    name: 'List students, move',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: moveStudents,
  },
  {
    name: 'List students, add from class',
    as: TEACHER,
    path: '/classrooms',
    prepare: addFromClass,
  },
  {
    name: 'List students, login cards',
    as: TEACHER,
    path: '/classrooms',
    prepare: openTab('Login cards'),
  },
  {
    name: 'List students, letter home',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: openTab('Letter home'),
  },
  {
    name: 'List students, duplicates',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: withDuplicates,
  },
  {
    name: 'List students, duplicates, review',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: lookAtDuplicates,
  },
  {
    name: 'List students, duplicates, choose',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: chooseDuplicate,
  },
  {
    name: 'List students, duplicates, merged',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: mergeDuplicates,
  },
  {
    name: 'List students, removed',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: removeStudent,
  },
  { name: 'Join with a code', path: '/student?code=K3M-92Q' },
  { name: 'Join with a code, empty', isLong: true, path: '/student', prepare: clickButton('Next') },
  { name: 'Avatar, named', as: STUDENT, path: '/create-avatar' },
  { name: 'Avatar, no name yet', as: 'Student without an avatar', path: '/create-avatar' },
  {
    name: 'Game',
    as: STUDENT,
    path: '/create-avatar',
    prepare: async (page) => {
      await clickButton('Play')(page);
      await page.waitForURL('**/game/**');
      await page.locator('canvas').waitFor();
    },
  },
  {
    name: 'Game, without a token',
    path: '/game/',
    prepare: (page) => page.waitForURL('**/sign-in'),
  },
];
