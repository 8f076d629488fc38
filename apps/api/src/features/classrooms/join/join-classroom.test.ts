import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  snapshotClassrooms,
  studentsOf,
} from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { joinForm } from '../../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily, makeSecondParent } from '../../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { unique } from '../../../../testing/factories/unique.ts';
import { fastPasswords } from '../../../../testing/fast-passwords.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ replace: () => ({ passwords: fastPasswords }) });

const join = (session: SessionFields, code: string, requestUserId?: string, address?: string) =>
  portal.call(
    'joinClassroom',
    { code, ...(requestUserId !== undefined && { requestUserId }), ...session },
    { address: address ?? `10.1.${unique()}.1` },
  );
const makeSchoolStudent = async () => {
  const { students } = await makeClassroom(portal, { students: 1 });
  return students[0] as MadeUser;
};

describe('joinClassroom', () => {
  // @proves C-joinClassroom
  it('enrolls a parent’s child without changing the child’s account', async () => {
    const classroom = await makeClassroom(portal, { code: true, students: 1 });
    const { session, child, parent } = await makeFamily(portal);
    const before = await portal.db
      .selectFrom('students')
      .selectAll()
      .where('user_id', '=', child.id)
      .execute();
    const { body } = expectSuccess(await join(session, classroom.code.toLowerCase(), child.id));
    // The response contains what a student sees, and no data of the other students.
    expect(body.classRoomJson).toEqual({
      classRoomId: classroom.id,
      classRoomName: classroom.name,
      teacherName: 'Ms Rivera',
      classRoomSubject: 'math',
    });
    expect(await studentsOf(portal.db, classroom.id)).toContain(child.id);
    expect(
      await portal.db.selectFrom('students').selectAll().where('user_id', '=', child.id).execute(),
    ).toEqual(before);
    expect(await auditOf(portal.db, child.id)).toEqual([
      { action: 'child.joined-classroom', actor_id: parent.id, outcome: classroom.id },
    ]);
    const password = { requestUserId: child.id, ...classroom.session };
    expectError(await portal.call('showStudentPassword', password), 'CHD_001');
    await expectInvariants(portal.db);
  });

  // @proves C-joinClassroom
  it('lets either parent enroll their own child and rejects any other child with CHD_001', async () => {
    const { code } = await makeClassroom(portal, { code: true });
    const [mine, other] = [await makeFamily(portal), await makeFamily(portal)];
    const student = await makeSchoolStudent();
    const before = await snapshotClassrooms(portal.db);
    for (const target of [
      other.child.id,
      other.parent.id,
      mine.parent.id,
      student.id,
      crypto.randomUUID(),
      'garbage',
      '',
      undefined,
    ]) {
      expectError(await join(mine.session, code, target), 'CHD_001');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    const second = await makeSecondParent(portal, mine.child);
    expectSuccess(await join(second.session, code, mine.child.id));
  });

  // @proves S-join-class
  it('lets a school-made student join and ignores another student’s id', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const [student, other] = [await makeSchoolStudent(), await makeSchoolStudent()];
    expectSuccess(await join(await signIn(portal, student), classroom.code, other.id));
    expect(await studentsOf(portal.db, classroom.id)).toEqual([student.id]);
  });

  // @proves C-joinClassroom, M-CHD_003
  it('rejects a family’s child who joins without a parent with CHD_003', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const { child } = await makeFamily(portal);
    expectError(await join(await signIn(portal, child), classroom.code), 'CHD_003');
    expectError(await join(await signIn(portal, child), classroom.code, child.id), 'CHD_003');
    expect(await studentsOf(portal.db, classroom.id)).toEqual([]);
  });

  // @proves M-STU_002
  it('enrolls a child once for ten parallel requests and rejects repeats with STU_002', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const { session, child } = await makeFamily(portal);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        retryWhenBusy(() => join(session, classroom.code, child.id)),
      ),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 1, STU_002: 9 });
    expectError(await join(session, classroom.code, child.id), 'STU_002');
    await expectInvariants(portal.db);
  });

  // @proves D-5-capacity
  it('gives the last place of a classroom to one of twelve children and rejects the others with CLS_002', async () => {
    const classroom = await makeClassroom(portal, { code: true, capacity: 3, students: 2 });
    const families = [];
    for (let number = 0; number < 12; number += 1) families.push(await makeFamily(portal));
    const responses = await Promise.all(
      families.map(({ session, child }) =>
        retryWhenBusy(() => join(session, classroom.code, child.id)),
      ),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 1, CLS_002: 11 });
    await expectInvariants(portal.db);
  });

  it('returns STU_002 to an enrolled child even if the classroom is full', async () => {
    const classroom = await makeClassroom(portal, { code: true, capacity: 2, students: 1 });
    const [mine, late] = [await makeFamily(portal), await makeFamily(portal)];
    expectSuccess(await join(mine.session, classroom.code, mine.child.id));
    const before = await snapshotClassrooms(portal.db);
    expectError(await join(mine.session, classroom.code, mine.child.id), 'STU_002');
    const student = await signIn(portal, classroom.students[0] as MadeUser);
    expectError(await join(student, classroom.code), 'STU_002');
    expectError(await join(late.session, classroom.code, late.child.id), 'CLS_002');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  // @proves M-CLS_008
  it('rejects a school code, a disabled code and an unknown code with CLS_008', async () => {
    const { session, child } = await makeFamily(portal);
    const school = await makeSchool(portal);
    const archived = await makeClassroom(portal, { code: true, archived: true });
    for (const code of [school.code, archived.code, 'ZZZ-ZZZ', '%']) {
      expectError(await join(session, code, child.id), 'CLS_008');
    }
    expectError(await join(session, '', child.id), 'VAL_001', {
      code: 'Please enter your code',
    });
  });

  it('rejects a student with a pending password reset with PWD_006', async () => {
    const { code } = await makeClassroom(portal, { code: true });
    const student = await makeSchoolStudent();
    await portal.db
      .updateTable('users')
      .set({ must_change_password: true })
      .where('id', '=', student.id)
      .execute();
    expectError(await join(await signIn(portal, student), code), 'PWD_006');
  });
});

describe('joinClassroom: limits', () => {
  const guess = (number: number) => `GGG-${String(number).padStart(3, '0')}`;

  it('limits failed codes to 20 per hour and user, regardless of the IP address', async () => {
    const { code } = await makeClassroom(portal, { code: true });
    const { session, child } = await makeFamily(portal);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => join(session, guess(n), child.id)),
    );
    expect(codesIn(responses)).toEqual({ CLS_008: 20, RTE_001: 10 });
    expectError(await join(session, code, child.id), 'RTE_001');
    const other = await makeFamily(portal);
    expectSuccess(await join(other.session, code, other.child.id));
  });

  it('does not count failed codes of anonymous callers toward a signed-in user’s limit', async () => {
    const { code } = await makeClassroom(portal, { code: true });
    const address = '10.2.0.1';
    for (let n = 0; n < 60; n += 1) {
      await portal.call('joinWithCode', joinForm(guess(n)), { address });
    }
    const shut = await portal.call('joinWithCode', joinForm(code), { address });
    expect(shut.body.msgCode).toBe('RTE_001');
    const { session, child } = await makeFamily(portal);
    expectSuccess(await join(session, code, child.id, address));
  });
});
