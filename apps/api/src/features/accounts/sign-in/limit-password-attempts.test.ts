import { randomBytes } from 'node:crypto';
import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  buildTestApp,
  type Fields,
  type TestResponse,
} from '../../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { joinForm } from '../../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeSchool, makeSchoolTeacher } from '../../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { fastPasswords } from '../../../../testing/fast-passwords.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';
import { createSealer } from '../../../security/sealing.ts';
import { sha256 } from '../../../security/tokens.ts';

const SECOND = 1000;
const portal = await openFastTestServer();

const guess = (email: string, changes: Fields = {}) =>
  portal.call('login', { userType: 'parent', email, password: 'Wrong#pass1', ...changes });
const failTimes = async (email: string, times: number) => {
  for (let time = 0; time < times; time += 1) expectError(await guess(email), 'LGN_001');
};

describe('Password attempts by sign-in name', () => {
  it('evaluates at most ten of 200 parallel guesses, regardless of case and claimed IP address [T08]', async () => {
    const { email } = await makeParent(portal.db);
    const before = portal.verifications();
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        portal.call(
          'login',
          {
            userType: 'parent',
            email: number % 2 ? email.toUpperCase() : email,
            password: `Wrong#pass${number}`,
          },
          { headers: { 'x-forwarded-for': `10.1.${number}.1` } },
        ),
      ),
    );
    expect(portal.verifications() - before).toBeLessThanOrEqual(10);
    const codes = responses.map((response) => response.body.msgCode);
    expect(codes.filter((code) => code === 'LGN_001').length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === 'LGN_002').length).toBeGreaterThanOrEqual(190);
  });

  it('evaluates at most ten guesses in 15 minutes from a client that retries after every wait [T08]', async () => {
    const { email } = await makeParent(portal.db);
    const before = portal.verifications();
    for (let second = 0; second < 900; second += 5) {
      await guess(email);
      await guess(email);
      portal.clock.advance(5 * SECOND);
    }
    expect(portal.verifications() - before).toBe(10);
  });

  // @proves M-LGN_002
  it('rejects even the right password during the wait and returns Retry-After', async () => {
    const parent = await makeParent(portal.db);
    await failTimes(parent.email, 5);
    const response = expectError(
      await guess(parent.email, { password: parent.password }),
      'LGN_002',
    );
    expect(response.headers['retry-after']).toBe('15');
    portal.clock.advance(15 * SECOND);
    expectSuccess(await guess(parent.email, { password: parent.password }));
  });

  it('doubles the wait with every further failure, up to 15 minutes', async () => {
    const { email } = await makeParent(portal.db);
    await failTimes(email, 5);
    const waits: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const response = expectError(await guess(email), 'LGN_002');
      const seconds = Number(response.headers['retry-after']);
      waits.push(seconds);
      portal.clock.advance(seconds * SECOND);
      expectError(await guess(email), 'LGN_001');
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('applies the same wait to an unknown sign-in name, so it does not reveal accounts', async () => {
    await failTimes('nobody-at-all@home.test', 5);
    const response = expectError(await guess('nobody-at-all@home.test'), 'LGN_002');
    expect(response.headers['retry-after']).toBe('15');
  });

  it('ends every wait after 15 minutes, regardless of the number of guesses [T09]', async () => {
    const parent = await makeParent(portal.db);
    await failTimes(parent.email, 1);
    await portal.db
      .updateTable('sign_in_attempts')
      .set({ failures: 5000 })
      .where('user_id', '=', parent.id)
      .execute();
    expectError(await guess(parent.email), 'LGN_001');
    expectError(await guess(parent.email, { password: parent.password }), 'LGN_002');
    portal.clock.advance(900 * SECOND);
    expectSuccess(await guess(parent.email, { password: parent.password }));
  });

  it('resets the failure count after a day without failures', async () => {
    const { email } = await makeParent(portal.db);
    await failTimes(email, 5);
    portal.clock.advance(25 * 3600 * SECOND);
    await failTimes(email, 5);
  });

  it('resets the failure count after a successful sign-in', async () => {
    const parent = await makeParent(portal.db);
    await failTimes(parent.email, 4);
    expectSuccess(await guess(parent.email, { password: parent.password }));
    await failTimes(parent.email, 4);
    expectSuccess(await guess(parent.email, { password: parent.password }));
  });

  it('counts guesses of the current password like guesses at sign-in [T21]', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    const change = (oldPassword: string) =>
      portal.call('updateUser', {
        ...session,
        oldPassword,
        password: 'Thistle#93b',
        confirmPassword: 'Thistle#93b',
      });
    for (let time = 0; time < 5; time += 1) {
      expect((await change('Wrong#pass1')).body.msgCode).toBe('PWD_003');
    }
    expectError(await change(parent.password), 'LGN_002');
    expectError(await guess(parent.email, { password: parent.password }), 'LGN_002');
  });

  it('does not count an attempt that was rejected because the server was busy', async () => {
    const parent = await makeParent(portal.db);
    const busy = await buildTestApp({
      config: { ADDRESS_LIMITS: false },
      replace: ({ passwords }) => ({
        passwords: { ...passwords, isBusy: () => true },
      }),
    });
    try {
      const response = await busy.call('login', {
        userType: 'parent',
        email: parent.email,
        password: parent.password,
      });
      expect(response.status).toBe(503);
      const rows = await busy.db.selectFrom('sign_in_attempts').selectAll().execute();
      expect(rows).toEqual([]);
    } finally {
      await busy.close();
    }
  });
});

