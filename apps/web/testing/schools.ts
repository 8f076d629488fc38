import type { SchoolJson } from '@wonderfield/contract/educators/school-admin';

type SchoolTeacherJson = SchoolJson['teachers'][number];
type WaitingTeacherJson = SchoolJson['waitingTeachers'][number];
type SchoolClassroomJson = SchoolJson['classRooms'][number];
type UnplacedStudentJson = SchoolJson['unplacedStudents'][number];

export const aTeacher = (changes: Partial<SchoolTeacherJson> = {}): SchoolTeacherJson => ({
  userId: 'educator-2',
  firstName: 'Noah',
  lastName: 'Lindqvist',
  email: 'noah@school.example.org',
  educatorGrade: '3,4',
  joinedAt: '2026-11-03T15:00:00.000Z',
  hasSchoolAddress: true,
  ...changes,
});

/** A teacher who used the staff code with a private email address. */
export const aWaitingTeacher = (changes: Partial<WaitingTeacherJson> = {}): WaitingTeacherJson => ({
  userId: 'educator-9',
  firstName: 'Iris',
  lastName: 'Vale',
  email: 'iris.vm@mailbox.example',
  askedAt: '2026-11-15T13:00:00.000Z',
  ...changes,
});

export const aSchoolClassroom = (
  changes: Partial<SchoolClassroomJson> = {},
): SchoolClassroomJson => ({
  classRoomId: 'room-1',
  classRoomName: 'Room 12 Explorers',
  subject: 'science',
  ownerId: 'educator-2',
  teachers: ['Noah Lindqvist'],
  noOfStudents: 24,
  studentCount: 18,
  isArchived: false,
  ...changes,
});

/** A student on the license without a classroom. */
export const anUnplacedStudent = (
  changes: Partial<UnplacedStudentJson> = {},
): UnplacedStudentJson => ({
  userId: 'student-1',
  firstName: 'Zed',
  lastName: 'Quill',
  joinedAt: '2026-11-12T15:00:00.000Z',
  neverSignedIn: false,
  ...changes,
});

/** A school in the administrator's view: a code and ten seats, one of them taken. */
export const aSchool = (changes: Partial<SchoolJson> = {}): SchoolJson => ({
  schoolId: 'school-1',
  schoolName: 'Alder Creek Elementary',
  schoolCity: 'Portland',
  schoolZip: '97214',
  wonderfieldLicenseFor: 'school',
  schoolCode: 'WF-7K3M-92QD',
  schoolCodeUses: 11,
  classroomSeats: 10,
  studentSeats: 250,
  studentCount: 18,
  teachers: [aTeacher()],
  waitingTeachers: [],
  classRooms: [aSchoolClassroom()],
  unplacedStudents: [],
  domains: ['school.example.org'],
  ...changes,
});
