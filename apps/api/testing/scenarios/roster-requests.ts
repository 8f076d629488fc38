import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { Fields, TestPortal, TestResponse } from '../build-test-app.ts';
import { expectSuccess } from '../expect-response.ts';
import type { MadeClassroom } from '../factories/make-classroom.ts';

/** A student in the response of `addStudentsToClassRoom`. */
export type AddedStudent = { userId: string; email: string; studentPassword: string };

export const addedIn = (response: TestResponse) =>
  expectSuccess(response).body.studentData as AddedStudent[];

export const passwordOf = (added: AddedStudent | undefined) =>
  decodeChildPassword(String(added?.studentPassword));

/** Returns functions that add students to a classroom and read them. */
export const rosterTools = (portal: TestPortal) => {
  const send = (
    classroom: MadeClassroom,
    studentDetails: unknown,
    headers = {},
    fields: Fields = {},
  ) =>
    portal.call(
      'addStudentsToClassRoom',
      { classRoomId: classroom.id, studentDetails, ...classroom.session, ...fields },
      { headers },
    );
  return {
    send,
    add: (classroom: MadeClassroom, lines: unknown, headers = {}) =>
      send(classroom, JSON.stringify(lines), headers),
    loginStudent: (email: string, password: string) =>
      portal.call('login', { userType: 'student', email, password }),
    selectStudent: (email: string) =>
      portal.db
        .selectFrom('users')
        .innerJoin('students', 'students.user_id', 'users.id')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),
  };
};