describe('Password attempts from a known device', () => {
  const markOf = (response: TestResponse) => String(response.body.deviceMark);
  const enter = (who: MadeUser, changes: Fields = {}) =>
    portal.call('login', {
      userType: who.userType,
      email: who.email,
      password: who.password,
      ...changes,
    });
  const makeKnown = async () => {
    const student = await makeStudent(portal.db);
    return { student, deviceMark: markOf(expectSuccess(await enter(student))) };
  };
  /** Guesses wrong passwords until the sign-in name has to wait. */
  const lockOut = async (student: MadeUser) => {
    for (let time = 0; time < 20; time += 1) await enter(student, { password: 'typo' });
    expectError(await enter(student), 'LGN_002');
  };

  // @proves C-3.1-device-marks
  it('lets the owner sign in from a known device while another client guesses [T09]', async () => {
    const { student, deviceMark: deviceToken } = await makeKnown();
    await lockOut(student);
    expectSuccess(await enter(student, { deviceMark: deviceToken }));
    // The owner's success does not end the wait of the other clients.
    expectError(await enter(student), 'LGN_002');
  });

  it('counts attempts of a known device separately under the same rule', async () => {
    const { student, deviceMark: deviceToken } = await makeKnown();
    for (let time = 0; time < 5; time += 1) {
      expectError(await enter(student, { deviceMark: deviceToken, password: 'typo' }), 'LGN_001');
    }
    expectError(await enter(student, { deviceMark: deviceToken }), 'LGN_002');
    expectSuccess(await enter(student));
    portal.clock.advance(15 * SECOND);
    expectSuccess(await enter(student, { deviceMark: deviceToken }));
  });

  it('evaluates at most ten of 200 parallel guesses with a device token', async () => {
    const { student, deviceMark: deviceToken } = await makeKnown();
    const before = portal.verifications();
    const guesses = Array.from({ length: 200 }, (_, number) =>
      enter(student, { deviceMark: deviceToken, password: `Wrong#pass${number}` }),
    );
    await Promise.all(guesses);
    expect(portal.verifications() - before).toBeLessThanOrEqual(10);
  });

  it('renews the device token at each sign-in and counts older tokens as the same device', async () => {
    const { student, deviceMark: deviceToken } = await makeKnown();
    const renewed = markOf(expectSuccess(await enter(student, { deviceMark: deviceToken })));
    expect(renewed).not.toBe(deviceToken);
    for (let time = 0; time < 5; time += 1) {
      await enter(student, { deviceMark: renewed, password: 'typo' });
    }
    expectError(await enter(student, { deviceMark: deviceToken }), 'LGN_002');
  });

  it('treats a device token as unknown for another student', async () => {
    const { deviceMark: deviceToken } = await makeKnown();
    const other = await makeStudent(portal.db);
    await lockOut(other);
    expectError(await enter(other, { deviceMark: deviceToken }), 'LGN_002');
  });

  it.each(['', 'x', 'AAAA', 'x'.repeat(400)])(
    'treats the device as unknown when its token is %j',
    async (deviceToken) => {
      const student = await makeStudent(portal.db);
      expectSuccess(await enter(student, { deviceMark: deviceToken }));
      await lockOut(student);
      expectError(await enter(student, { deviceMark: deviceToken }), 'LGN_002');
    },
  );

  // @proves C-3.1-device-marks
  it('treats the device as unknown after the password has changed', async () => {
    const { student, deviceMark: deviceToken } = await makeKnown();
    const next = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
    const session = await signIn(portal, student);
    const change = { ...session, ...next, oldPassword: student.password };
    expectSuccess(await portal.call('updateUser', change));
    await lockOut({ ...student, ...next });
    expectError(await enter(student, { ...next, deviceMark: deviceToken }), 'LGN_002');
  });

  it('treats the device as unknown after 180 days without a sign-in', async () => {
    const { student, deviceMark: deviceToken } = await makeKnown();
    portal.clock.advance(180 * 24 * 3600 * SECOND);
    await lockOut(student);
    expectError(await enter(student, { deviceMark: deviceToken }), 'LGN_002');
  });

  it('issues no device token for a wrong password or an unconfirmed account', async () => {
    const student = await makeStudent(portal.db);
    const unconfirmed = await makeParent(portal.db, { confirmed: false });
    expect((await enter(student, { password: 'typo' })).body).not.toHaveProperty('deviceMark');
    expect((await enter(unconfirmed)).body).not.toHaveProperty('deviceMark');
  });
});

