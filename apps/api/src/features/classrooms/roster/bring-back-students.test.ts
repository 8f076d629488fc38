import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { RemovedStudentJson } from '@wonderfield/contract/classrooms/student';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../../testing/response-assertions.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openFastTestServer();

const about = ({ id, session }: MadeClassroom) => ({ classRoomId: id, ...session });
const listOf = (studentIds: readonly string[]) => JSON.stringify(studentIds);
const remove = (classroom: MadeClassroom, ...ids: string[]) =>
  portal.call('removeStudents', { ...about(classroom), studentIds: listOf(ids) });
const bringBack = (classroom: MadeClassroom, ...ids: string[]) =>
  portal.call('bringBackStudents', { ...about(classroom), studentIds: listOf(ids) });
const removedIn = async (classroom: MadeClassroom) =>
  expectSuccess(await portal.call('getRemovedStudents', about(classroom))).body
    .students as RemovedStudentJson[];
const placesIn = ({ id }: MadeClassroom) =>
  portal.db
    .selectFrom('enrollments')
    .select(['student_id', 'how', 'is_synced', 'joined_at'])
    .where('classroom_id', '=', id)
    .orderBy('student_id')
    .execute();
const login = ({ email }: Pick<MadeUser, 'email'>) =>
  portal.call('login', { userType: 'student', email, password: PASSWORD });
const idsOf = ({ students }: MadeClassroom) => students.map(({ id }) => id);

describe('removeStudents', () => {
  // @proves C-removeStudents
  it('removes several students, all or none', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const [one = '', two = '', three = ''] = idsOf(classroom);
    const before = await snapshotClassrooms(portal.db);
    expectError(await remove(classroom, one, crypto.randomUUID()), 'STU_001');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    const { body } = expectSuccess(await remove(classroom, one, two, one));
    expect(body.removed).toBe(2);
    expect((body.classRoomJson as ClassroomJson).studentIds).toEqual([three]);
    await expectInvariants(portal.db);
  });

  it('removes the students of two parallel requests once', async () => {
    const classroom = await makeClassroom(portal, { students: 5 });
    const ids = idsOf(classroom);
    const responses = await Promise.all([remove(classroom, ...ids), remove(classroom, ...ids)]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, STU_001: 1 });
    expect(await removedIn(classroom)).toHaveLength(5);
  });
});

describe('getRemovedStudents', () => {
  // @proves C-getRemovedStudents
  it('lists removed students with the remover and the date for 30 days', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const [gone] = classroom.students as [MadeUser];
    expect(await removedIn(classroom)).toEqual([]);
    await remove(classroom, gone.id);
    expect(await removedIn(classroom)).toEqual([
      {
        userId: gone.id,
        firstName: 'Robin',
        lastName: 'Marsh',
        email: gone.email,
        removedAt: portal.deps.now().toISOString(),
        removedBy: expect.stringMatching(/\w+ \w+/),
      },
    ]);
    portal.clock.advance(30 * DAY);
    const session = await signIn(portal, classroom.owner);
    expect(await removedIn({ ...classroom, session })).toEqual([]);
  });

  it('omits a student who is enrolled again', async () => {
    const classroom = await makeClassroom(portal);
    const { child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, 'joined');
    await remove(classroom, child.id);
    await enroll(portal, classroom.id, child.id, 'joined');
    expect(await removedIn(classroom)).toEqual([]);
    expectError(await bringBack(classroom, child.id), 'STU_003');
  });
});

describe('bringBackStudents', () => {
  // @proves C-bringBackStudents
  it('restores the place, the login and the account of removed students', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const [one, two] = classroom.students as [MadeUser, MadeUser];
    const before = await placesIn(classroom);
    await remove(classroom, one.id, two.id);
    expectError(await login(one), 'LGN_004');
    const { body } = expectSuccess(await bringBack(classroom, one.id, two.id));
    expect((body.classRoomJson as ClassroomJson).studentIds).toHaveLength(3);
    expect(await placesIn(classroom)).toEqual(before);
    expectSuccess(await login(one));
    expect(await auditOf(portal.db, two.id)).toContainEqual(
      expect.objectContaining({ action: 'roster.brought-back', actor_id: classroom.owner.id }),
    );
    expect(await removedIn(classroom)).toEqual([]);
    await expectInvariants(portal.db);
  });

  // @proves M-STU_003
  it('returns STU_003 for students who were never removed or whose 30 days are over', async () => {
    const classroom = await makeClassroom(portal, { students: 2 });
    const [one = '', two = ''] = idsOf(classroom);
    expectError(await bringBack(classroom, one), 'STU_003');
    expectError(await bringBack(classroom, crypto.randomUUID()), 'STU_003');
    await remove(classroom, one, two);
    const before = await snapshotClassrooms(portal.db);
    expectError(await bringBack(classroom, one, crypto.randomUUID()), 'STU_003');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    portal.clock.advance(30 * DAY);
    const session = await signIn(portal, classroom.owner);
    expectError(await bringBack({ ...classroom, session }, one), 'STU_003');
  });

  it('returns CLS_002 when the classroom is full by now', async () => {
    const classroom = await makeClassroom(portal, { students: 2, capacity: 2 });
    const [one = ''] = idsOf(classroom);
    await remove(classroom, one);
    const { child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, 'joined');
    expectError(await bringBack(classroom, one), 'CLS_002');
    expect(await removedIn(classroom)).toHaveLength(1);
  });

  it('returns SCH_002 when the license has no seat left by now', async () => {
    const school = await makeSchool(portal, { students: 2 });
    const classroom = await makeClassroom(portal, { school, students: 2 });
    const [one = ''] = idsOf(classroom);
    await remove(classroom, one);
    await makeClassroom(portal, { school, students: 1 });
    expectError(await bringBack(classroom, one), 'SCH_002');
    await expectInvariants(portal.db);
  });

  it('gives the last place to one of two parallel requests', async () => {
    const classroom = await makeClassroom(portal, { students: 3, capacity: 3 });
    const [one = '', two = ''] = idsOf(classroom);
    await remove(classroom, one, two);
    const { child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, 'joined');
    const responses = await Promise.all([bringBack(classroom, one), bringBack(classroom, two)]);
    expect(codesIn(responses)).toEqual({ GEN_000: 1, CLS_002: 1 });
    await expectInvariants(portal.db);
  });

  it('brings a child of a family back as a guest, but not after the family ended the account', async () => {
    const classroom = await makeClassroom(portal);
    const { child, session } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, 'joined');
    await remove(classroom, child.id);
    expectSuccess(await bringBack(classroom, child.id));
    expect(await placesIn(classroom)).toMatchObject([{ student_id: child.id, how: 'joined' }]);
    await remove(classroom, child.id);
    const end = { requestUserId: child.id, ...session };
    expectSuccess(await portal.call('deleteParentChildAccount', end));
    expectError(await bringBack(classroom, child.id), 'STU_003');
  });

  it('returns CLS_009 for an archived classroom', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const [one = ''] = idsOf(classroom);
    await remove(classroom, one);
    expectSuccess(await portal.call('archiveClassroom', { ...about(classroom), archived: '1' }));
    expectError(await bringBack(classroom, one), 'CLS_009');
  });
});
