import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  snapshotClassrooms,
  studentsOf,
} from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf, snapshotUser } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { joinForm, rosterLine } from '../../../../testing/factories/classroom-form.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeSchool, makeStudentCode } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn, expectAllAlike } from '../../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const portal = await openFastTestServer();

const remove = (classroom: MadeClassroom, studentId: string, session = classroom.session) =>
  portal.call('removeStudentfromClass', { classRoomId: classroom.id, studentId, ...session });
const login = ({ email }: Pick<MadeUser, 'email'>) =>
  portal.call('login', { userType: 'student', email, password: PASSWORD });
const isThere = async (id: string) =>
  (await portal.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
const withStudent = async (traits: Parameters<typeof makeClassroom>[1] = {}) => {
  const classroom = await makeClassroom(portal, { students: 1, ...traits });
  return { classroom, student: classroom.students[0] as MadeUser };
};

describe('removeStudentfromClass', () => {
  // @proves S-roster, C-removeStudentfromClass
  it('removes the student from the roster and writes an audit event', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const [gone, kept] = classroom.students as [MadeUser, MadeUser];
    const { body } = expectSuccess(await remove(classroom, gone.id));
    const { studentIds, studentData } = body.classRoomJson as ClassroomJson;
    expect(studentIds).toEqual([kept.id]);
    expect(studentData?.map(({ userId }) => userId)).toEqual([kept.id]);
    expect(await auditOf(portal.db, gone.id)).toEqual([
      { action: 'roster.removed', actor_id: classroom.owner.id, outcome: 'ok' },
    ]);
    await expectInvariants(portal.db);
  });

  it('lets a co-teacher remove a student', async () => {
    const { classroom, student } = await withStudent({ coTeacher: true });
    const session = await signIn(portal, classroom.coTeacher as MadeUser);
    expectSuccess(await remove(classroom, student.id, session));
  });

  it('frees the place of a removed student', async () => {
    const { classroom, student } = await withStudent({ capacity: 1 });
    const add = () =>
      portal.call('addStudentsToClassRoom', {
        studentDetails: JSON.stringify([rosterLine({ password: PASSWORD })]),
        classRoomId: classroom.id,
        ...classroom.session,
      });
    expectError(await add(), 'CLS_002');
    await remove(classroom, student.id);
    expectSuccess(await add());
  });

  // @proves M-STU_001
  it('returns STU_001 for a student of another classroom, an adult, garbage and a repeated removal', async () => {
    const { classroom, student } = await withStudent();
    const own = await makeClassroom(portal, { owner: classroom.owner, students: 1 });
    const foreign = await makeClassroom(portal, { students: 1 });
    await remove(classroom, student.id);
    const before = await snapshotClassrooms(portal.db);
    const responses: TestResponse[] = [];
    for (const target of [
      String(own.students[0]?.id),
      String(foreign.students[0]?.id),
      classroom.owner.id,
      student.id,
      crypto.randomUUID(),
      'garbage',
      '',
      "' or '1'='1",
    ]) {
      responses.push(expectError(await remove(classroom, target), 'STU_001'));
    }
    expectAllAlike(responses);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  // @proves C-removeStudentfromClass
  it('rejects removing the teacher’s own student from another teacher’s classroom with CLS_001 [T44]', async () => {
    const { classroom, student } = await withStudent();
    const foreign = await makeClassroom(portal);
    await enroll(portal, foreign.id, student.id);
    expectError(await remove(foreign, student.id, classroom.session), 'CLS_001');
    expect(await studentsOf(portal.db, foreign.id)).toEqual([student.id]);
  });

  // @proves C-removeStudentfromClass
  it('removes a student once for ten parallel requests', async () => {
    const { classroom, student } = await withStudent();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => remove(classroom, student.id)),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 1, STU_001: 9 });
    await expectInvariants(portal.db);
  });
});

