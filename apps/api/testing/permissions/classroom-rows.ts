import type { Code } from '@wonderfield/contract/texts/message-codes';
import { classroomForm, joinForm, rosterLine } from '../factories/classroom-form.ts';
import { makeClassroom } from '../factories/make-classroom.ts';
import { unique } from '../factories/unique.ts';
import { child } from './child-rows.ts';
import {
  aboutClassroom,
  acceptedInvitation,
  acceptedOffer,
  classroomOfTwo,
  coTaughtClassroom,
  mergedStudents,
  movedStudent,
  nextYear,
  offeredClassroom,
  removedStudent,
  startedYear,
  studentsToKeepApart,
  studentsToMerge,
  studentToTransfer,
  syncedClassroom,
} from './classroom-bodies.ts';
import { OK, only, parentsOnly, teachersOnly } from './expected-codes.ts';
import {
  type BodyMaker,
  type Caller,
  ofOthers,
  type PermissionRow,
  type PermissionRows,
} from './permission-row.ts';

/** A student of a Google class who is selected for the sync. */
const SELECTION = { googleClassroomId: 'x', isGoogleClassroom: '1', studentIds: '["x"]' };

export const teachers = (body: BodyMaker, ready: Code = OK): PermissionRow => ({
  codes: teachersOnly(ready),
  body,
});

/** Two rows: the caller's own classroom, and another teacher's, which looks like an unknown id. */
export const ownAndAnothers = <Call extends string>(
  call: Call,
  body: BodyMaker,
  code: Code = 'CLS_001',
) =>
  ({
    [call]: teachers(body),
    [`${call}, another’s`]: teachers(ofOthers(body), code),
  }) as Record<Call | `${Call}, another’s`, PermissionRow>;

const codeOfClassroom = async ({ portal }: Caller) =>
  (await makeClassroom(portal, { code: true })).code;

const edit = aboutClassroom(() => classroomForm());
const openClassroom = aboutClassroom(() => ({ studentsDataFlag: '1' }));
const STUDENTS_AND_PARENTS = {
  student: 'CLS_001',
  'student who signed in with a card': 'CLS_001',
  parent: 'CLS_001',
} as const;

/** Calls about classrooms and their students. */
const ROSTER_ROWS = {
  createClassRoom: teachers(() => classroomForm()),
  'createClassRoom, an edit': teachers(edit),
  'createClassRoom, another’s': teachers(ofOthers(edit), 'CLS_001'),
  // Names no classroom, because students and parents would get an error for the id of another
  // educator’s classroom.
  getClassroomsByEducator: {
    codes: {
      ...teachersOnly(),
      student: OK,
      'student who signed in with a card': OK,
      parent: OK,
    },
    body: () => ({ studentsDataFlag: '1' }),
  },
  'getClassroomsByEducator, one of them': {
    codes: { ...teachersOnly(), ...STUDENTS_AND_PARENTS },
    body: openClassroom,
  },
  'getClassroomsByEducator, another’s': {
    codes: { ...teachersOnly('CLS_001'), ...STUDENTS_AND_PARENTS },
    body: ofOthers(openClassroom),
  },
  ...ownAndAnothers(
    'deleteClassroom',
    aboutClassroom(() => ({})),
  ),
  ...ownAndAnothers(
    'archiveClassroom',
    aboutClassroom(() => ({ archived: '1' })),
  ),
  ...ownAndAnothers(
    'findSameStudents',
    aboutClassroom(() => ({ names: JSON.stringify([{ firstName: 'Robin', lastName: 'Marsh' }]) })),
  ),
  ...ownAndAnothers(
    'addStudentsToClassRoom',
    aboutClassroom(() => ({ studentDetails: JSON.stringify([rosterLine()]) })),
  ),
  ...ownAndAnothers(
    'undoRosterImport',
    aboutClassroom(({ importId }) => ({ importId })),
  ),
  ...ownAndAnothers(
    'removeStudentfromClass',
    aboutClassroom(({ studentId }) => ({ studentId })),
  ),
  ...ownAndAnothers(
    'renameStudent',
    aboutClassroom(({ studentId }) => ({
      studentId,
      firstName: 'Mia',
      lastName: 'Garcia',
      firstNameBefore: 'Robin',
      lastNameBefore: 'Marsh',
    })),
  ),
  ...ownAndAnothers(
    'removeStudents',
    aboutClassroom(({ studentId }) => ({ studentIds: JSON.stringify([studentId]) })),
  ),
  ...ownAndAnothers(
    'getRemovedStudents',
    aboutClassroom(() => ({})),
  ),
  ...ownAndAnothers('bringBackStudents', removedStudent),
  ...ownAndAnothers('moveStudents', studentToTransfer),
  ...ownAndAnothers('copyStudents', studentToTransfer),
  ...ownAndAnothers('undoTransfer', movedStudent),
  ...ownAndAnothers(
    'getSourceClasses',
    aboutClassroom(() => ({})),
  ),
  ...ownAndAnothers(
    'removeIdleStudents',
    aboutClassroom(({ studentId }) => ({ studentIds: JSON.stringify([studentId]) })),
  ),
  ...ownAndAnothers(
    'showRosterPasswords',
    aboutClassroom(() => ({})),
  ),
  ...ownAndAnothers(
    'renewRosterPasswords',
    aboutClassroom(({ studentId }) => ({ studentIds: JSON.stringify([studentId]) })),
  ),
  ...ownAndAnothers(
    'setClassCode',
    aboutClassroom(() => ({ enabled: '1', renew: '1' })),
  ),
  ...ownAndAnothers(
    'getClassProgress',
    aboutClassroom(() => ({})),
  ),
  ...ownAndAnothers(
    'getStudentReport',
    aboutClassroom(({ studentId }) => ({ studentId })),
  ),
  ...ownAndAnothers(
    'assignRow',
    aboutClassroom(({ tomorrow }) => ({ skillIds: '["equal-groups"]', dueOn: tomorrow })),
  ),
  ...ownAndAnothers(
    'listAssignments',
    aboutClassroom(() => ({})),
  ),
  ...ownAndAnothers(
    'endAssignment',
    aboutClassroom(({ assignmentId }) => ({ assignmentId })),
  ),
} satisfies PermissionRows;

