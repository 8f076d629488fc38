import { decodeChildPassword, encodeChildPassword } from '../children/child-rules.ts';
import { defineCodec } from '../codec.ts';
import {
  CLASSROOM_DRAFT_FIELDS,
  type Classroom,
  type ClassroomBasics,
  type ClassroomJson,
  fromBasicsJson,
  fromClassroomJson,
  fromTaughtClassroomJson,
  type TaughtClassroom,
  toBasicsJson,
  toClassroomJson,
} from './classroom.ts';
import {
  fromRemovedStudentJson,
  fromStudentJson,
  fromStudentPasswordJson,
  type RemovedStudent,
  type RemovedStudentJson,
  type Student,
  type StudentJson,
  type StudentPassword,
  toRemovedStudentJson,
  toStudentJson,
  toStudentPasswordJson,
} from './student.ts';

/* Codecs of the classroom and roster calls whose wire names differ. */

const classroomId = 'classRoomId';
const taught = {
  write: ({ classroom }: { classroom: TaughtClassroom }) => ({
    classRoomJson: toClassroomJson(classroom),
  }),
  read: ({ classRoomJson }: { classRoomJson: ClassroomJson }) => ({
    classroom: fromTaughtClassroomJson(classRoomJson),
  }),
};
/** A classroom after several students were removed. */
const taughtWithout = {
  write: ({ removed, classroom }: { removed: number; classroom: TaughtClassroom }) => ({
    removed,
    ...taught.write({ classroom }),
  }),
  read: (json: { removed: number; classRoomJson: ClassroomJson }) => ({
    removed: json.removed,
    ...taught.read(json),
  }),
};
const rosterPasswords = {
  write: ({ passwords }: { passwords: StudentPassword[] }) => ({
    passwords: passwords.map(toStudentPasswordJson),
  }),
  read: ({ passwords }: { passwords: Parameters<typeof fromStudentPasswordJson>[0][] }) => ({
    passwords: passwords.map(fromStudentPasswordJson),
  }),
};

export const createClassRoom = defineCodec('createClassRoom', {
  fields: CLASSROOM_DRAFT_FIELDS,
  write: ({ classroom }: { classroom: TaughtClassroom }) => ({
    classRoomId: classroom.id,
    ...taught.write({ classroom }),
  }),
  read: taught.read,
});

export const getClassroomsByEducator = defineCodec('getClassroomsByEducator', {
  fields: { classroomId, withRosters: 'studentsDataFlag' },
  write: ({ classrooms }: { classrooms: Classroom[] }) => ({
    allClassroomsDocs: classrooms.map(toClassroomJson),
  }),
  read: ({ allClassroomsDocs }: { allClassroomsDocs: ClassroomJson[] }) => ({
    classrooms: allClassroomsDocs.map(fromClassroomJson),
  }),
});

export const deleteClassroom = defineCodec('deleteClassroom', { fields: { classroomId } });

export const archiveClassroom = defineCodec('archiveClassroom', {
  fields: { classroomId },
  ...taught,
});

export const addStudentsToClassRoom = defineCodec('addStudentsToClassRoom', {
  fields: { classroomId, students: 'studentDetails' },
  write: ({ students, classroom }: { students: Student[]; classroom: TaughtClassroom }) => ({
    studentData: students.map(toStudentJson),
    ...taught.write({ classroom }),
  }),
  read: (json: { studentData: StudentJson[]; classRoomJson: ClassroomJson }) => ({
    students: json.studentData.map(fromStudentJson),
    ...taught.read(json),
  }),
});

export const undoRosterImport = defineCodec('undoRosterImport', {
  fields: { classroomId },
  ...taughtWithout,
});

export const removeStudentfromClass = defineCodec('removeStudentfromClass', {
  fields: { classroomId },
  ...taught,
});

export const renameStudent = defineCodec('renameStudent', {
  fields: { classroomId },
  ...taught,
});

export const removeStudents = defineCodec('removeStudents', {
  fields: { classroomId },
  ...taughtWithout,
});

export const getRemovedStudents = defineCodec('getRemovedStudents', {
  fields: { classroomId },
  write: ({ students }: { students: RemovedStudent[] }) => ({
    students: students.map(toRemovedStudentJson),
  }),
  read: ({ students }: { students: RemovedStudentJson[] }) => ({
    students: students.map(fromRemovedStudentJson),
  }),
});

export const bringBackStudents = defineCodec('bringBackStudents', {
  fields: { classroomId },
  ...taught,
});

export const removeIdleStudents = defineCodec('removeIdleStudents', {
  fields: { classroomId },
  ...taughtWithout,
});

export const showRosterPasswords = defineCodec('showRosterPasswords', {
  fields: { classroomId },
  ...rosterPasswords,
});

export const renewRosterPasswords = defineCodec('renewRosterPasswords', {
  fields: { classroomId },
  ...rosterPasswords,
});

export const setClassCode = defineCodec('setClassCode', { fields: { classroomId } });

type OwnLogin = {
  username: string;
  /** Name of the classroom or school that the student joined. */
  joined: string;
};
type NewLogin = OwnLogin & {
  password: string;
  /** True if the student has to choose another password at the first sign-in. */
  mustChangePassword: boolean;
};

export const joinWithCode = defineCodec('joinWithCode', {
  fields: { grade: 'userGrade' },
  write: ({ username, password, mustChangePassword, joined }: NewLogin) => ({
    email: username,
    studentPassword: encodeChildPassword(password),
    passwordResetNotDone: mustChangePassword,
    joined,
  }),
  read: (json: {
    email: string;
    studentPassword: string;
    passwordResetNotDone: boolean;
    joined: string;
  }): NewLogin => ({
    username: json.email,
    password: decodeChildPassword(json.studentPassword),
    mustChangePassword: json.passwordResetNotDone,
    joined: json.joined,
  }),
});

export const showOwnLogin = defineCodec('showOwnLogin', {
  write: ({ username, joined }: OwnLogin) => ({ email: username, joined }),
  read: ({ email, joined }: { email: string; joined: string }): OwnLogin => ({
    username: email,
    joined,
  }),
});

export const joinClassroom = defineCodec('joinClassroom', {
  fields: { childId: 'requestUserId' },
  /** Returns only the public data. The list returns the rest according to the user's access. */
  write: ({ classroom }: { classroom: ClassroomBasics }) => ({
    classRoomJson: toBasicsJson(classroom),
  }),
  read: ({ classRoomJson }: { classRoomJson: ClassroomJson }) => ({
    classroom: fromBasicsJson(classRoomJson),
  }),
});
