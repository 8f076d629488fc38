import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { expectSuccess } from '../../../testing/expect-answer.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../testing/factories/make-classroom.ts';
import { makeSchool, makeSchoolTeacher } from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { quickPasswords } from '../../../testing/quick-passwords.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: quickPasswords }),
  });
});
afterAll(() => portal.close());

const handOver = ({ id, session }: MadeClassroom, { id: educatorId }: MadeUser) =>
  portal.call('handOverClassroom', { classRoomId: id, educatorId, ...session });
const setPupilSeats = (id: string, seats: number) =>
  portal.db.updateTable('schools').set({ student_seats: seats }).where('id', '=', id).execute();
const licenceOf = async ({ id }: MadeUser) => {
  const { school_id } = await portal.db
    .selectFrom('students')
    .select('school_id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return school_id;
};
/** A pupil somebody who teaches alone made, who joined this classroom by its code. */
const guestOf = async ({ code }: MadeClassroom) => {
  const home = await makeClassroom(portal, { pupils: 1 });
  const guest = home.pupils[0] as MadeUser;
  const own = await signIn(portal, guest);
  expectSuccess(await portal.call('joinClassroom', { code, ...own }));
  return guest;
};

describe('a guest who joined by the code', () => {
  it('stays off the licence when the classroom changes hands within a full school', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school, code: true, pupils: 1 });
    const guest = await guestOf(classroom);
    const teacher = await makeSchoolTeacher(portal, school);
    await setPupilSeats(school.id, 1);
    const heir = await makeCoTeacher(portal, classroom.id, teacher);
    expectSuccess(await handOver(classroom, heir));
    expect(await licenceOf(guest)).toBeNull();
  });

  it('stays with the classroom that made it when this one goes to a school', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { code: true });
    const guest = await guestOf(classroom);
    const teacher = await makeSchoolTeacher(portal, school);
    expectSuccess(await handOver(classroom, await makeCoTeacher(portal, classroom.id, teacher)));
    expect(await licenceOf(guest)).toBeNull();
  });
});

describe('a pupil who came by the school’s code', () => {
  const cameBySchoolCode = async (code: string) => {
    const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(code)));
    const pupil = await portal.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', String(body.email))
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('users')
      .set({ must_change_password: false })
      .where('id', '=', pupil.id)
      .execute();
    const password = Buffer.from(String(body.studentPassword), 'base64').toString();
    const login = { userType: 'student', email: pupil.email, password };
    const signedIn = expectSuccess(await portal.call('login', login)).body;
    return { id: pupil.id, own: { sessionToken: signedIn.sessionToken, userId: pupil.id } };
  };

  it('is looked after by the classroom of that school they join, and by no other', async () => {
    const school = await makeSchool(portal);
    const { id, own } = await cameBySchoolCode(school.code);
    const home = await makeClassroom(portal, { school, code: true });
    const elsewhere = await makeClassroom(portal, { code: true });
    for (const { code } of [elsewhere, home]) {
      expectSuccess(await portal.call('joinClassroom', { code, ...own }));
    }
    const show = (session: object) =>
      portal.call('showStudentPassword', { requestUserId: id, ...session });
    expect((await show(elsewhere.session)).body.msgCode).toBe('CHD_001');
    expectSuccess(await show(home.session));
  });
});
