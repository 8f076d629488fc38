import { clickButton, rejected, type Stop, withUser } from './stop.ts';

const PENDING = 'Teacher, waiting for approval';
const READY = 'Teacher, approved';
const CODE_TEACHER = 'Teacher who still has to enter a school code';
const ADMINISTRATOR = 'School administrator, staff code WF-2026-FERN';
const AT = '2026-11-12T15:00:00.000Z';

const student = (firstName: string, neverSignedIn: boolean) => ({
  userId: firstName,
  firstName,
  lastName: 'Quill',
  joinedAt: AT,
  neverSignedIn,
});

/** The school with students who have no classroom. */
const UNPLACED = {
  getSchool: (response: { school?: object }) => ({
    ...response,
    school: {
      ...response.school,
      unplacedStudents: [student('Lena', false), student('Zed', true)],
    },
  }),
};

/** States of educators and schools that the demo data does not have. */
export const EDUCATOR_STATES: Stop[] = [
  {
    name: 'Educator home, removed from a school',
    as: CODE_TEACHER,
    path: '/educator',
    responses: {
      getUser: withUser({ schoolRemoval: { schoolName: 'Lark Hill School', removedAt: AT } }),
    },
    prepare: (page) => page.getByRole('heading', { name: /^You are no longer on/ }).waitFor(),
  },
  {
    name: 'Educator home, first day',
    as: READY,
    path: '/educator',
    responses: {
      getClassroomsByEducator: { allClassroomsDocs: [] },
      getNextSteps: { steps: [] },
      getSubmissions: { submissions: [] },
    },
    prepare: (page) => page.getByText('No Classroom created yet!').waitFor(),
  },
  {
    name: 'Educator home, invited',
    as: READY,
    path: '/educator',
    responses: {
      getInvitations: {
        invitations: [{ invitationId: 'i', classRoomName: 'Maps', invitedBy: 'Noah Lind', at: AT }],
        handovers: [{ classRoomId: 'r', classRoomName: 'Choir', offeredBy: 'Noah Lind', at: AT }],
      },
    },
    prepare: (page) => page.getByRole('button', { name: 'Accept ownership of Choir' }).waitFor(),
  },
  {
    name: 'Educator home, not loaded',
    isLong: true,
    as: READY,
    path: '/educator',
    responses: { getClassroomsByEducator: 'failed', getNextSteps: 'failed' },
    prepare: (page) => page.getByText('Your next steps could not be loaded.').waitFor(),
  },
  {
    name: 'Educator home, declined',
    as: PENDING,
    path: '/educator',
    responses: { getUser: withUser({ educatorRefusedReason: 'We could not find your school.' }) },
    prepare: (page) => page.getByRole('blockquote').waitFor(),
  },
  {
    name: 'Educator home, declined by the school',
    as: CODE_TEACHER,
    path: '/educator',
    responses: {
      getUser: withUser({
        schoolRequest: {
          schoolName: 'Alder Creek',
          askedAt: AT,
          refusalReason: 'We do not know you',
        },
      }),
    },
    prepare: (page) => page.getByText('We do not know you').waitFor(),
  },
  {
    name: 'Educator home, adult check not done',
    as: PENDING,
    path: '/educator',
    responses: { getUser: withUser({ ageVerfiedflag: 'f' }) },
    prepare: (page) => page.getByRole('link', { name: 'Start the adult check' }).waitFor(),
  },
  {
    name: 'Educator home, confirmed by the school',
    as: PENDING,
    path: '/educator',
    responses: { getUser: withUser({ isConfirmed: true }) },
    prepare: (page) => page.getByRole('link', { name: 'Browse the library' }).waitFor(),
  },
  {
    name: 'Account set-up, individual, empty',
    as: PENDING,
    path: '/account-setup',
    prepare: clickButton('Submit'),
  },
  {
    name: 'Account set-up, school found, empty',
    as: CODE_TEACHER,
    path: '/account-setup/educator',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'School Code' }).fill('wf 2026 fern');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await clickButton('Submit')(page);
      await page.getByText('Please select at least one Grade').waitFor();
    },
  },
  { name: 'School account, signed in', as: PENDING, path: '/account-setup/district' },
  {
    name: 'School account, signed in, empty',
    as: PENDING,
    path: '/account-setup/district',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(Sign Up|Submit)$/ }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'School, loading',
    as: ADMINISTRATOR,
    path: '/school',
    responses: { getSchool: 'pending' },
  },
  {
    name: 'School, failed',
    as: ADMINISTRATOR,
    path: '/school',
    responses: { getSchool: rejected('AUZ_001') },
    prepare: (page) =>
      page.getByRole('heading', { name: 'Your school could not be loaded.' }).waitFor(),
  },
  {
    name: 'School, no teacher yet',
    as: ADMINISTRATOR,
    path: '/school',
    responses: {
      getSchool: (response) => ({
        ...response,
        school: { ...response.school, teachers: [], waitingTeachers: [], classRooms: [] },
      }),
    },
    prepare: (page) =>
      page.getByRole('heading', { name: 'No teacher has used the code yet' }).waitFor(),
  },
  {
    name: 'School, co-teachers of a classroom',
    as: ADMINISTRATOR,
    path: '/school',
    responses: {
      getSchool: (response) => ({
        ...response,
        school: {
          ...response.school,
          classRooms: response.school.classRooms.map((room: object) => ({
            ...room,
            teachers: ['Amara Quist', 'Mila Osei'],
          })),
        },
      }),
    },
    prepare: (page) =>
      page
        .getByText(/Mila Osei/)
        .first()
        .waitFor(),
  },
  {
    name: 'School, renew the code',
    as: ADMINISTRATOR,
    path: '/school',
    prepare: async (page) => {
      await clickButton('Renew the staff code')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'School, remove a teacher',
    as: ADMINISTRATOR,
    path: '/school',
    prepare: async (page) => {
      const teachers = page.getByRole('table', { name: /^Teachers/ });
      await teachers
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'School, students without a classroom',
    as: ADMINISTRATOR,
    path: '/school',
    responses: UNPLACED,
    prepare: (page) => page.getByText('Students without a classroom (2)').first().waitFor(),
  },
  {
    name: 'School, remove idle students',
    as: ADMINISTRATOR,
    path: '/school',
    responses: UNPLACED,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Remove the .* never came back$/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'School, remove a student',
    as: ADMINISTRATOR,
    path: '/school',
    responses: UNPLACED,
    prepare: async (page) => {
      await clickButton('Remove Lena Quill')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'School, linked logins of a student',
    as: ADMINISTRATOR,
    path: '/school',
    responses: { ...UNPLACED, getLinkedLogins: { links: [] } },
    prepare: async (page) => {
      await clickButton('Linked logins of Lena Quill')(page);
      await page.getByText(/^No accounts of other services are linked/).waitFor();
    },
  },
];
