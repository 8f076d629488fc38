import type { Page } from '@playwright/test';
import { clickButton, rejected, type Stop } from './stop.ts';

const TEACHER = 'Teacher, approved';
const ADMINISTRATOR = 'School administrator, staff code WF-2026-FERN';
const PATH = '/next-year/room-7';
const DAY_MS = 24 * 3_600_000;

const NAMES =
  `Oliver Brown, Olivia Brown, Ethan Davis, Maria José De La Cruz, Mia Garcia, Ava Johnson,
  Ben Jones, Ji-woo Kim, Harper Lee, Liam McDonald, Isla Moore, Zoë Müller, Ngọc Ánh Nguyễn,
  Chloe O’Brien-Lopez, Grace Okafor, Noah Patel, Sofia Rossi, Lucas Silva, Anna Smith,
  Mary-Kate St. John, Zara Taylor, Pieter Van der Berg, Jayden Williams, Emma Wilson, Henry Wright,
  Owen Young`
    .split(',')
    .map((name) => name.trim());

const STUDENTS = NAMES.map((name, index) => ({
  id: `student-${index}`,
  firstName: name.split(' ')[0] ?? '',
  lastName: name.split(' ').slice(1).join(' '),
  username: `user${String(index).padStart(4, '0')}`,
  needsSeat: false,
}));

const NEXT_YEAR = {
  classroom: {
    id: 'room-7',
    name: 'Room 7 Foxes',
    grade: '3',
    subject: 'math',
    capacity: 28,
    schoolYear: 2026,
    isArchived: false,
    isOwn: true,
  },
  students: STUDENTS,
  coTeachers: [
    { id: 'ben', name: 'Ben Whitaker' },
    { id: 'aisha', name: 'Aisha Rahman' },
  ],
  schoolYear: 2027,
  left: [],
};

const startedYear = (name: string, daysLeft = 30) => ({
  classroomId: 'room-9',
  name,
  grade: '4',
  capacity: 28,
  studentCount: 22,
  schoolYear: 2027,
  startedAt: new Date().toISOString(),
  startedBy: 'Elena Rivera',
  undoUntil: new Date(Date.now() + daysLeft * DAY_MS).toISOString(),
  canUndo: daysLeft > 0,
});

const LEAVING = ['Maria José De La Cruz', 'Ngọc Ánh Nguyễn', 'Zara Taylor', 'Owen Young'];
const FOLLOWED = {
  ...NEXT_YEAR,
  classroom: { ...NEXT_YEAR.classroom, isArchived: true },
  started: startedYear('Room 9 Foxes'),
  left: STUDENTS.filter((_student, index) => LEAVING.includes(NAMES[index] ?? '')).map(
    ({ needsSeat: _seat, ...student }) => ({ ...student, hasClass: false }),
  ),
};
const UNDONE = {
  classroomId: 'room-7',
  name: 'Room 7 Foxes',
  added: 2,
  gradesKept: 1,
  removed: 1,
  teachersGone: ['Dana Cole'],
  passwordsStay: true,
};

const SCHOOL = {
  schoolYear: 2027,
  classes: [
    ['Grade 3 Foxes', '3'],
    ['Room 12 Explorers', '4'],
    ['Kindergarten A', 'Kindergarten'],
    ['Room 20 Bears', '8'],
  ].map(([name = '', grade = ''], index) => ({
    id: `room-${index}`,
    name,
    grade,
    schoolYear: 2026,
    studentCount: 20 + index,
    teachers: ['Elena Rivera', 'Ben Whitaker'].slice(0, 1 + (index % 2)),
  })),
};
const SCHOOL_STARTED = {
  ...SCHOOL,
  classes: SCHOOL.classes.map((room, index) =>
    index < 2 ? { ...room, started: startedYear(room.name) } : room,
  ),
};

