import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { isStrongPassword } from '@wonderfield/contract/password-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type TestPortal,
  type TestResponse,
} from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { studentsOf } from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { waitForLock } from '../../../../testing/database/wait-for-lock.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { joinForm } from '../../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { makeSchool, makeStudentCode } from '../../../../testing/factories/make-school.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { unique } from '../../../../testing/factories/unique.ts';
import { fastPasswords } from '../../../../testing/fast-passwords.ts';
import { codesIn, expectAllAlike } from '../../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import { updateRevoked } from '../../schools/codes/school-codes.queries.ts';
import { selectOptionalSchoolForUpdate } from '../../schools/schools.queries.ts';

const HOUR = 3_600_000;
let portal: TestPortal;
/** Counts the lookups of codes. */
let evaluated = 0;
beforeAll(async () => {
  portal = await buildTestApp({
    replace: ({ sealer }) => ({
      passwords: fastPasswords,
      sealer: {
        ...sealer,
        mark: (text, context) => {
          evaluated += 1;
          return sealer.mark(text, context);
        },
      },
    }),
  });
});
afterAll(() => portal.close());

/** Uses a new IP address by default. */
const join = (code: string, address = `10.1.${unique()}.1`, headers = {}, fields = {}) =>
  portal.call('joinWithCode', joinForm(code, fields), { address, headers });
const studentIn = (response: TestResponse) =>
  portal.db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .selectAll()
    .where('email', '=', String(response.body.email))
    .executeTakeFirstOrThrow();
const setCode = (classroom: MadeClassroom, fields: object) =>
  portal.call('setClassCode', { classRoomId: classroom.id, ...fields, ...classroom.session });