/** Calls about the next school year of a classroom. */
const NEXT_YEAR_ROWS = {
  ...ownAndAnothers('getNextYear', classroomOfTwo),
  ...ownAndAnothers('startNextYear', nextYear),
  ...ownAndAnothers('addToNextYear', startedYear),
  ...ownAndAnothers('undoNextYear', startedYear),
} satisfies PermissionRows;

/** Calls about the teachers of a classroom. */
const TEAM_ROWS = {
  ...ownAndAnothers(
    'getTeam',
    aboutClassroom(() => ({})),
  ),
  ...ownAndAnothers(
    'inviteCoTeacher',
    aboutClassroom(() => ({ email: `colleague${unique()}@school.test` })),
  ),
  ...ownAndAnothers(
    'removeCoTeacher',
    aboutClassroom(({ coTeacherId }) => ({ educatorId: coTeacherId })),
  ),
  ...ownAndAnothers(
    'handOverClassroom',
    aboutClassroom(({ coTeacherId }) => ({ educatorId: coTeacherId })),
  ),
  ...ownAndAnothers('changeCoTeacher', coTaughtClassroom),
  ...ownAndAnothers('withdrawHandover', offeredClassroom),
  ...ownAndAnothers('answerHandover', acceptedOffer),
  getInvitations: teachers(() => ({})),
  getNextSteps: teachers(() => ({})),
  ...ownAndAnothers('answerInvitation', acceptedInvitation, 'TEA_003'),
} satisfies PermissionRows;

/** Calls about duplicate accounts of a student. */
const MERGE_ROWS = {
  ...ownAndAnothers('getTwins', classroomOfTwo),
  ...ownAndAnothers('mergeStudents', studentsToMerge),
  ...ownAndAnothers('unmergeStudents', mergedStudents),
  ...ownAndAnothers('keepStudentsApart', studentsToKeepApart),
} satisfies PermissionRows;

/** Calls about the sync with other services. */
const SYNC_ROWS = {
  // Educators who may teach need a connected account first.
  getGoogleClassrooms: teachers(() => ({}), 'EXT_001'),
  getCleverClassrooms: teachers(() => ({}), 'EXT_001'),
  previewClassroomSync: teachers(() => SELECTION, 'EXT_001'),
  googleClassroomSync: teachers(() => SELECTION, 'EXT_001'),
  ...ownAndAnothers('getClassroomSyncs', syncedClassroom),
  ...ownAndAnothers('undoClassroomSync', syncedClassroom),
  ...ownAndAnothers('setNightlySync', syncedClassroom),
} satisfies PermissionRows;

/** Calls of students and parents who join a classroom. */
const JOIN_ROWS = {
  // Signed-in users already have an account. A family's child joins through a parent.
  lookUpJoinCode: {
    codes: only({ anonymous: OK }),
    body: async (caller) => ({ code: await codeOfClassroom(caller) }),
  },
  joinWithCode: {
    codes: only({ anonymous: OK }),
    body: async (caller) => joinForm(await codeOfClassroom(caller)),
  },
  // Only in the first session of a student who joined with a code.
  showOwnLogin: {
    codes: only({ 'student with a reset pending': 'AUZ_001' }),
    body: () => ({}),
  },
  joinClassroom: {
    codes: { ...parentsOnly(), student: 'CHD_003' },
    body: async (caller) => ({ code: await codeOfClassroom(caller), ...(await child(caller)) }),
  },
} satisfies PermissionRows;

/** Calls about classrooms: students, teachers, duplicates, sync and joining. */
export const CLASSROOM_ROWS = {
  ...ROSTER_ROWS,
  ...NEXT_YEAR_ROWS,
  ...TEAM_ROWS,
  ...MERGE_ROWS,
  ...SYNC_ROWS,
  ...JOIN_ROWS,
} satisfies PermissionRows;
