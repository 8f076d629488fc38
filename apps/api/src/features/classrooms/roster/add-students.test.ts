import { isStrongPassword } from '@wonderfield/contract/password-rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
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
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import {
  type AddedStudent,
  addedIn,
  passwordOf,
  rosterTools,
} from '../../../../testing/scenarios/roster-requests.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const NAMES = { firstName: 'Maya', lastName: 'Okafor' };
const TAKEN = 'This username is taken. Please try another.';
const portal = await openFastTestServer();
const { add, loginStudent, selectStudent, send } = rosterTools(portal);
const show = (session: SessionFields, requestUserId: string) =>
  portal.call('showStudentPassword', { requestUserId, ...session });

describe('addStudentsToClassRoom', () => {
  // @proves C-addStudentsToClassRoom, D-2-roster-entry, D-4-generated-username
  it('creates school students and enrolls them in the order of the list', async () => {
    const classroom = await makeClassroom(portal, { students: 1, signInMethod: 'own' });
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
        signInMethod: 'own',
        passwordResetNotDone: true,
        hasIssuedPassword: true,
        hasCard: false,
        neverSignedIn: false,
        isSynced: false,
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
    expect(await selectStudent('zoe.b')).toMatchObject({
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

  // @proves S-sign-in-method
  it.each([
    [undefined, '3', 'words'],
    [undefined, 'Kindergarten', 'pictures'],
    [undefined, '7', 'own'],
    ['scan', '7', 'scan'],
    ['pictures', '7', 'pictures'],
  ] as const)('takes the method %s of a class of grade %s as %s', async (chosen, grade, method) => {
    const classroom = await makeClassroom(portal, chosen ? { signInMethod: chosen } : {});
    await portal.db
      .updateTable('classrooms')
      .set({ grade })
      .where('id', '=', classroom.id)
      .execute();
    const [student] = addedIn(await add(classroom, rosterLines(1))) as [AddedStudent];
    const row = await selectStudent(student.email);
    expect(row.sign_in_method).toBe(method);
    expect(row.must_change_password).toBe(method === 'own');
    expect(row.sealed_pictures === null).toBe(method !== 'pictures');
    expectSuccess(await loginStudent(student.email, passwordOf(student)));
  });

  // @proves D-4-reset-pending, M-CHD_008
  it('requires a new student to choose a password before any other call', async () => {
    const classroom = await makeClassroom(portal, { signInMethod: 'own' });
    const [student] = addedIn(await add(classroom, rosterLines(1))) as [AddedStudent];
    const signedIn = expectSuccess(await loginStudent(student.email, passwordOf(student)));
    expect(userIn(signedIn).passwordResetNotDone).toBe(true);
    const session = { sessionToken: signedIn.body.sessionToken, userId: student.userId };
    expectError(await portal.call('getClassroomsByEducator', session), 'PWD_006');
    expectError(await portal.call('startPlay', session), 'PWD_006');
    const chosen = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
    const change = { oldPassword: passwordOf(student), ...chosen, ...session };
    expectSuccess(await portal.call('updateUser', change));
    expectSuccess(await portal.call('getClassroomsByEducator', session));
    expectError(await show(classroom.session, student.userId), 'CHD_008');
  });

  it('encrypts each password for its student only', async () => {
    const classroom = await makeClassroom(portal);
    const [one, two] = addedIn(await add(classroom, rosterLines(2))) as [
      AddedStudent,
      AddedStudent,
    ];
    const shown = expectSuccess(await show(classroom.session, one.userId));
    expect(shown.body.studentPassword).toBe(one.studentPassword);
    await sql`update users set sealed_password =
      (select sealed_password from users where id = ${two.userId})
      where id = ${one.userId}`.execute(portal.db);
    expect((await show(classroom.session, one.userId)).body.msgCode).toBe('SYS_001');
    const about = { classRoomId: classroom.id, ...classroom.session };
    expect((await portal.call('showRosterPasswords', about)).body.msgCode).toBe('SYS_001');
  });

  it('lets a co-teacher add students', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const coTeacher = classroom.coTeacher as NonNullable<typeof classroom.coTeacher>;
    const session = await signIn(portal, coTeacher);
    const [student] = addedIn(await add({ ...classroom, session }, rosterLines(1)));
    expect((await selectStudent(String(student?.email))).made_by).toBe(coTeacher.id);
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