// @proves D-5-remove
describe('removeStudentfromClass: students with another affiliation', () => {
  const staysOn = async (session: SessionFields, user: MadeUser) => {
    expectSuccess(await portal.call('getUser', session));
    expectSuccess(await login(user));
    const { student } = await snapshotUser(portal.db, user.id);
    expect(student[0]?.orphaned_at).toBeNull();
    await expectInvariants(portal.db);
  };

  it('keeps a parent’s child active after the removal', async () => {
    const classroom = await makeClassroom(portal);
    const { child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, 'code');
    const session = await signIn(portal, child);
    expectSuccess(await remove(classroom, child.id));
    await staysOn(session, child);
  });

  it.each([{}, { archived: true }])(
    'keeps a student of another classroom active after the removal: %j',
    async (traits) => {
      const { classroom, student } = await withStudent();
      const other = await makeClassroom(portal, traits);
      await enroll(portal, other.id, student.id);
      const session = await signIn(portal, student);
      expectSuccess(await remove(classroom, student.id));
      await staysOn(session, student);
      expectSuccess(await remove(other, student.id));
      expectError(await login(student), 'LGN_004');
    },
  );

  it('keeps a student who joined by the school’s code active after the removal', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school });
    const studentCode = await makeStudentCode(portal, school);
    const joined = expectSuccess(await portal.call('joinWithCode', joinForm(studentCode)));
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', String(joined.body.email))
      .executeTakeFirstOrThrow();
    await enroll(portal, classroom.id, id, 'code');
    const session = await signIn(portal, { id, userType: 'student' });
    expectSuccess(await remove(classroom, id));
    expectSuccess(await portal.call('getUser', session));
    await expectInvariants(portal.db);
  });
});

describe('removeStudentfromClass: unaffiliated students', () => {
  // @proves S-roster-remove
  it('signs an unaffiliated student out and rejects new sign-ins', async () => {
    const { classroom, student } = await withStudent();
    const session = await signIn(portal, student);
    expectSuccess(await remove(classroom, student.id));
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectError(await login(student), 'LGN_004');
    const { user, student: rows } = await snapshotUser(portal.db, student.id);
    expect(user.suspended_at).toEqual(portal.deps.now());
    expect(rows[0]).toMatchObject({
      orphaned_at: portal.deps.now(),
      orphaned_by: classroom.owner.id,
    });
    await expectInvariants(portal.db);
  });

  it('deactivates a student who was created by a classroom on a school’s license', async () => {
    const { classroom, student } = await withStudent({ school: await makeSchool(portal) });
    await remove(classroom, student.id);
    expectError(await login(student), 'LGN_004');
  });

  // @proves D-5-remove
  it('erases an unaffiliated student after 30 days and not before', async () => {
    const { classroom, student } = await withStudent();
    expectSuccess(await remove(classroom, student.id));
    portal.clock.advance(29.9 * DAY);
    await portal.runJob('clean-up');
    expect(await isThere(student.id)).toBe(true);
    portal.clock.advance(0.2 * DAY);
    await portal.runJob('clean-up');
    expect(await isThere(student.id)).toBe(false);
    expect((await auditOf(portal.db, student.id)).map(({ action }) => action)).toEqual([
      'roster.removed',
      'child.erased',
    ]);
  });

  it('keeps the suspension time that an operator set', async () => {
    const { classroom, student } = await withStudent();
    const then = new Date(portal.deps.now().getTime() - DAY);
    const users = portal.db.updateTable('users').set({ suspended_at: then });
    await users.where('id', '=', student.id).execute();
    expectSuccess(await remove(classroom, student.id));
    const { user, student: rows } = await snapshotUser(portal.db, student.id);
    expect(user.suspended_at).toEqual(then);
    expect(rows[0]?.orphaned_at).toEqual(portal.deps.now());
  });
});

describe('removeStudentfromClass: concurrent requests', () => {
  it('leaves no active account when two teachers remove the same student', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { classroom, student } = await withStudent();
      const other = await makeClassroom(portal);
      await enroll(portal, other.id, student.id);
      const responses = await Promise.all([
        remove(classroom, student.id),
        remove(other, student.id),
      ]);
      for (const response of responses) expectSuccess(response);
      expectError(await login(student), 'LGN_004');
    }
    await expectInvariants(portal.db);
  });

  it('enrolls or rejects a student who joins another classroom during the removal', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { classroom, student } = await withStudent();
      const { code } = await makeClassroom(portal, { code: true });
      const session = await signIn(portal, student);
      const [removed, joined] = await Promise.all([
        remove(classroom, student.id),
        portal.call('joinClassroom', { code, ...session }),
      ]);
      expectSuccess(removed);
      expect(['GEN_000', 'SSN_002']).toContain(joined.body.msgCode);
    }
    await expectInvariants(portal.db);
  });

  it('causes no server error when the student changes the password during the removal', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { classroom, student } = await withStudent();
      const chosen = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
      const session = await signIn(portal, student);
      const change = { oldPassword: PASSWORD, ...chosen, ...session };
      const [removed, changed] = await Promise.all([
        remove(classroom, student.id),
        portal.call('updateUser', change),
      ]);
      expectSuccess(removed);
      expect(['GEN_000', 'SSN_002']).toContain(changed.body.msgCode);
    }
    await expectInvariants(portal.db);
  });
});

