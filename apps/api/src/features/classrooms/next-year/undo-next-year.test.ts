import type { UndoneYear } from '@wonderfield/contract/classrooms/next-year';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { rosterLine } from '../../../../testing/factories/classroom-form.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
  makeRosterStudent,
} from '../../../../testing/factories/make-classroom.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { startYear, undo } from '../../../../testing/scenarios/next-year.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openFastTestServer();

const idsOf = ({ students }: MadeClassroom) => students.map(({ id }) => id);
const setGrades = (ids: readonly string[], grade: string) =>
  portal.db
    .updateTable('students')
    .set({ grade })
    .where('user_id', 'in', [...ids])
    .execute();
const gradesOf = async (ids: readonly string[]) => {
  const rows = await portal.db.selectFrom('students').select(['user_id', 'grade']).execute();
  return ids.map((id) => rows.find((row) => row.user_id === id)?.grade);
};
const placesIn = (id: string) =>
  portal.db
    .selectFrom('enrollments')
    .select(['student_id', 'how', 'is_synced', 'joined_at'])
    .where('classroom_id', '=', id)
    .orderBy('student_id')
    .execute();
const rowOf = (id: string) =>
  portal.db.selectFrom('classrooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const login = (email: string) =>
  portal.call('login', { userType: 'student', email, password: PASSWORD });
const undone = async (classroom: MadeClassroom) =>
  expectSuccess(await undo(portal, classroom)).body.undone as UndoneYear;
const NOTHING_LOST = {
  added: 0,
  gradesKept: 0,
  removed: 0,
  teachersGone: [],
  passwordsStay: false,
};

describe('undoNextYear', () => {
  // @proves C-undoNextYear
  it('restores the old class as it was and removes the new one', async () => {
    const classroom = await makeClassroom(portal, { students: 3, code: true, coTeacher: true });
    await setGrades(idsOf(classroom), '3');
    const [, , third = ''] = idsOf(classroom);
    const before = await placesIn(classroom.id);
    const row = await rowOf(classroom.id);
    const { newId } = await startYear(portal, classroom, { leaving: [third] });
    expect(await undone(classroom)).toEqual({
      classroomId: classroom.id,
      name: classroom.name,
      ...NOTHING_LOST,
    });
    expect(await placesIn(classroom.id)).toEqual(before);
    expect(await rowOf(classroom.id)).toEqual({ ...row, version: row.version + 2 });
    expect(await gradesOf(idsOf(classroom))).toEqual(['3', '3', '3']);
    expect((await rowOf(newId)).deleted_at).not.toBeNull();
    expectSuccess(await portal.call('lookUpJoinCode', { code: classroom.code }));
    expectSuccess(await login(classroom.students[0]?.email ?? ''));
    expect(await auditOf(portal.db, classroom.id)).toContainEqual(
      expect.objectContaining({ action: 'classroom.year-undone', actor_id: classroom.owner.id }),
    );
    await expectInvariants(portal.db);
  });

  it('moves students added since to the old class, which grows if needed', async () => {
    const classroom = await makeClassroom(portal, { students: 2, capacity: 2 });
    const { newId } = await startYear(portal, classroom);
    const { owner } = classroom;
    const late = await makeRosterStudent(portal, { id: newId, owner, schoolId: null });
    expect(await undone(classroom)).toMatchObject({ ...NOTHING_LOST, added: 1 });
    expect((await placesIn(classroom.id)).map((place) => place.student_id)).toContain(late.id);
    expect(await rowOf(classroom.id)).toMatchObject({ capacity: 3, enrolled: 3 });
    expectSuccess(await login(late.email));
    await expectInvariants(portal.db);
  });

  it('loses no student who is added while another tab undoes the year', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const { newId } = await startYear(portal, classroom);
    const studentDetails = JSON.stringify([rosterLine()]);
    const added = portal.call('addStudentsToClassRoom', {
      classRoomId: newId,
      studentDetails,
      ...classroom.session,
    });
    const [response] = await Promise.all([added, undo(portal, classroom)]);
    const isAdded = response.body._responseStatus === 1;
    expect(isAdded || response.body.msgCode === 'CLS_001').toBe(true);
    expect(await placesIn(classroom.id)).toHaveLength(isAdded ? 2 : 1);
    await expectInvariants(portal.db);
  });

  // @proves M-YER_005
  it('changes nothing if the old class would have more than 40 students', async () => {
    const classroom = await makeClassroom(portal, { students: 2, capacity: 40 });
    const { newId } = await startYear(portal, classroom, { leaving: idsOf(classroom) });
    await portal.db
      .updateTable('classrooms')
      .set({ capacity: 40 })
      .where('id', '=', newId)
      .execute();
    const { owner } = classroom;
    for (let number = 0; number < 39; number += 1)
      await makeRosterStudent(portal, { id: newId, owner, schoolId: null });
    const before = await snapshotClassrooms(portal.db);
    expectError(await undo(portal, classroom), 'YER_005');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('keeps grades and removals of others, and returns what it cannot restore', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const [first = '', second = '', third = ''] = idsOf(classroom);
    await setGrades(idsOf(classroom), '3');
    const { newId } = await startYear(portal, classroom, { fields: { newPasswords: '1' } });
    await setGrades([first], '5');
    const { session } = classroom;
    for (const classRoomId of [classroom.id, newId])
      expectSuccess(
        await portal.call('removeStudentfromClass', { classRoomId, studentId: third, ...session }),
      );
    await makeCoTeacher(portal, newId);
    expect(await undone(classroom)).toMatchObject({
      gradesKept: 1,
      removed: 1,
      teachersGone: [expect.stringMatching(/\w+ \w+/)],
      passwordsStay: true,
    });
    expect(await gradesOf([first, second])).toEqual(['5', '3']);
    expect((await placesIn(classroom.id)).map((place) => place.student_id).sort()).toEqual(
      [first, second].sort(),
    );
    await expectInvariants(portal.db);
  });

  // @proves M-YER_002
  it('works for 30 days and returns YER_002 on day 31', async () => {
    const [early, late] = [
      await makeClassroom(portal, { students: 1 }),
      await makeClassroom(portal, { students: 1 }),
    ];
    await startYear(portal, early);
    await startYear(portal, late);
    portal.clock.advance(30 * DAY);
    const session = await signIn(portal, early.owner);
    expect(await undone({ ...early, session })).toMatchObject(NOTHING_LOST);
    portal.clock.advance(DAY);
    expectError(
      await undo(portal, { ...late, session: await signIn(portal, late.owner) }),
      'YER_002',
    );
  });

  // @proves M-YER_003
  it('undoes once if two tabs undo at once', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    await startYear(portal, classroom);
    const responses = await Promise.all([undo(portal, classroom), undo(portal, classroom)]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, YER_003: 1 });
  });

  // @proves M-YER_004
  it('returns YER_004 if the new class has another owner, is archived or moved on', async () => {
    const classroom = await makeClassroom(portal, { students: 1, coTeacher: true });
    const { newId } = await startYear(portal, classroom);
    const change = (values: { owner_id?: string; archived_at?: Date | null }) =>
      portal.db.updateTable('classrooms').set(values).where('id', '=', newId).execute();
    await change({ owner_id: classroom.coTeacher?.id ?? '' });
    expectError(await undo(portal, classroom), 'YER_004');
    await change({ owner_id: classroom.owner.id });
    const again = { ...classroom, id: newId };
    await startYear(portal, again, { fields: { classRoomGrade: '5', schoolYear: '2028' } });
    expectError(await undo(portal, classroom), 'YER_004');
    expect(await undone(again)).toMatchObject(NOTHING_LOST);
    expect(await undone(classroom)).toMatchObject(NOTHING_LOST);
    await expectInvariants(portal.db);
  });

  it('restores the old class after the new one was deleted', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const { newId } = await startYear(portal, classroom);
    const { session } = classroom;
    expectSuccess(await portal.call('deleteClassroom', { classRoomId: newId, ...session }));
    expect(await undone(classroom)).toMatchObject(NOTHING_LOST);
    expect((await rowOf(classroom.id)).archived_at).toBeNull();
  });

  it('needs no further seat of a full license', async () => {
    const school = await makeSchool(portal, { seats: 1, students: 2 });
    const classroom = await makeClassroom(portal, { school, students: 2 });
    await startYear(portal, classroom);
    expect(await undone(classroom)).toMatchObject(NOTHING_LOST);
    expect((await rowOf(classroom.id)).school_id).toBe(school.id);
    await expectInvariants(portal.db);
  });

  it('returns SCH_002 if another class took the seat of the deleted new class', async () => {
    const school = await makeSchool(portal, { seats: 1, students: 9 });
    const classroom = await makeClassroom(portal, { school, students: 1 });
    const { newId } = await startYear(portal, classroom);
    const { session, owner } = classroom;
    expectSuccess(await portal.call('deleteClassroom', { classRoomId: newId, ...session }));
    await makeClassroom(portal, { school, owner });
    const before = await snapshotClassrooms(portal.db);
    expectError(await undo(portal, classroom), 'SCH_002');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });
});
