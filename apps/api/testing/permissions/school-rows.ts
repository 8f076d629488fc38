import { educatorSignUp } from '../factories/educator-sign-up.ts';
import { makeClassroom } from '../factories/make-classroom.ts';
import { makeSchool, makeSchoolTeacher } from '../factories/make-school.ts';
import { schoolAccount } from '../factories/school-account.ts';
import { administratorsOnly, educatorsOnly, OK, only, whileWaiting } from './expected-codes.ts';
import { makeWaitingTeacher } from './make-role.ts';
import { type BodyMaker, type Caller, ofOthers, type PermissionRows } from './permission-row.ts';

/** Returns the school that the user administers, or another school. */
const schoolFor = async ({ portal, user }: Caller) => {
  const made = await makeSchool(portal);
  const schools = portal.db.selectFrom('schools').select('id');
  const school = user && (await schools.where('administrator_id', '=', user.id).executeTakeFirst());
  return { ...made, ...school };
};

/** Names a teacher on the license of that school. */
const teacher: BodyMaker = async (caller) => ({
  teacherId: (await makeSchoolTeacher(caller.portal, await schoolFor(caller))).id,
});

/** Names a classroom of that school and a teacher who can become its owner. */
const schoolClassroom: BodyMaker = async (caller) => {
  const school = await schoolFor(caller);
  const { id } = await makeClassroom(caller.portal, { school });
  return { classRoomId: id, teacherId: (await makeSchoolTeacher(caller.portal, school)).id };
};

const waitingTeacherId = async (caller: Caller) =>
  (await makeWaitingTeacher(caller.portal, await schoolFor(caller))).id;

const administrators = (body: BodyMaker) => ({ codes: administratorsOnly(), body });

/** Calls of educators about their own account and license. */
const LICENSE_ROWS = {
  'createUser, an educator': {
    codes: only({ anonymous: OK }),
    body: () => educatorSignUp(),
    userType: 'educator',
  },
  createSchoolAccount: {
    codes: whileWaiting(OK, { anonymous: OK }, 'AUZ_001'),
    // A waiting teacher must enter the account's own email. A student has none.
    body: ({ user }) =>
      schoolAccount(user && user.userType !== 'student' ? { email: user.email } : {}),
  },
  getSchoolAccountDetails: {
    codes: educatorsOnly(),
    body: async ({ portal }) => ({ schoolCode: (await makeSchool(portal)).code }),
  },
  // Users who cannot have a license get an error about the field, not about their role.
  'updateUser, the license': {
    codes: educatorsOnly({
      student: 'CHD_005',
      parent: 'CHD_005',
      'school administrator': 'CHD_005',
    }),
    body: async ({ portal }) => ({
      educatorLicenseType: 'schoolLicenseCode',
      schoolRegCode: (await makeSchool(portal)).code,
      educatorGrade: '3',
      preferedPronoun: '1',
    }),
  },
  // Requests approval again after an operator declined.
  requestApproval: {
    codes: whileWaiting('EDU_003', { 'declined educator whom the school confirmed': OK }),
    body: () => ({}),
  },
  dismissSchoolRemoval: { codes: educatorsOnly(), body: () => ({}) },
} satisfies PermissionRows;

/** Calls about a school, its codes, teachers, classrooms and license. */
export const SCHOOL_ROWS = {
  ...LICENSE_ROWS,
  getSchool: administrators(() => ({})),
  removeSchoolTeacher: administrators(teacher),
  setSchoolCode: administrators(() => ({ action: 'renew' })),
  'setSchoolCode, the students’': administrators(() => ({ kind: 'student', action: 'renew' })),
  decideSchoolTeacher: administrators(async (caller) => ({
    decision: 'admit',
    teacherId: await waitingTeacherId(caller),
  })),
  'decideSchoolTeacher, another’s': {
    codes: administratorsOnly('SCH_009'),
    body: ofOthers(async (caller) => ({
      decision: 'refuse',
      reason: 'Not one of ours',
      teacherId: await waitingTeacherId(caller),
    })),
  },
  giveSchoolClassroom: administrators(schoolClassroom),
  'giveSchoolClassroom, another’s': {
    codes: administratorsOnly('CLS_001'),
    body: ofOthers(schoolClassroom),
  },
  releaseSchoolClassroom: administrators(schoolClassroom),
  'releaseSchoolClassroom, another’s': {
    codes: administratorsOnly('CLS_001'),
    body: ofOthers(schoolClassroom),
  },
  getSchoolNextYear: administrators(() => ({})),
  // A class of another school is a failed line of the result.
  startSchoolNextYear: administrators(async (caller) => ({
    schoolYear: '2027',
    classes: JSON.stringify([
      {
        classroomId: (await makeClassroom(caller.portal, { school: await schoolFor(caller) })).id,
        name: 'Room 9 Foxes',
        grade: '4',
      },
    ]),
  })),
  undoSchoolNextYear: administrators(() => ({
    classroomIds: JSON.stringify([crypto.randomUUID()]),
  })),
  removeSchoolStudent: {
    codes: administratorsOnly('STU_001'),
    body: () => ({ studentId: crypto.randomUUID() }),
  },
  removeIdleSchoolStudents: administrators(() => ({
    studentIds: JSON.stringify([crypto.randomUUID()]),
  })),
} satisfies PermissionRows;