const leaveFour = async (page: Page) => {
  for (const name of LEAVING) await page.getByRole('checkbox', { name }).uncheck();
};
const toClass = async (page: Page) => {
  await leaveFour(page);
  await clickButton('Continue')(page);
  await page.getByLabel('Class name').fill('Room 9 Foxes');
  await page.getByRole('checkbox', { name: 'Aisha Rahman' }).uncheck();
};
const toCheck = async (page: Page) => {
  await toClass(page);
  await clickButton('Continue')(page);
  await page.getByText('Stays the same').waitFor();
};
const steps = { as: TEACHER, path: PATH, responses: { getNextYear: { nextYear: NEXT_YEAR } } };
const result = { as: TEACHER, path: PATH, responses: { getNextYear: { nextYear: FOLLOWED } } };

/** Stops for the next school year of a class and of a school. */
export const NEXT_YEAR_STOPS: Stop[] = [
  { name: 'Next year, students', ...steps, prepare: leaveFour },
  { name: 'Next year, class', isLong: true, ...steps, prepare: toClass },
  { name: 'Next year, check', ...steps, prepare: toCheck },
  { name: 'Next year, started', ...result },
  {
    name: 'School next year',
    as: ADMINISTRATOR,
    path: '/school/next-year',
    responses: { getSchoolNextYear: { school: SCHOOL_STARTED } },
  },
];

/** Other states of the next school year. */
export const NEXT_YEAR_STATES: Stop[] = [
  {
    ...steps,
    name: 'Next year, not enough seats, synced class',
    responses: {
      getNextYear: {
        nextYear: {
          ...NEXT_YEAR,
          classroom: { ...NEXT_YEAR.classroom, service: 'google' },
          students: STUDENTS.map((student) => ({ ...student, needsSeat: true })),
          seatsLeft: 18,
        },
      },
    },
    prepare: (page) => page.getByText('18 seats left in the school').waitFor(),
  },
  {
    ...steps,
    name: 'Next year, Grade 8',
    responses: {
      getNextYear: {
        nextYear: { ...NEXT_YEAR, classroom: { ...NEXT_YEAR.classroom, grade: '8' } },
      },
    },
    prepare: async (page) => {
      await clickButton('Continue')(page);
      await page.getByText('Was Grade 8, the last grade.').waitFor();
    },
  },
  {
    ...steps,
    name: 'Next year, failed',
    responses: { ...steps.responses, startNextYear: rejected('SCH_002') },
    prepare: async (page) => {
      await toCheck(page);
      await clickButton('Start the new year')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    ...steps,
    name: 'Next year, unknown class',
    responses: { getNextYear: rejected('CLS_001', 'Requested classroom does not exist.') },
    prepare: (page) => page.getByText('Requested classroom').waitFor(),
  },
  {
    ...result,
    name: 'Next year, too old to undo',
    responses: {
      getNextYear: {
        nextYear: { ...FOLLOWED, started: startedYear('Room 9 Foxes', -1), left: [] },
      },
    },
  },
  {
    ...result,
    name: 'Next year, undone',
    responses: { ...result.responses, undoNextYear: { undone: UNDONE } },
    prepare: async (page) => {
      await clickButton('Undo the new year')(page);
      await page.getByText('What is different now').waitFor();
    },
  },
  {
    name: 'School next year, partly failed',
    as: ADMINISTRATOR,
    path: '/school/next-year',
    responses: {
      getSchoolNextYear: { school: SCHOOL },
      startSchoolNextYear: {
        school: SCHOOL_STARTED,
        results: SCHOOL.classes.slice(0, 3).map(({ id }, index) => ({
          classroomId: id,
          isDone: index < 2,
          reason: index < 2 ? undefined : 'The license of the school has no seats left.',
        })),
      },
    },
    prepare: async (page) => {
      await clickButton('Start 3 classes')(page);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Start the new year' })
        .click();
      await page.getByText('2 of 3 done. 1 was not changed.').waitFor();
    },
  },
  {
    name: 'School next year, none',
    as: ADMINISTRATOR,
    path: '/school/next-year',
    responses: { getSchoolNextYear: { school: { ...SCHOOL, classes: [] } } },
  },
];
