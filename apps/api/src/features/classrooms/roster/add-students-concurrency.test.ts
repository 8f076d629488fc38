import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { studentsOf } from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { rosterLine, rosterLines } from '../../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn, expectAllAlike } from '../../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import {
  type AddedStudent,
  addedIn,
  passwordOf,
  rosterTools,
} from '../../../../testing/scenarios/roster-requests.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { add, loginStudent, selectStudent } = rosterTools(portal);

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
    const classroom = await makeClassroom(portal, { signInMethod: 'own' });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const lines = rosterLines(3);
    const [chose, gone, waits] = addedIn(await add(classroom, lines, headers)) as [
      AddedStudent,
      AddedStudent,
      AddedStudent,
    ];
    const { sessionToken } = expectSuccess(await loginStudent(chose.email, passwordOf(chose))).body;
    const own = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
    const change = { oldPassword: passwordOf(chose), ...own, userId: chose.userId, sessionToken };
    expectSuccess(await portal.call('updateUser', change));
    const removal = { classRoomId: classroom.id, studentId: gone.userId, ...classroom.session };
    expectSuccess(await portal.call('removeStudentfromClass', removal));
    const again = await add(classroom, lines, headers);
    const { studentPassword: _was, ...rest } = chose;
    const signedIn = { signedInAt: expect.any(String), signsInWith: 'password' };
    const changed = { passwordResetNotDone: false, hasIssuedPassword: false };
    expect(addedIn(again)).toEqual([{ ...rest, ...changed, ...signedIn }, waits]);
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
    expect((await selectStudent(String(student?.email))).school_id).toBe(school.id);
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
