import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import type { Fields, TestPortal } from '../build-test-app.ts';
import { expectSuccess } from '../expect-response.ts';
import type { MadeClassroom } from '../factories/make-classroom.ts';

type Choice = {
  /** Ids of the students who leave. The others move. */
  leaving?: readonly string[];
  fields?: Fields;
};

/** Returns the form that starts the next year of a classroom. */
export const nextYearForm = (
  { id, students, session }: MadeClassroom,
  { leaving = [], fields = {} }: Choice = {},
): Fields => ({
  classRoomId: id,
  classRoomName: 'Room 9 Foxes',
  classRoomGrade: '4',
  noOfStudents: '28',
  schoolYear: '2027',
  studentIds: JSON.stringify(
    students.map((student) => student.id).filter((each) => !leaving.includes(each)),
  ),
  leavingIds: JSON.stringify(leaving),
  coTeacherIds: '[]',
  newPasswords: '0',
  ...session,
  ...fields,
});

export const start = (portal: TestPortal, classroom: MadeClassroom, choice?: Choice) =>
  portal.call('startNextYear', nextYearForm(classroom, choice));

/** Starts the next year. Returns the new classroom. */
export const startYear = async (portal: TestPortal, classroom: MadeClassroom, choice?: Choice) => {
  const { body } = expectSuccess(await start(portal, classroom, choice));
  const nextYear = body.nextYear as NextYear;
  return { nextYear, newId: nextYear.started?.classroomId ?? '' };
};

export const undo = (portal: TestPortal, { id, session }: MadeClassroom) =>
  portal.call('undoNextYear', { classRoomId: id, ...session });
