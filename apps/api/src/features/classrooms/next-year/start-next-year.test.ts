import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeSchool, makeSchoolTeacher } from '../../../../testing/factories/make-school.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { nextYearForm, start, startYear } from '../../../../testing/scenarios/next-year.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const idsOf = ({ students }: MadeClassroom) => students.map(({ id }) => id);
const setGrades = (ids: readonly string[], grade: string | null) =>
  portal.db
    .updateTable('students')
    .set({ grade })
    .where('user_id', 'in', [...ids])
    .execute();
const gradeOf = async (id: string) =>
  (
    await portal.db
      .selectFrom('students')
      .select('grade')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).grade;
const rowOf = (id: string) =>
  portal.db.selectFrom('classrooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const enrolledIn = (id: string) =>
  portal.db
    .selectFrom('enrollments')
    .select(['student_id', 'how', 'is_synced'])
    .where('classroom_id', '=', id)
    .execute();
const read = async ({ id, session }: MadeClassroom) =>
  expectSuccess(await portal.call('getNextYear', { classRoomId: id, ...session })).body
    .nextYear as NextYear;
const login = (email: string) =>
  portal.call('login', { userType: 'student', email, password: PASSWORD });

describe('getNextYear', () => {
  // @proves C-getNextYear
  it('returns the class, its students and co-teachers, and proposes the next school year', async () => {
    const classroom = await makeClassroom(portal, { students: 2, coTeacher: true });
    const nextYear = await read(classroom);
    expect(nextYear).toMatchObject({
      classroom: { id: classroom.id, grade: '3', isOwn: true, isArchived: false },
      coTeachers: [{ id: classroom.coTeacher?.id }],
      left: [],
    });
    expect(nextYear.students).toHaveLength(2);
    expect(nextYear.schoolYear).toBe(nextYear.classroom.schoolYear + 1);
    expect(nextYear.started).toBeUndefined();
    expect(nextYear.seatsLeft).toBeUndefined();
  });

  it('tells a co-teacher that another teacher owns the class', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    if (!classroom.coTeacher) throw new Error('no co-teacher');
    const session = await signIn(portal, classroom.coTeacher);
    expect((await read({ ...classroom, session })).classroom.isOwn).toBe(false);
    expectError(await start(portal, { ...classroom, session }), 'CLS_001');
  });
});

