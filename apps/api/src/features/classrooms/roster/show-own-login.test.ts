import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { expect, it } from 'vitest';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { joinForm } from '../../../../testing/factories/classroom-form.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeRosterStudent,
} from '../../../../testing/factories/make-classroom.ts';
import { makeSchool, makeStudentCode } from '../../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const enter = async (email: string, password: string): Promise<SessionFields> => {
  const response = expectSuccess(
    await portal.call('login', { userType: 'student', email, password }),
  );
  return {
    sessionToken: String(response.body.sessionToken),
    userId: String(userIn(response).userId),
  };
};
const joined = async (code: string) => {
  const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(code)));
  const login = {
    email: String(body.email),
    password: decodeChildPassword(String(body.studentPassword)),
  };
  return { ...login, session: await enter(login.email, login.password) };
};
const show = (session: SessionFields) => portal.call('showOwnLogin', session);
const shownTo = async (session: SessionFields) => {
  const { body } = expectSuccess(await show(session));
  expect(body).not.toHaveProperty('studentPassword');
  return [body.email, body.joined];
};
const mayShow = async (session: SessionFields) =>
  userIn(expectSuccess(await portal.call('getUser', session))).canShowLogin;
const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };

// @proves C-showOwnLogin
it('shows the username after joining by code, until the first sign-out', async () => {
  const room = await makeClassroom(portal, { signInMethod: 'own', code: true, name: 'Hazel Room' });
  const { email, session } = await joined(room.code);
  expect(await mayShow(session)).toBe(true);
  expect(await shownTo(session)).toEqual([email, 'Hazel Room']);
  expectSuccess(await portal.call('updateUser', { ...NEW, ...session }));
  expect(await shownTo(session)).toEqual([email, 'Hazel Room']);
  expectSuccess(await portal.call('logout', session));
  const later = await enter(email, NEW.password);
  expect(await mayShow(later)).toBeUndefined();
  expectError(await show(later), 'AUZ_001');
});

// @proves C-showOwnLogin
it('shows the login only in the first session and not after a teacher issued another password', async () => {
  const room = await makeClassroom(portal, { signInMethod: 'own', code: true });
  const { email, password, session } = await joined(room.code);
  const other = await enter(email, password);
  expectError(await show(other), 'AUZ_001');
  expectSuccess(await show(session));
  const renewal = { update: '1', requestUserId: session.userId, ...room.session };
  expectSuccess(await portal.call('generateStudentPassword', renewal));
  expectError(await show(session), 'SSN_002');
});

it('shows the login to a student who joined by a school’s student code', async () => {
  const school = await makeSchool(portal);
  const { email, session } = await joined(await makeStudentCode(portal, school));
  expect(await shownTo(session)).toEqual([email, school.name]);
});

it.each([
  ['is on a roster', (room: MadeClassroom) => makeRosterStudent(portal, room)],
  ['has parents', () => makeStudent(portal.db)],
])('rejects showing the login to a student who %s', async (_who, make) => {
  const student = await make(await makeClassroom(portal));
  const session = await signIn(portal, student);
  expect(await mayShow(session)).toBeUndefined();
  expectError(await show(session), 'AUZ_001');
});
