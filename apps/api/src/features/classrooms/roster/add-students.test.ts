import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { isStrongPassword } from '@wonderfield/contract/password-rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields, TestResponse } from '../../../../testing/build-test-app.ts';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  snapshotClassrooms,
  studentsOf,
} from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
  userIn,
} from '../../../../testing/expect-response.ts';
import { rosterLine, rosterLines } from '../../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn, expectAllAlike } from '../../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const NAMES = { firstName: 'Maya', lastName: 'Okafor' };
const TAKEN = 'This username is taken. Please try another.';
const portal = await openFastTestServer();

type Added = { userId: string; email: string; studentPassword: string };
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
const add = (classroom: MadeClassroom, lines: unknown, headers = {}) =>
  send(classroom, JSON.stringify(lines), headers);
const addedIn = (response: TestResponse) => expectSuccess(response).body.studentData as Added[];
const passwordOf = (added: Added | undefined) =>
  decodeChildPassword(String(added?.studentPassword));
const login = (email: string, password: string) =>
  portal.call('login', { userType: 'student', email, password });
const show = (session: SessionFields, requestUserId: string) =>
  portal.call('showStudentPassword', { requestUserId, ...session });
const userNamed = (email: string) =>
  portal.db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('addStudentsToClassRoom', () => {
  // @proves C-addStudentsToClassRoom, D-2-roster-entry, D-4-generated-username
  it('creates school students and enrolls them in the order of the list', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const lines = [
      rosterLine({ firstName: 'Zoë', username: 'Zoe.B' }),
      { ...NAMES, email: 'ana@school.test', password: PASSWORD },
    ];
    const response = await add(classroom, lines);
    const added = addedIn(response);
    expect(added).toEqual([
      {
        userId: expect.any(String),
        firstName: 'Zoë',
        lastName: 'Okafor',
        email: 'zoe.b',
        schoolAccountReg: '1',
        passwordResetNotDone: true,
        neverSignedIn: false,
        studentPassword: expect.any(String),
      },
      expect.objectContaining({ firstName: 'Maya', email: 'ana@school.test' }),
    ]);
    expect(passwordOf(added[1])).toBe(PASSWORD);
    expect(response.body.classRoomJson).toMatchObject({
      classRoomId: classroom.id,
      noOfStudents: 40,
      lastImport: { count: 2 },
      studentIds: expect.arrayContaining(added.map(({ userId }) => userId)),
    });
    // Only this response contains the passwords, and only next to the new students.
    expect(JSON.stringify(response.body.classRoomJson)).not.toContain('studentPassword');
    expect(await userNamed('zoe.b')).toMatchObject({
      user_type: 'student',
      must_change_password: true,
      is_school_made: true,
      grade: '3',
      made_by: classroom.owner.id,
      school_id: null,
      play_option: 'sameSchool',
      typing_mode: 'preType',
      birth_month: null,
      birth_year: null,
    });
    expect(await auditOf(portal.db, classroom.id)).toEqual([
      { action: 'roster.added', actor_id: classroom.owner.id, outcome: '2' },
    ]);
    await expectInvariants(portal.db);
  });

  // @proves S-roster-logins
  it('creates strong, different passwords that are stored nowhere in plain text', async () => {
    const added = addedIn(await add(await makeClassroom(portal), rosterLines(5)));
    const passwords = added.map(passwordOf);
    expect(passwords.every(isStrongPassword)).toBe(true);
    expect(new Set(passwords).size).toBe(5);
    const encoded = added.map(({ studentPassword }) => studentPassword);
    expect(await findInTables(portal.db, ...passwords, ...encoded)).toEqual([]);
    for (const password of passwords) expect(portal.logLines.join('\n')).not.toContain(password);
  });

  // @proves D-4-reset-pending
  it('requires a new student to choose a password before any other call', async () => {
    const classroom = await makeClassroom(portal);
    const [student] = addedIn(await add(classroom, rosterLines(1))) as [Added];
    const signedIn = expectSuccess(await login(student.email, passwordOf(student)));
    expect(userIn(signedIn).passwordResetNotDone).toBe(true);
    const session = { sessionToken: signedIn.body.sessionToken, userId: student.userId };
    expectError(await portal.call('getClassroomsByEducator', session), 'PWD_006');
    expectError(await portal.call('startPlay', session), 'PWD_006');
    const chosen = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
    const change = { oldPassword: passwordOf(student), ...chosen, ...session };
    expectSuccess(await portal.call('updateUser', change));
    expectSuccess(await portal.call('getClassroomsByEducator', session));
    const shown = expectSuccess(await show(classroom.session, student.userId));
    expect(decodeChildPassword(String(shown.body.studentPassword))).toBe('Thistle#93b');
  });

  it('encrypts each password for its student only', async () => {
    const classroom = await makeClassroom(portal);
    const [one, two] = addedIn(await add(classroom, rosterLines(2))) as [Added, Added];
    const shown = expectSuccess(await show(classroom.session, one.userId));
    expect(shown.body.studentPassword).toBe(one.studentPassword);
    await sql`update students set sealed_password =
      (select sealed_password from students where user_id = ${two.userId})
      where user_id = ${one.userId}`.execute(portal.db);
    expect((await show(classroom.session, one.userId)).body.msgCode).toBe('SYS_001');
    const about = { classRoomId: classroom.id, ...classroom.session };
    expect((await portal.call('showRosterPasswords', about)).body.msgCode).toBe('SYS_001');
  });

  it('lets a co-teacher add students', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const coTeacher = classroom.coTeacher as NonNullable<typeof classroom.coTeacher>;
    const session = await signIn(portal, coTeacher);
    const [student] = addedIn(await add({ ...classroom, session }, rosterLines(1)));
    expect((await userNamed(String(student?.email))).made_by).toBe(coTeacher.id);
  });
});