describe('undoRosterImport', () => {
  type Import = { importId: string; ids: string[] };
  const importTwo = async (classroom: MadeClassroom): Promise<Import> => {
    const lines = [rosterLine({ password: PASSWORD }), rosterLine({ password: PASSWORD })];
    const session = await signIn(portal, classroom.owner);
    const { body } = expectSuccess(
      await portal.call('addStudentsToClassRoom', {
        classRoomId: classroom.id,
        studentDetails: JSON.stringify(lines),
        ...session,
      }),
    );
    const ids = (body.studentData as { userId: string }[]).map(({ userId }) => userId);
    return { importId: String((body.classRoomJson as ClassroomJson).lastImport?.importId), ids };
  };
  const undoIn = (classroom: MadeClassroom, importId: string, session: SessionFields) =>
    portal.call('undoRosterImport', { classRoomId: classroom.id, importId, ...session });
  const undo = async (classroom: MadeClassroom, importId: string) =>
    undoIn(classroom, importId, await signIn(portal, classroom.owner));

  // @proves S-roster-undo, C-undoRosterImport
  it('removes the students of the last import and no others', async () => {
    const classroom = await makeClassroom(portal, { students: 1, code: true });
    const earlier = await importTwo(classroom);
    portal.clock.advance(1000);
    const last = await importTwo(classroom);
    await portal.call('joinWithCode', joinForm(classroom.code));
    const { body } = expectSuccess(await undo(classroom, last.importId));
    expect(body.removed).toBe(2);
    const left = await studentsOf(portal.db, classroom.id);
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining([...earlier.ids, classroom.students[0]?.id]));
    expect((body.classRoomJson as ClassroomJson).studentIds?.sort()).toEqual(left.sort());
    expect(body.classRoomJson).not.toHaveProperty('lastImport');
    for (const id of last.ids) {
      expect((await snapshotUser(portal.db, id)).user.suspended_at).toEqual(portal.deps.now());
    }
    expect((await auditOf(portal.db, classroom.id)).at(-1)).toMatchObject({
      action: 'roster.import-undone',
      actor_id: classroom.owner.id,
      outcome: '2',
    });
    await expectInvariants(portal.db);
  });

  it('keeps an imported student active who joined another classroom since', async () => {
    const classroom = await makeClassroom(portal);
    const { importId, ids } = await importTwo(classroom);
    await enroll(portal, (await makeClassroom(portal)).id, String(ids[0]));
    expectSuccess(await undo(classroom, importId));
    expect((await snapshotUser(portal.db, String(ids[0]))).user.suspended_at).toBeNull();
    expect((await snapshotUser(portal.db, String(ids[1]))).user.suspended_at).not.toBeNull();
  });

  // @proves S-roster-undo, C-undoRosterImport, M-CLS_007
  it('undoes only the last import, once and within a day, then returns CLS_007', async () => {
    const classroom = await makeClassroom(portal);
    const [first, other] = [
      await importTwo(classroom),
      await importTwo(await makeClassroom(portal)),
    ];
    portal.clock.advance(1000);
    const second = await importTwo(classroom);
    const before = await snapshotClassrooms(portal.db);
    for (const id of [first.importId, other.importId, crypto.randomUUID(), 'garbage', '']) {
      expectError(await undo(classroom, id), 'CLS_007');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expectSuccess(await undo(classroom, second.importId));
    expectError(await undo(classroom, second.importId), 'CLS_007');
    expectError(await undo(classroom, first.importId), 'CLS_007');
    const late = await importTwo(classroom);
    const soon = await importTwo(await makeClassroom(portal));
    portal.clock.advance(23.99 * HOUR);
    expectError(await undo(classroom, soon.importId), 'CLS_007');
    portal.clock.advance(0.02 * HOUR);
    expectError(await undo(classroom, late.importId), 'CLS_007');
  });

  it('undoes an import until the end of 24 hours', async () => {
    const classroom = await makeClassroom(portal);
    const { importId } = await importTwo(classroom);
    portal.clock.advance(24 * HOUR - 1000);
    expectSuccess(await undo(classroom, importId));
  });

  it('undoes an import once for ten parallel requests', async () => {
    const classroom = await makeClassroom(portal);
    const { importId } = await importTwo(classroom);
    const session = await signIn(portal, classroom.owner);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => retryWhenBusy(() => undoIn(classroom, importId, session))),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 1, CLS_007: 9 });
    await expectInvariants(portal.db);
  });
});