describe('joinWithCode', () => {
  // @proves S-join-with-code, C-joinWithCode, D-4-generated-username, D-4-student-code
  it('creates a student of the classroom by class code and returns the login', async () => {
    const classroom = await makeClassroom(portal, { code: true, name: 'Hazel Room' });
    const response = expectSuccess(await join(classroom.code));
    expect(response.body).toMatchObject({ joined: 'Hazel Room', email: expect.any(String) });
    expect(response.body.email).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
    const password = decodeChildPassword(String(response.body.studentPassword));
    expect(isStrongPassword(password)).toBe(true);
    const student = await studentIn(response);
    expect(student).toMatchObject({
      first_name: 'Ada',
      last_name: 'Nwosu',
      grade: '3',
      birth_month: '05',
      birth_year: '2018',
      is_school_made: true,
      // The login sheet stays valid.
      sign_in_method: 'words',
      must_change_password: false,
      made_by: classroom.owner.id,
      school_id: null,
      play_option: 'sameSchool',
    });
    expect(await studentsOf(portal.db, classroom.id)).toEqual([student.id]);
    expect((await auditOf(portal.db, student.id)).at(-1)).toMatchObject({
      action: 'child.joined-classroom',
      actor_id: student.id,
      outcome: classroom.id,
    });
    expect(await findInTables(portal.db, password, String(response.body.studentPassword))).toEqual(
      [],
    );
    await expectInvariants(portal.db);
  });

  it('lets the educator show the password of a student who joined by code', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const response = expectSuccess(await join(classroom.code));
    const { id } = await studentIn(response);
    const shown = await portal.call('showStudentPassword', {
      requestUserId: id,
      ...classroom.session,
    });
    expect(shown.body.studentPassword).toBe(response.body.studentPassword);
  });

  // @proves D-8-staff-code
  it('rejects a staff code with CLS_008', async () => {
    const school = await makeSchool(portal);
    await makeStudentCode(portal, school);
    expectError(await join(school.code), 'CLS_008');
  });

  it('rejects a class code after the educator’s approval was withdrawn', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const approve = () =>
      portal.db
        .updateTable('educators')
        .set({ approved_at: portal.deps.now(), approved_by: 'operator' })
        .where('user_id', '=', classroom.session.userId)
        .execute();
    await approve();
    const { sessionToken } = await openConsole(portal, await makeOperator(portal));
    const undo = { sessionToken, userId: classroom.session.userId };
    expectSuccess(await callOperators(portal, 'undoEducatorApproval', undo));
    expectError(await join(classroom.code), 'CLS_008');
    await approve();
    expectSuccess(await join(classroom.code));
  });

  // @proves C-joinWithCode, D-4-student-code
  it('creates a student of the school without a classroom by student code', async () => {
    const school = await makeSchool(portal);
    const code = await makeStudentCode(portal, school);
    const response = expectSuccess(await join(code.toLowerCase()));
    expect(response.body.joined).toBe(school.name);
    const student = await studentIn(response);
    expect(student).toMatchObject({ school_id: school.id, made_by: null });
    const password = decodeChildPassword(String(response.body.studentPassword));
    const login = { userType: 'student', email: response.body.email, password };
    expect(userIn(expectSuccess(await portal.call('login', login))).schoolAccountReg).toBe('1');
    expect(await auditOf(portal.db, student.id)).toContainEqual({
      action: 'child.joined-classroom',
      actor_id: student.id,
      outcome: school.id,
    });
    await expectInvariants(portal.db);
  });

  // @proves D-8-student-code
  it('accepts a student code for a week while the school is not suspended', async () => {
    const school = await makeSchool(portal);
    const code = await makeStudentCode(portal, school);
    const suspend = (suspended_at: Date | null) =>
      portal.db
        .updateTable('users')
        .set({ suspended_at })
        .where('id', '=', school.administrator.id)
        .execute();
    await suspend(portal.deps.now());
    expectError(await join(code), 'CLS_008');
    await suspend(null);
    portal.clock.advance(6.9 * 24 * HOUR);
    expectSuccess(await join(code));
    portal.clock.advance(1.1 * 24 * HOUR);
    expectError(await join(code), 'CLS_008');
  });

  it('uses a seat of the school’s license and returns SCH_002 when none is left', async () => {
    const school = await makeSchool(portal);
    await portal.db
      .updateTable('schools')
      .set({ student_seats: 1 })
      .where('id', '=', school.id)
      .execute();
    const { code } = await makeClassroom(portal, { school, code: true });
    expect((await studentIn(expectSuccess(await join(code)))).school_id).toBe(school.id);
    expectError(await join(code), 'SCH_002');
    expectError(await join(await makeStudentCode(portal, school)), 'SCH_002');
  });

  it.each([
    [{ code: '' }, { code: 'Please enter your code' }],
    [{ code: 'A'.repeat(21) }, { code: 'This is too long: at most 20 characters' }],
    [{ firstName: ' ' }, { firstName: 'Please enter First Name' }],
    [{ lastName: 'A\u200Bb' }, { lastName: 'Please remove characters that cannot be shown' }],
    [{ birthMonth: '13' }, { birthMonth: 'Please choose one of the options' }],
    [{ birthYear: '18' }, { birthYear: 'Please select Birth Year' }],
    [{ userGrade: '' }, { userGrade: 'Please select Grade' }],
  ])('rejects the join fields %j with VAL_001 and a field error', async (fields, errors) => {
    const { code } = await makeClassroom(portal, { code: true });
    expectError(await join(code, undefined, {}, fields), 'VAL_001', errors);
  });

  it('ignores server-only fields in a join request', async () => {
    const { code, owner } = await makeClassroom(portal, { code: true, signInMethod: 'own' });
    const planted = {
      username: 'chosen',
      password: PASSWORD,
      userType: 'educator',
      parentId: owner.id,
      schoolAccountReg: '0',
      passwordResetNotDone: 'false',
      made_by: 'x',
    };
    const response = expectSuccess(await join(code, undefined, {}, planted));
    expect(response.body.email).not.toBe('chosen');
    expect(await studentIn(response)).toMatchObject({
      user_type: 'student',
      must_change_password: true,
      made_by: owner.id,
    });
  });
});

describe('joinWithCode: method', () => {
  // @proves S-sign-in-method
  it.each([
    [undefined, 'Kindergarten', 'words'],
    [undefined, '4', 'words'],
    [undefined, '7', 'own'],
    ['pictures', 'Kindergarten', 'pictures'],
    ['scan', '7', 'scan'],
  ] as const)(
    'takes the method %s of the class for grade %s as %s',
    async (chosen, grade, method) => {
      const { code } = await makeClassroom(portal, {
        code: true,
        ...(chosen && { signInMethod: chosen }),
      });
      const response = expectSuccess(await join(code, undefined, {}, { userGrade: grade }));
      const student = await studentIn(response);
      expect(student.sign_in_method).toBe(method);
      expect(student.must_change_password).toBe(method === 'own');
    },
  );
});