describe('addStudentsToClassRoom: rejected lists', () => {
  /** Expects an error and an unchanged database. */
  const rejectsAll = async (task: () => Promise<TestResponse>) => {
    const before = await snapshotClassrooms(portal.db);
    const response = await task();
    expect(response.body._responseStatus).toBe(0);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    return response;
  };

  // @proves M-USN_001
  it('rejects a duplicate username in the list at its second position with USN_001', async () => {
    const classroom = await makeClassroom(portal);
    const lines = [
      rosterLine({ username: 'maya' }),
      rosterLine(),
      rosterLine({ username: ' MAYA ' }),
      { ...NAMES, email: 'maya' },
    ];
    expectError(await rejectsAll(() => add(classroom, lines)), 'USN_001', {
      'studentDetails.2.username': TAKEN,
      'studentDetails.3.username': TAKEN,
    });
  });

  // @proves C-addStudentsToClassRoom
  it('rejects taken usernames with USN_001 row by row without naming their owners [T42]', async () => {
    const classroom = await makeClassroom(portal);
    const { child, parent } = await makeFamily(portal);
    const other = await makeClassroom(portal, { students: 1 });
    const lines = [
      rosterLine({ username: child.email.toUpperCase() }),
      rosterLine(),
      rosterLine({ username: other.students[0]?.email ?? '' }),
      rosterLine({ username: parent.email }),
    ];
    const response = await rejectsAll(() => add(classroom, lines));
    expectError(response, 'USN_001', {
      'studentDetails.0.username': TAKEN,
      'studentDetails.2.username': TAKEN,
      'studentDetails.3.username': TAKEN,
    });
    expect(JSON.stringify(response.body)).not.toContain(child.id);
  });

  it('ignores the id of an existing account in the list [T42]', async () => {
    const classroom = await makeClassroom(portal);
    const { child } = await makeFamily(portal);
    const line = { firstName: 'A', lastName: 'B' };
    await rejectsAll(() => add(classroom, [{ ...line, userId: child.id }]));
    const lines = [{ ...rosterLine(), userId: child.id, id: child.id, studentId: child.id }];
    const [added] = addedIn(await add(classroom, lines));
    expect(added?.userId).not.toBe(child.id);
    expect(await studentsOf(portal.db, classroom.id)).toEqual([added?.userId]);
  });

  // @proves C-addStudentsToClassRoom, F-roster-entry, D-5-add-idempotent
  it('rejects the whole list for one invalid line', async () => {
    const classroom = await makeClassroom(portal);
    for (const bad of [
      { firstName: '' },
      { lastName: 'x'.repeat(61) },
      { username: 'a b' },
      { username: 'x' },
      { username: 'né' },
      { password: 'weak' },
      { firstName: 'A\u202Eb' },
      { firstName: '\0' },
    ]) {
      const lines = [rosterLine(), { ...rosterLine(), ...bad }];
      const response = await rejectsAll(() => add(classroom, lines));
      expect(response.body.msgCode).toBe('VAL_001');
    }
  });

  // @proves D-8-one-word
  it('accepts a single-word name with an empty last name', async () => {
    const classroom = await makeClassroom(portal);
    const [added] = addedIn(
      await add(classroom, [rosterLine({ firstName: '李娜', lastName: ' ' })]),
    );
    expect(added).toMatchObject({ firstName: '李娜', lastName: '' });
  });

  // @proves F-roster-capacity, M-CLS_002
  it('rejects a list that exceeds the capacity with CLS_002 and adds one that just fits', async () => {
    const classroom = await makeClassroom(portal, { capacity: 4, students: 2 });
    const lines = rosterLines(3).map((line) => ({ ...line, password: PASSWORD }));
    expectError(await rejectsAll(() => add(classroom, lines)), 'CLS_002');
    expect(addedIn(await add(classroom, lines.slice(0, 2)))).toHaveLength(2);
    expectError(await rejectsAll(() => add(classroom, lines.slice(2))), 'CLS_002');
  });

  it.each([
    ['nothing', '', 'This field must be text'],
    ['an empty list', '[]', 'Please enter First Name'],
    ['no JSON', '[{', 'This field must be text'],
    ['a number', '7', /./],
    ['null', 'null', /./],
    ['a single object', '{"firstName":"A"}', /./],
    ['a list of numbers', '[1,2]', /./],
    ['a list of null', '[null]', /./],
    ['a nested list', '[[[]]]', /./],
    [
      'a list with numbers as names',
      '[{"firstName":1,"lastName":2,"username":3}]',
      'Please enter First Name',
    ],
    ['41 lines', JSON.stringify(rosterLines(41)), 'Max no. of students are 40'],
    ['10,000 lines', JSON.stringify(Array(10_000).fill({})), 'Max no. of students are 40'],
    ['depth', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, /./],
    [
      'an object with a __proto__ key',
      '[{"__proto__":{"firstName":"A","lastName":"B","username":"abc"}}]',
      /./,
    ],
  ])(
    'rejects a student list that is %s with VAL_001 [T41, T43]',
    async (_what, studentDetails, message) => {
      const classroom = await makeClassroom(portal);
      const response = await rejectsAll(() => send(classroom, studentDetails));
      expect(response.status).toBe(200);
      expect(response.body.msgCode).toBe('VAL_001');
      expect(String(response.body.errors?.studentDetails)).toMatch(message);
      expect({}).not.toHaveProperty('username');
    },
  );

  it('rejects an oversized body and one with a planted prototype before reading it [T43]', async () => {
    const classroom = await makeClassroom(portal);
    const huge = JSON.stringify(Array(10_000).fill(rosterLine({ lastName: 'x'.repeat(40) })));
    expectProtocolError(await rejectsAll(() => send(classroom, huge)), 413, 'VAL_004');
    const planted = await portal.app.inject({
      method: 'POST',
      url: '/users/addStudentsToClassRoom',
      headers: { 'content-type': 'application/json' },
      payload: '{"studentDetails":[{"__proto__":{"username":"x"}}]}',
    });
    expect(planted.statusCode).toBe(400);
    expect(planted.json().msgCode).toBe('VAL_003');
  });

  it('rejects deeply nested JSON as the student list [T43]', async () => {
    const classroom = await makeClassroom(portal);
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
    const fields = { classRoomId: classroom.id, studentDetails: deep, ...classroom.session };
    const response = await portal.call('addStudentsToClassRoom', fields, { json: true });
    expect(response.body.msgCode).toBe('VAL_001');
  });

  it('accepts a student list in a JSON body', async () => {
    const classroom = await makeClassroom(portal);
    const fields = {
      classRoomId: classroom.id,
      studentDetails: rosterLines(1),
      ...classroom.session,
    };
    const response = await portal.call('addStudentsToClassRoom', fields, { json: true });
    expect(addedIn(response)).toHaveLength(1);
  });
});

