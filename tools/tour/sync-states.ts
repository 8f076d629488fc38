import type { Page } from '@playwright/test';
import { rejected, type Stop } from './stop.ts';

const TEACHER = 'Teacher, approved';

const person = (id: string) => ({ id, firstName: 'Amara', lastName: id, username: `u-${id}` });
const people = (count: number) => Array.from({ length: count }, (_, index) => person(`s${index}`));

const student = (id: string) => ({
  firstName: 'Amara',
  lastName: id,
  email: `${id}@school.example`,
  googleAccountId: id,
  isUserSync: false,
});

const externalClass = (students: string[]) => ({
  allClassroomDocs: {
    classRoomName: '5B Writers',
    googleClassroomId: 'g-1',
    section: 'Period 3',
    noOfStudents: students.length,
    isClassroomSync: false,
    studentData: students.map(student),
    wonderfieldStudentIds: [],
  },
});

/** A preview in which so many students leave. */
const preview = (leaving: number) => ({
  preview: {
    fingerprint: 'print',
    capacity: 40,
    familys: [],
    service: 'google',
    classId: 'g-1',
    className: '5B Writers',
    classroomId: 'room',
    here: 36,
    there: 31,
    twins: [],
    matched: people(24),
    added: [],
    renamed: [],
    left: people(leaving).map((left) => ({ ...left, why: 'notChosen' })),
  },
});

const openCheck = async (page: Page) => {
  await page.getByRole('button', { name: 'Sync with Google' }).click();
  await page
    .getByRole('heading', { name: /^(Check before|Already)/ })
    .first()
    .waitFor();
};

/** States of synced classes that the sandbox does not have. */
export const SYNC_STATES: Stop[] = [
  {
    name: 'Sync, loading',
    as: TEACHER,
    path: '/google-classrooms',
    responses: { getGoogleClassrooms: 'pending' },
  },
  {
    name: 'Sync, no classes',
    as: TEACHER,
    path: '/google-classrooms',
    responses: { getGoogleClassrooms: { allClassroomsDocs: [] } },
    prepare: (page) =>
      page.getByRole('heading', { name: 'No Classrooms found for the user' }).waitFor(),
  },
  {
    name: 'Sync, service unavailable',
    as: TEACHER,
    path: '/google-classrooms',
    responses: { getGoogleClassrooms: rejected('EXT_002') },
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'Sync, class without students',
    as: TEACHER,
    path: '/google-students/g-1',
    responses: { getGoogleClassrooms: externalClass([]) },
    prepare: (page) => page.getByRole('heading', { name: /^No Students found/ }).waitFor(),
  },
  {
    name: 'Sync, unknown class',
    as: TEACHER,
    path: '/google-students/g-1',
    responses: { getGoogleClassrooms: rejected('EXT_003') },
    prepare: (page) =>
      page.getByRole('heading', { name: 'Requested classroom does not exist.' }).waitFor(),
  },
  {
    name: 'Sync, up to date',
    as: TEACHER,
    path: '/google-students/g-1',
    responses: { getGoogleClassrooms: externalClass(['a']), previewClassroomSync: preview(0) },
    prepare: openCheck,
  },
  {
    name: 'Sync, half of the class leaves',
    as: TEACHER,
    path: '/google-students/g-1',
    responses: { getGoogleClassrooms: externalClass(['a']), previewClassroomSync: preview(18) },
    prepare: async (page) => {
      await openCheck(page);
      await page.getByLabel('How many students leave?').fill('17');
    },
  },
];