describe('joinWithCode: seats', () => {
  // @proves D-4-student-code, D-5-capacity
  it('enrolls exactly as many of 100 parallel students as fit, then returns CLS_002', async () => {
    const classroom = await makeClassroom(portal, { code: true, capacity: 30, students: 5 });
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => retryWhenBusy(() => join(classroom.code))),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 25, CLS_002: 75 });
    expect(await studentsOf(portal.db, classroom.id)).toHaveLength(30);
    const names = responses.flatMap(({ body }) => (body.email ? [body.email] : []));
    expect(new Set(names).size).toBe(25);
    await expectInvariants(portal.db);
  });

  it('uses exactly the seats of a school for class codes and student codes together', async () => {
    const school = await makeSchool(portal);
    await portal.db
      .updateTable('schools')
      .set({ student_seats: 9 })
      .where('id', '=', school.id)
      .execute();
    const { code } = await makeClassroom(portal, { school, code: true });
    const studentCode = await makeStudentCode(portal, school);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => retryWhenBusy(() => join(n % 2 ? code : studentCode))),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 9, SCH_002: 31 });
    await expectInvariants(portal.db);
  });
});

describe('joinWithCode: retries', () => {
  // @proves C-joinWithCode
  it('creates no duplicate student for a retry and returns the same login', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const responses = [await join(classroom.code, undefined, headers)];
    responses.push(
      ...(await Promise.all([1, 2, 3].map(() => join(classroom.code, undefined, headers)))),
    );
    for (const response of responses) expectSuccess(response);
    expectAllAlike(responses);
    expect(await studentsOf(portal.db, classroom.id)).toHaveLength(1);
    const other = await join(classroom.code, undefined, headers, { firstName: 'Eve' });
    expectError(other, 'IDM_001');
  });

  it('records a password view for a retry', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { id } = await studentIn(await join(classroom.code, undefined, headers));
    expectSuccess(await join(classroom.code, undefined, headers));
    const events = await portal.db
      .selectFrom('child_password_events')
      .select(['actor_id', 'actor_type', 'action'])
      .where('child_id', '=', id)
      .execute();
    expect(events).toEqual([{ actor_id: id, actor_type: 'student', action: 'viewed' }]);
  });

  // @proves M-IDM_001
  it('rejects a retry with IDM_001 after the password was changed', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { id } = await studentIn(await join(classroom.code, undefined, headers));
    const renewal = { update: '1', requestUserId: id, ...classroom.session };
    expectSuccess(await portal.call('generateStudentPassword', renewal));
    expectError(await join(classroom.code, undefined, headers), 'IDM_001');
    expect(await studentsOf(portal.db, classroom.id)).toEqual([id]);
  });

  it('returns the login to a retry after the code was disabled or the class filled up', async () => {
    const classroom = await makeClassroom(portal, { code: true, capacity: 1 });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = expectSuccess(await join(classroom.code, undefined, headers));
    const full = expectSuccess(await join(classroom.code, undefined, headers));
    await setCode(classroom, { enabled: '0' });
    const off = expectSuccess(await join(classroom.code, undefined, headers));
    expectAllAlike([first, full, off]);
    expectError(await join(classroom.code), 'CLS_008');
  });
});

describe('joinWithCode: codes disabled during a request', () => {
  it('enrolls only students who join before the code is disabled', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const [, ...answers] = await Promise.all([
      setCode(classroom, { enabled: '0' }),
      ...Array.from({ length: 30 }, () => retryWhenBusy(() => join(classroom.code))),
    ]);
    const { GEN_000 = 0, CLS_008 = 0 } = codesIn(answers);
    expect(GEN_000 + CLS_008).toBe(30);
    expect(await studentsOf(portal.db, classroom.id)).toHaveLength(GEN_000);
    expectError(await join(classroom.code), 'CLS_008');
  });

  it('checks the code again under the lock and rejects all waiting students with CLS_008', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const before = await studentsOf(portal.db, classroom.id);
    const late = await portal.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('classrooms')
        .set({ is_code_on: false })
        .where('id', '=', classroom.id)
        .execute();
      // Fewer requests than pool connections, or the check for waiting ones could not run.
      const waiting = Array.from({ length: 6 }, () => retryWhenBusy(() => join(classroom.code)));
      await waitForLock(portal.db);
      return { waiting };
    });
    expect(codesIn(await Promise.all(late.waiting))).toEqual({ CLS_008: 6 });
    expect(await studentsOf(portal.db, classroom.id)).toEqual(before);
  });

  it('rejects a waiting student with CLS_008 when the school withdraws its student code', async () => {
    const school = await makeSchool(portal);
    const code = await makeStudentCode(portal, school);
    const late = await portal.db.transaction().execute(async (tx) => {
      await selectOptionalSchoolForUpdate(tx, school.id);
      const waiting = join(code);
      await waitForLock(portal.db);
      const now = portal.deps.now();
      await updateRevoked(tx, { schoolId: school.id, kind: 'student', now });
      return { waiting };
    });
    expectError(await late.waiting, 'CLS_008');
  });
});

