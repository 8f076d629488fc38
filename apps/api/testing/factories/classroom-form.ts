import { unique } from './unique.ts';

/** What an educator fills in to make a classroom. */
export const classroomForm = (changes: Record<string, unknown> = {}) => ({
  classRoomName: 'Room 12',
  teacherName: 'Ms Rivera',
  classRoomGrade: '3',
  classRoomSubject: 'math',
  noOfStudents: '24',
  ...changes,
});

/** A line of the roster, for a student nobody knows yet. */
export const rosterLine = (changes: Record<string, string> = {}) => ({
  firstName: 'Maya',
  lastName: 'Okafor',
  username: `newstudent${unique()}`,
  ...changes,
});

export const rosterLines = (count: number) => Array.from({ length: count }, () => rosterLine());

/** What a student fills in to join with a code. */
export const joinForm = (code: string, changes: Record<string, unknown> = {}) => ({
  code,
  firstName: 'Ada',
  lastName: 'Nwosu',
  birthMonth: '05',
  birthYear: '2018',
  userGrade: '3',
  ...changes,
});
