import { unique } from './unique.ts';

/** Form that an educator sends to create a classroom. */
export const classroomForm = (changes: Record<string, unknown> = {}) => ({
  classRoomName: 'Room 12',
  teacherName: 'Ms Rivera',
  classRoomGrade: '3',
  classRoomSubject: 'math',
  noOfStudents: '24',
  ...changes,
});

/** Roster line of a new student. */
export const rosterLine = (changes: Record<string, string> = {}) => ({
  firstName: 'Maya',
  lastName: 'Okafor',
  username: `newstudent${unique()}`,
  ...changes,
});

export const rosterLines = (count: number) => Array.from({ length: count }, () => rosterLine());

/** Form that a student sends to join with a code. */
export const joinForm = (code: string, changes: Record<string, unknown> = {}) => ({
  code,
  firstName: 'Ada',
  lastName: 'Nwosu',
  birthMonth: '05',
  birthYear: '2018',
  userGrade: '3',
  ...changes,
});