describe('startNextYear', () => {
  // @proves C-startNextYear, S-next-year
  it('creates the new class with the chosen students and archives the old one', async () => {
    const classroom = await makeClassroom(portal, { students: 3, code: true });
    const [first = '', second = '', third = ''] = idsOf(classroom);
    await setGrades([first, third], '3');
    await setGrades([second], '2');
    const { nextYear, newId } = await startYear(portal, classroom, { leaving: [third] });
    expect(nextYear.started).toMatchObject({
      name: 'Room 9 Foxes',
      grade: '4',
      capacity: 28,
      studentCount: 2,
      schoolYear: 2027,
      canUndo: true,
    });
    expect(nextYear.left).toEqual([expect.objectContaining({ id: third, hasClass: false })]);
    expect(await rowOf(newId)).toMatchObject({
      owner_id: classroom.owner.id,
      teacher_name: 'Ms Rivera',
      subject: 'math',
      is_code_on: false,
      archived_at: null,
    });
    expect((await rowOf(classroom.id)).archived_at).not.toBeNull();
    expect((await enrolledIn(classroom.id)).length).toBe(3);
    expect(await Promise.all([first, second, third].map(gradeOf))).toEqual(['4', '3', '3']);
    expectSuccess(await login(classroom.students[0]?.email ?? ''));
    expectSuccess(await login(classroom.students[2]?.email ?? ''));
    expectError(await portal.call('lookUpJoinCode', { code: classroom.code }), 'CLS_008');
    expect(await auditOf(portal.db, classroom.id)).toContainEqual(
      expect.objectContaining({ action: 'classroom.year-started', actor_id: classroom.owner.id }),
    );
    await expectInvariants(portal.db);
  });

  it('keeps the chosen co-teachers and drops the others', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    await makeCoTeacher(portal, classroom.id);
    const coTeacherIds = JSON.stringify([classroom.coTeacher?.id, crypto.randomUUID()]);
    const { newId } = await startYear(portal, classroom, { fields: { coTeacherIds } });
    const team = await portal.db
      .selectFrom('classroom_teachers')
      .select('educator_id')
      .where('classroom_id', '=', newId)
      .execute();
    expect(team).toEqual([{ educator_id: classroom.coTeacher?.id }]);
  });

  it('keeps the role and the last day of a co-teacher, and drops ended access', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const ended = await makeCoTeacher(portal, classroom.id);
    const limit = (educatorId: string, endsAt: Date) =>
      portal.db
        .updateTable('classroom_teachers')
        .set({ role: 'helper', ends_on: endsAt.toISOString().slice(0, 10), ends_at: endsAt })
        .where('classroom_id', '=', classroom.id)
        .where('educator_id', '=', educatorId)
        .execute();
    const endsAt = new Date(portal.deps.now().getTime() + 24 * 3_600_000);
    await limit(classroom.coTeacher?.id ?? '', endsAt);
    await limit(ended.id, new Date(portal.deps.now().getTime() - 1));
    const coTeacherIds = JSON.stringify([classroom.coTeacher?.id, ended.id]);
    const { newId } = await startYear(portal, classroom, { fields: { coTeacherIds } });
    const team = await portal.db
      .selectFrom('classroom_teachers')
      .select(['educator_id', 'role', 'ends_at'])
      .where('classroom_id', '=', newId)
      .execute();
    expect(team).toEqual([
      { educator_id: classroom.coTeacher?.id, role: 'helper', ends_at: endsAt },
    ]);
  });

  it('issues new passwords only to students whose login the class manages', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const { child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, 'joined');
    await setGrades([child.id], '3');
    const all = { ...classroom, students: [...classroom.students, child] };
    const { newId } = await startYear(portal, all, { fields: { newPasswords: '1' } });
    expectError(await login(classroom.students[0]?.email ?? ''), 'LGN_001');
    expectSuccess(await login(child.email));
    expect(await gradeOf(child.id)).toBe('3');
    expect(await enrolledIn(newId)).toContainEqual({
      student_id: child.id,
      how: 'joined',
      is_synced: false,
    });
  });

  it('enrolls students of a synced class as students of a class without a sync', async () => {
    const source = { service: 'google', classId: 'g-1' } as const;
    const classroom = await makeClassroom(portal, { students: 1, source });
    await portal.db
      .updateTable('enrollments')
      .set({ how: 'sync', is_synced: true })
      .where('classroom_id', '=', classroom.id)
      .execute();
    expect((await read(classroom)).classroom.service).toBe('google');
    const { newId } = await startYear(portal, classroom);
    expect(await enrolledIn(newId)).toMatchObject([{ how: 'roster', is_synced: false }]);
    expect((await rowOf(newId)).source).toBeNull();
  });

  // @proves M-YER_001
  it('creates one class if two tabs start the year at once', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const responses = await Promise.all([start(portal, classroom), start(portal, classroom)]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, YER_001: 1 });
    const years = await portal.db
      .selectFrom('next_years')
      .select('new_classroom_id')
      .where('old_classroom_id', '=', classroom.id)
      .execute();
    expect(years).toHaveLength(1);
    expect((await read(classroom)).started?.classroomId).toBe(years[0]?.new_classroom_id);
    await expectInvariants(portal.db);
  });

  it('returns the same class for a retried request', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const options = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const send = () => portal.call('startNextYear', nextYearForm(classroom), options);
    const [one, two] = [expectSuccess(await send()), expectSuccess(await send())];
    expect(two.body.nextYear).toEqual(one.body.nextYear);
  });

  it('changes nothing if a student came or left since the list was read', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const late = await makeClassroom(portal, { students: 1 });
    const [guest] = late.students;
    if (!guest) throw new Error('no student');
    await enroll(portal, classroom.id, guest.id, 'joined');
    const before = await snapshotClassrooms(portal.db);
    expectError(await start(portal, classroom), 'CLS_006');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('changes nothing if the new class is too small or the old one is archived', async () => {
    const small = await makeClassroom(portal, { students: 2 });
    const archived = await makeClassroom(portal, { archived: true });
    const before = await snapshotClassrooms(portal.db);
    expectError(await start(portal, small, { fields: { noOfStudents: '1' } }), 'CLS_002');
    expectError(await start(portal, small, { fields: { noOfStudents: '41' } }), 'VAL_001', {
      noOfStudents: 'Max no. of students are 40',
    });
    expectError(await start(portal, archived), 'CLS_009');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('uses no further seat of a full license', async () => {
    const school = await makeSchool(portal, { seats: 1, students: 2 });
    const classroom = await makeClassroom(portal, { school, students: 2 });
    expect(await read(classroom)).toMatchObject({ seatsLeft: 0 });
    const { newId } = await startYear(portal, classroom);
    expect((await rowOf(newId)).school_id).toBe(school.id);
    const session = await signIn(portal, school.administrator);
    const { body } = expectSuccess(await portal.call('getSchool', session));
    expect(body.school).toMatchObject({ studentCount: 2 });
    await expectInvariants(portal.db);
  });

  it('keeps co-teachers of other schools out of a class that gets a seat on the license', async () => {
    const school = await makeSchool(portal);
    const owner = await makeSchoolTeacher(portal, school);
    const classroom = await makeClassroom(portal, { owner, coTeacher: true });
    const { session, id: classRoomId } = classroom;
    const { nextYear } = expectSuccess(
      await portal.call('getNextYear', { classRoomId, ...session }),
    ).body;
    expect(nextYear).toMatchObject({ coTeachers: [] });
    const coTeacherIds = JSON.stringify([classroom.coTeacher?.id]);
    const { newId } = await startYear(portal, classroom, { fields: { coTeacherIds } });
    expect((await rowOf(newId)).school_id).toBe(school.id);
    const team = await portal.db
      .selectFrom('classroom_teachers')
      .select('educator_id')
      .where('classroom_id', '=', newId)
      .execute();
    expect(team).toEqual([]);
    await expectInvariants(portal.db);
  });

  it('rejects students without a seat if the license of the school is full', async () => {
    const school = await makeSchool(portal, { seats: 3, students: 2 });
    const classroom = await makeClassroom(portal, { school, students: 2 });
    const [first = ''] = idsOf(classroom);
    await portal.db
      .updateTable('students')
      .set({ school_id: null })
      .where('user_id', '=', first)
      .execute();
    await makeClassroom(portal, { school, students: 1 });
    const nextYear = await read(classroom);
    expect(nextYear.seatsLeft).toBe(0);
    expect(nextYear.students.filter((student) => student.needsSeat)).toHaveLength(1);
    const before = await snapshotClassrooms(portal.db);
    expectError(await start(portal, classroom), 'SCH_002');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('starts again after a teacher deleted the new class and restored the old one', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const { newId } = await startYear(portal, classroom);
    const { session } = classroom;
    expectSuccess(await portal.call('deleteClassroom', { classRoomId: newId, ...session }));
    const restore = { classRoomId: classroom.id, archived: '0', ...session };
    expectSuccess(await portal.call('archiveClassroom', restore));
    expect((await startYear(portal, classroom)).newId).not.toBe(newId);
  });
});

describe('addToNextYear', () => {
  const add = ({ id, session }: MadeClassroom, ...ids: string[]) =>
    portal.call('addToNextYear', {
      classRoomId: id,
      studentIds: JSON.stringify(ids),
      ...session,
    });

  // @proves C-addToNextYear
  it('moves a student who stayed behind once, and raises the grade', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const [first = '', second = ''] = idsOf(classroom);
    await setGrades([second], '3');
    const { newId } = await startYear(portal, classroom, { leaving: [second] });
    const responses = await Promise.all([add(classroom, second), add(classroom, second)]);
    expect(codesIn(responses)).toEqual({ GEN_000: 2 });
    expect((await enrolledIn(newId)).map(({ student_id }) => student_id).sort()).toEqual(
      [first, second].sort(),
    );
    expect(await gradeOf(second)).toBe('4');
    expect((await read(classroom)).left).toEqual([]);
  });

  it('rejects unknown students, a full class and a year that has not started', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const [, second = ''] = idsOf(classroom);
    expectError(await add(classroom, second), 'YER_003');
    await startYear(portal, classroom, { leaving: [second], fields: { noOfStudents: '1' } });
    expectError(await add(classroom, crypto.randomUUID()), 'STU_001');
    expectError(await add(classroom, second), 'CLS_002');
  });
});