describe('Password attempts after a password reset', () => {
  it('ends the wait when the parent resets the child’s password', async () => {
    const { session, child } = await makeFamily(portal);
    const enter = (password: string) =>
      portal.call('login', { userType: 'student', email: child.email, password });
    for (let time = 0; time < 6; time += 1) await enter('typo');
    expectError(await enter(child.password), 'LGN_002');
    const fields = { ...session, requestUserId: child.id, update: '1' };
    const { body } = expectSuccess(await portal.call('generateStudentPassword', fields));
    expectSuccess(await enter(decodeChildPassword(String(body.studentPassword))));
  });

  it('ends the wait when the educator resets the student’s password', async () => {
    const { owner, students } = await makeClassroom(portal, { students: 1 });
    const [student] = students;
    if (!student) throw new Error('There is no student');
    const enter = (password: string) =>
      portal.call('login', { userType: 'student', email: student.email, password });
    for (let time = 0; time < 6; time += 1) await enter('typo');
    const session = await signIn(portal, owner);
    const fields = { ...session, requestUserId: student.id, update: '1' };
    const { body } = expectSuccess(await portal.call('generateStudentPassword', fields));
    expectSuccess(await enter(decodeChildPassword(String(body.studentPassword))));
  });
});

describe('Stored password attempts', () => {
  const linesOf = (userId: string) =>
    portal.db.selectFrom('sign_in_attempts').selectAll().where('user_id', '=', userId).execute();

  it('stores the sign-in name as a keyed hash, not in plain text or as a plain hash', async () => {
    const { id, email } = await makeParent(portal.db);
    await failTimes(email, 1);
    const [line] = await linesOf(id);
    expect(line?.line_mark).not.toEqual(sha256(email.toLowerCase()));
    expect(line?.line_mark).toEqual(portal.deps.sealer.mark(email.toLowerCase(), 'sign-in-name'));
    const elsewhere = createSealer(randomBytes(32)).mark(email.toLowerCase(), 'sign-in-name');
    expect(line?.line_mark).not.toEqual(elsewhere);
  });

  it('deletes the attempts of every device when a child is erased', async () => {
    const { session, child } = await makeFamily(portal);
    const enter = (fields: Fields) =>
      portal.call('login', { userType: 'student', email: child.email, ...fields });
    const { deviceMark: deviceToken } = expectSuccess(
      await enter({ password: child.password }),
    ).body;
    await enter({ password: 'typo' });
    await enter({ password: 'typo', deviceMark: deviceToken });
    expect(await linesOf(child.id)).toHaveLength(2);
    const marks = (await linesOf(child.id)).map(({ line_mark }) => line_mark);
    expectSuccess(await eraseChild(portal, { ...session, requestUserId: child.id }));
    const rows = await portal.db.selectFrom('sign_in_attempts').select('line_mark').execute();
    expect(rows.filter(({ line_mark }) => marks.some((mark) => mark.equals(line_mark)))).toEqual(
      [],
    );
    const places = await portal.db
      .selectFrom('sign_in_places')
      .selectAll()
      .where('user_id', '=', child.id)
      .execute();
    expect(places).toEqual([]);
  });

  it('deletes attempts from before the account existed when a child is erased', async () => {
    const { session, child } = await makeFamily(portal);
    const before = await portal.db
      .updateTable('users')
      .set({ email: 'not-yet' })
      .where('id', '=', child.id)
      .returning('id')
      .execute();
    expect(before).toHaveLength(1);
    const guessAt = () =>
      portal.call('login', { userType: 'student', email: child.email, password: 'typo' });
    await guessAt();
    await portal.db
      .updateTable('users')
      .set({ email: child.email })
      .where('id', '=', child.id)
      .execute();
    await guessAt();
    expectSuccess(await eraseChild(portal, { ...session, requestUserId: child.id }));
    const mark = portal.deps.sealer.mark(child.email, 'sign-in-name');
    const rows = await portal.db.selectFrom('sign_in_attempts').select('line_mark').execute();
    expect(rows.filter(({ line_mark }) => mark.equals(line_mark))).toEqual([]);
  });
});