describe('addStudentsToClassRoom: retries', () => {
  // @proves D-5-add-idempotent
  it('creates no duplicate students for a retry and returns the same passwords', async () => {
    const classroom = await makeClassroom(portal);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const lines = rosterLines(3);
    const first = await add(classroom, lines, headers);
    portal.clock.advance(60_000);
    const again = await Promise.all([1, 2, 3].map(() => add(classroom, lines, headers)));
    for (const response of again) expect(addedIn(response)).toEqual(addedIn(first));
    expectAllAlike([first, ...again]);
    expect(await studentsOf(portal.db, classroom.id)).toHaveLength(3);
    const imports = await portal.db
      .selectFrom('roster_imports')
      .select('id')
      .where('classroom_id', '=', classroom.id)
      .execute();
    expect(imports).toHaveLength(1);
    expectError(await add(classroom, rosterLines(1), headers), 'IDM_001');
  });

  it('records a password view for each retry', async () => {
    const classroom = await makeClassroom(portal);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const lines = rosterLines(2);
    const added = addedIn(await add(classroom, lines, headers));
    const views = () =>
      portal.db
        .selectFrom('child_password_events')
        .select(['child_id', 'actor_id', 'action'])
        .where(
          'child_id',
          'in',
          added.map(({ userId }) => userId),
        )
        .execute();
    expect(await views()).toEqual([]);
    expect(addedIn(await add(classroom, lines, headers))).toEqual(added);
    const actor_id = classroom.owner.id;
    const expected = added.map(({ userId }) => ({ child_id: userId, actor_id, action: 'viewed' }));
    expect(await views()).toHaveLength(2);
    expect(await views()).toEqual(expect.arrayContaining(expected));
    expect((await auditOf(portal.db, classroom.id)).map(({ action }) => action)).toEqual([
      'roster.added',
      'roster.passwords-shown',
    ]);
  });

  it('omits changed passwords and removed students from the response to a retry', async () => {
    const classroom = await makeClassroom(portal);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const lines = rosterLines(3);
    const [chose, gone, waits] = addedIn(await add(classroom, lines, headers)) as [
      Added,
      Added,
      Added,
    ];
    const { sessionToken } = expectSuccess(await login(chose.email, passwordOf(chose))).body;
    const own = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
    const change = { oldPassword: passwordOf(chose), ...own, userId: chose.userId, sessionToken };
    expectSuccess(await portal.call('updateUser', change));
    const removal = { classRoomId: classroom.id, studentId: gone.userId, ...classroom.session };
    expectSuccess(await portal.call('removeStudentfromClass', removal));
    const again = await add(classroom, lines, headers);
    const { studentPassword: _was, ...rest } = chose;
    expect(addedIn(again)).toEqual([{ ...rest, passwordResetNotDone: false }, waits]);
    expect(JSON.stringify(again.body)).not.toContain(gone.userId);
  });

  // @proves D-5-add-idempotent
  it('adds the students once for ten parallel requests with one idempotency key', async () => {
    const classroom = await makeClassroom(portal);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const lines = rosterLines(2).map((line) => ({ ...line, password: PASSWORD }));
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => retryWhenBusy(() => add(classroom, lines, headers))),
    );
    for (const response of responses) expectSuccess(response);
    expectAllAlike(responses);
    expect(await studentsOf(portal.db, classroom.id)).toHaveLength(2);
  });

  it('accepts the same idempotency key after a rejected request', async () => {
    const classroom = await makeClassroom(portal, { capacity: 1, students: 1 });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const lines = rosterLines(1);
    expectError(await add(classroom, lines, headers), 'CLS_002');
    await portal.db
      .updateTable('classrooms')
      .set({ capacity: 2 })
      .where('id', '=', classroom.id)
      .execute();
    expectSuccess(await add(classroom, lines, headers));
  });
});