describe('joinWithCode: limits', () => {
  const guess = (number: number) => `GGG-${String(number).padStart(3, '0')}`;

  // @proves C-joinWithCode
  it('limits failed codes to 60 in ten minutes per IP address, then rejects valid codes too', async () => {
    const { code } = await makeClassroom(portal, { code: true });
    evaluated = 0;
    const responses = await Promise.all(
      Array.from({ length: 90 }, (_, n) => retryWhenBusy(() => join(guess(n), '10.2.0.1'))),
    );
    expect(evaluated).toBe(60);
    expect(codesIn(responses)).toEqual({ CLS_008: 60, RTE_001: 30 });
    const late = expectError(await join(code, '10.2.0.1'), 'RTE_001');
    expect(late.headers['retry-after']).toBe('600');
    expectSuccess(await join(code, '10.2.0.2'));
    portal.clock.advance(HOUR / 6);
    expectSuccess(await join(code, '10.2.0.1'));
  });

  it('limits failed school codes to 20 per hour together with the teachers’ form [T49]', async () => {
    const address = '10.3.0.1';
    const school = await makeSchool(portal);
    const { code } = await makeClassroom(portal, { code: true });
    for (let number = 0; number < 20; number += 1) {
      expectError(await join(`WF-GGGG-${1000 + number}`, address), 'CLS_008');
    }
    expectError(await join(school.code, address), 'RTE_001');
    expectSuccess(await join(code, address));
    const session = await signIn(portal, await makeEducator(portal.db));
    const request = { schoolCode: school.code, ...session };
    const teacher = await portal.call('getSchoolAccountDetails', request, { address });
    expect(teacher.body.msgCode).toBe('RTE_001');
  });

  it('raises an alarm for guessed school codes, and none for guessed class codes', async () => {
    const heard = () => portal.logLines.filter((line) => line.includes('being guessed')).length;
    expectError(await join('WF-HHHH-1000'), 'CLS_008');
    await portal.db
      .updateTable('rate_limits')
      .set({ used: 200 })
      .where('bucket', '=', 'school-code/all')
      .execute();
    expectError(await join(guess(500)), 'CLS_008');
    expect(heard()).toBe(0);
    expectError(await join('WF-HHHH-1001'), 'CLS_008');
    expect(heard()).toBe(1);
  });

  it('accepts the valid codes of 80 students from one IP address', async () => {
    const classrooms = [
      await makeClassroom(portal, { code: true }),
      await makeClassroom(portal, { code: true }),
    ];
    for (let number = 0; number < 80; number += 1) {
      expectSuccess(await join(String(classrooms[number % 2]?.code), '10.4.0.1'));
    }
  });

  it('does not block 80 students who join from one IP address at the same time', async () => {
    const classrooms = [
      await makeClassroom(portal, { code: true }),
      await makeClassroom(portal, { code: true }),
    ];
    const press = (number: number) =>
      retryWhenBusy(() => join(String(classrooms[number % 2]?.code), '10.5.0.1'));
    const responses = await Promise.all(Array.from({ length: 80 }, (_, number) => press(number)));
    for (const [number, { body }] of responses.entries()) {
      if (body.msgCode === 'RTE_001') expectSuccess(await press(number));
      else expect(body.msgCode).toBe('GEN_000');
    }
  });

  it('limits new accounts to 400 per hour and IP address', async () => {
    const { code } = await makeClassroom(portal, { code: true });
    expectSuccess(await join(code, '10.6.0.1'));
    await portal.db
      .updateTable('rate_limits')
      .set({ used: 399 })
      .where('bucket', '=', 'join/accounts')
      .execute();
    expectSuccess(await join(code, '10.6.0.1'));
    expectError(await join(code, '10.6.0.1'), 'RTE_001');
  });

  it('writes an audit event for each failed code without the code', async () => {
    const failedAttempts = async () =>
      (
        await portal.db
          .selectFrom('audit_events')
          .selectAll()
          .where('action', '=', 'class-code.missed')
          .execute()
      ).length;
    const before = await failedAttempts();
    await join('ZZZ-987');
    expect(await failedAttempts()).toBe(before + 1);
    expect(await findInTables(portal.db, 'ZZZ-987', 'ZZZ987')).toEqual([]);
  });
});