describe('Password attempts by IP address', () => {
  const openSchool = async () => {
    const school = await buildTestApp({ replace: () => ({ passwords: fastPasswords }) });
    onTestFinished(() => school.close());
    const tryAs = (email: string, password: string, changes: Fields = {}) =>
      school.call(
        'login',
        { userType: 'student', email, password, ...changes },
        { address: '192.0.2.7' },
      );
    /** Guesses one password for each name. Returns the index of the first rejected attempt. */
    const spray = async (names: string[]) => {
      for (const [number, name] of names.entries()) {
        const { body } = await tryAs(name, 'Welcome#1');
        if (body.msgCode === 'LGN_002') return number;
      }
      return names.length;
    };
    return { school, tryAs, spray };
  };
  const namesOf = (number: number) => Array.from({ length: number }, (_, at) => `spray${at}`);

  it('lets a class of 40 mistype twice each and stops password spraying by 100 failures [T10]', async () => {
    const { school, tryAs, spray } = await openSchool();
    const students = [];
    for (let number = 0; number < 40; number += 1) students.push(await makeStudent(school.db));
    for (const { email } of students) {
      expectError(await tryAs(email, 'typo'), 'LGN_001');
      expectError(await tryAs(email, 'typo'), 'LGN_001');
    }
    for (const { email, password } of students) expectSuccess(await tryAs(email, password));
    const before = school.verifications();
    const stoppedAt = await spray(namesOf(500));
    expect(stoppedAt).toBeLessThanOrEqual(100);
    expect(school.verifications() - before).toBe(stoppedAt);
    const stopped = expectError(await tryAs('spray500', 'guess'), 'LGN_002');
    expect(stopped.headers['retry-after']).toBe('900');
    const elsewhere = { userType: 'student', email: 'spray501', password: 'guess' };
    expectError(await school.call('login', elsewhere, { address: '192.0.2.8' }), 'LGN_001');
    school.clock.advance(900 * SECOND);
    expectError(await tryAs('spray502', 'guess'), 'LGN_001');
  });

  it('stops password spraying over existing accounts after 100 failures [T10]', async () => {
    const { school, spray } = await openSchool();
    const names: string[] = [];
    for (let number = 0; number < 120; number += 1) {
      names.push((await makeStudent(school.db)).email);
    }
    expect(await spray(names)).toBe(100);
  });

  it('lets a student with earlier sign-ins on a blocked network sign in, even after a typo [T10]', async () => {
    const { school, tryAs, spray } = await openSchool();
    const student = await makeStudent(school.db);
    expectSuccess(await tryAs(student.email, student.password));
    await spray(namesOf(101));
    expectError(await tryAs(student.email, 'typo'), 'LGN_001');
    expectSuccess(await tryAs(student.email, student.password));
  });

  it('lets a known device of the student sign in from a blocked network', async () => {
    const { school, tryAs, spray } = await openSchool();
    const student = await makeStudent(school.db);
    const login = { userType: 'student', email: student.email, password: student.password };
    const atHome = await school.call('login', login, { address: '198.51.100.4' });
    const { deviceMark: deviceToken } = expectSuccess(atHome).body;
    await spray(namesOf(101));
    expectError(await tryAs(student.email, student.password), 'LGN_002');
    expectSuccess(await tryAs(student.email, student.password, { deviceMark: deviceToken }));
  });

  it('lets a student sign in for the first time on a blocked network that the teacher has used', async () => {
    const { school, tryAs, spray } = await openSchool();
    const { owner, students } = await makeClassroom(school, { students: 2, coTeacher: true });
    const teacher = { userType: 'educator', email: owner.email, password: owner.password };
    expectSuccess(await school.call('login', teacher, { address: '192.0.2.7' }));
    await spray(namesOf(101));
    for (const { email, password } of students) expectSuccess(await tryAs(email, password));
  });

  it('lets school members sign in for the first time on a blocked network that a colleague has used', async () => {
    const { school: portal, tryAs, spray } = await openSchool();
    const school = await makeSchool(portal);
    const colleague = await makeSchoolTeacher(portal, school);
    const newTeacher = await makeSchoolTeacher(portal, school);
    const { students } = await makeClassroom(portal, {
      school,
      students: 1,
      owner: await makeSchoolTeacher(portal, school),
    });
    const login = { userType: 'educator', email: colleague.email, password: colleague.password };
    expectSuccess(await portal.call('login', login, { address: '192.0.2.7' }));
    await spray(namesOf(101));
    for (const { email, password } of students) expectSuccess(await tryAs(email, password));
    const first = { userType: 'educator', email: newTeacher.email, password: newTeacher.password };
    expectSuccess(await portal.call('login', first, { address: '192.0.2.7' }));
  });

  it('lets a student who has just joined with a code sign in from a blocked network', async () => {
    const { school: portal, tryAs, spray } = await openSchool();
    const { code } = await makeClassroom(portal, { code: true });
    await spray(namesOf(101));
    const joined = await portal.call('joinWithCode', joinForm(code), { address: '192.0.2.7' });
    const { email, studentPassword } = expectSuccess(joined).body;
    const password = decodeChildPassword(String(studentPassword));
    expectSuccess(await tryAs(String(email), password));
  });

  it('lets a child sign in for the first time on a blocked network that the parent has used', async () => {
    const { school, tryAs, spray } = await openSchool();
    const parent = await makeParent(school.db);
    const child = await makeStudent(school.db, { parentId: parent.id });
    const login = { userType: 'parent', email: parent.email, password: parent.password };
    expectSuccess(await school.call('login', login, { address: '192.0.2.7' }));
    await spray(namesOf(101));
    expectSuccess(await tryAs(child.email, child.password));
  });

  it('does not count failed attempts of students on their known network', async () => {
    const { school, tryAs } = await openSchool();
    for (let number = 0; number < 60; number += 1) {
      const { email, password } = await makeStudent(school.db);
      expectSuccess(await tryAs(email, password));
      for (let time = 0; time < 2; time += 1) await tryAs(email, 'typo');
    }
    const newStudent = await makeStudent(school.db);
    expectSuccess(await tryAs(newStudent.email, newStudent.password));
  });
});