describe('addStudentsToClassRoom: concurrent requests', () => {
  const one = () => [rosterLine({ password: PASSWORD })];

  // @proves C-addStudentsToClassRoom, D-5-capacity
  it('enrolls exactly 40 of 200 students in parallel', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    // Two teachers, because retries would exceed the hourly limit of one.
    const sessions = [
      classroom.session,
      await signIn(portal, classroom.coTeacher as MadeUser),
    ] as const;
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, number) => {
        const lines = one();
        const session = sessions[number % 2] ?? classroom.session;
        return retryWhenBusy(() => add({ ...classroom, session }, lines));
      }),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 40, CLS_002: 160 });
    expect(await studentsOf(portal.db, classroom.id)).toHaveLength(40);
    await expectInvariants(portal.db);
  });

  it('gives a username to one of six teachers who choose it in parallel', async () => {
    const classrooms = await Promise.all(Array.from({ length: 6 }, () => makeClassroom(portal)));
    const lines = one();
    const responses = await Promise.all(classrooms.map((classroom) => add(classroom, lines)));
    expect(codesIn(responses)).toEqual({ GEN_000: 1, USN_001: 5 });
    await expectInvariants(portal.db);
  });

  it('gives the last five seats of a school to exactly five students (SCH_002)', async () => {
    const school = await makeSchool(portal, { seats: 4 });
    await portal.db
      .updateTable('schools')
      .set({ student_seats: 5 })
      .where('id', '=', school.id)
      .execute();
    const classrooms = await Promise.all(
      Array.from({ length: 4 }, () => makeClassroom(portal, { school })),
    );
    const responses = await Promise.all(
      classrooms.flatMap((classroom) =>
        Array.from({ length: 6 }, () => {
          const lines = one();
          return retryWhenBusy(() => add(classroom, lines));
        }),
      ),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 5, SCH_002: 19 });
    const [classroom] = classrooms as [MadeClassroom];
    expectError(await add(classroom, one()), 'SCH_002');
    await expectInvariants(portal.db);
  });

  it('frees the school’s seat when a student is removed', async () => {
    const school = await makeSchool(portal);
    await portal.db
      .updateTable('schools')
      .set({ student_seats: 1 })
      .where('id', '=', school.id)
      .execute();
    const classroom = await makeClassroom(portal, { school });
    const [student] = addedIn(await add(classroom, one()));
    expect((await userNamed(String(student?.email))).school_id).toBe(school.id);
    expectError(await add(classroom, one()), 'SCH_002');
    const about = { classRoomId: classroom.id, studentId: student?.userId };
    await portal.call('removeStudentfromClass', { ...about, ...classroom.session });
    expectSuccess(await add(classroom, one()));
  });

  it('enrolls no student in a classroom that is deleted at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const classroom = await makeClassroom(portal);
      const responses = await Promise.all([
        add(classroom, one()),
        portal.call('deleteClassroom', { classRoomId: classroom.id, ...classroom.session }),
        add(classroom, one()),
      ]);
      expectSuccess(responses[1] as TestResponse);
    }
    await expectInvariants(portal.db);
  });
});
