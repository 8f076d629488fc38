import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotClassrooms, studentsOf } from '../../../testing/database/snapshot-classrooms.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { classroomForm, joinForm } from '../../../testing/factories/classroom-form.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
} from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { PASSWORD } from '../../../testing/factories/password-hash.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openFastTestServer();

const remove = (classroom: MadeClassroom, session = classroom.session) =>
  portal.call('deleteClassroom', { classRoomId: classroom.id, ...session });
const archive = (classroom: MadeClassroom, archived: string, session = classroom.session) =>
  portal.call('archiveClassroom', { classRoomId: classroom.id, archived, ...session });
const login = ({ email }: Pick<MadeUser, 'email'>) =>
  portal.call('login', { userType: 'student', email, password: PASSWORD });
const rowOf = (id: string) =>
  portal.db.selectFrom('classrooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('deleteClassroom', () => {
  // @proves S-classroom-deleted, C-deleteClassroom, D-5-remove
  it('deletes the classroom with its code and keeps students with another affiliation active', async () => {
    const classroom = await makeClassroom(portal, { students: 2, code: true, coTeacher: true });
    const [alone, elsewhere] = classroom.students as [MadeUser, MadeUser];
    await enroll(portal, (await makeClassroom(portal)).id, elsewhere.id);
    const family = await makeFamily(portal);
    await enroll(portal, classroom.id, family.child.id, 'code');
    const session = await signIn(portal, alone);
    expectSuccess(await remove(classroom));
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectError(await login(alone), 'LGN_004');
    expectSuccess(await login(elsewhere));
    expectSuccess(await login(family.child));
    expectError(await portal.call('joinWithCode', joinForm(classroom.code)), 'CLS_008');
    expect(await studentsOf(portal.db, classroom.id)).toEqual([]);
    expect(await rowOf(classroom.id)).toMatchObject({
      deleted_at: portal.deps.now(),
      enrolled: 0,
      is_code_on: false,
      code_hmac: null,
      sealed_code: null,
    });
    expect((await auditOf(portal.db, classroom.id)).at(-1)).toEqual({
      action: 'classroom.deleted',
      actor_id: classroom.owner.id,
      outcome: 'ok',
    });
    await expectInvariants(portal.db);
  });

  it('erases unaffiliated students of a deleted classroom after 30 days', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const { id } = classroom.students[0] as MadeUser;
    await remove(classroom);
    const isThere = async () =>
      (await portal.db.selectFrom('users').select('id').where('id', '=', id).execute()).length;
    portal.clock.advance(29.9 * DAY);
    await portal.runJob('clean-up');
    expect(await isThere()).toBe(1);
    portal.clock.advance(0.2 * DAY);
    await portal.runJob('clean-up');
    expect(await isThere()).toBe(0);
  });

  // @proves C-deleteClassroom
  it('deletes a classroom once for ten parallel requests [T45]', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => retryWhenBusy(() => remove(classroom))),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 1, CLS_001: 9 });
    await expectInvariants(portal.db);
  });

  // @proves C-deleteClassroom, P-co-teacher
  it('rejects a co-teacher who deletes or archives the classroom with CLS_001', async () => {
    const classroom = await makeClassroom(portal, { students: 1, coTeacher: true });
    const session = await signIn(portal, classroom.coTeacher as MadeUser);
    const before = await snapshotClassrooms(portal.db);
    expectError(await remove(classroom, session), 'CLS_001');
    expectError(await archive(classroom, '1', session), 'CLS_001');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('leaves no active account when two classrooms with the same students are deleted in parallel', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await makeClassroom(portal, { students: 12 });
      const two = await makeClassroom(portal);
      for (const { id } of [...one.students].reverse()) await enroll(portal, two.id, id);
      const responses = await Promise.all([remove(one), remove(two)]);
      for (const response of responses) expectSuccess(response);
      await expectInvariants(portal.db);
    }
  });
});

describe('archiveClassroom', () => {
  // @proves S-classroom-archived, C-archiveClassroom
  it('archives a classroom with its students, disables its code and restores it unchanged', async () => {
    const classroom = await makeClassroom(portal, { students: 1, code: true });
    const [student] = classroom.students as [MadeUser];
    const { body } = expectSuccess(await archive(classroom, '1'));
    expect(body.classRoomJson).toMatchObject({
      isArchived: true,
      studentIds: [student.id],
      version: 2,
    });
    expectSuccess(await login(student));
    expectError(await portal.call('joinWithCode', joinForm(classroom.code)), 'CLS_008');
    const back = expectSuccess(await archive(classroom, '0')).body.classRoomJson as ClassroomJson;
    expect(back).toMatchObject({ studentIds: [student.id], classCode: classroom.code, version: 3 });
    expect(back).not.toHaveProperty('isArchived');
    expectSuccess(await portal.call('joinWithCode', joinForm(classroom.code)));
    const actions = (await auditOf(portal.db, classroom.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['classroom.archived', 'classroom.restored']));
    await expectInvariants(portal.db);
  });

  // @proves C-archiveClassroom
  it('frees the school’s seat and rejects a restore without a free seat with SCH_002', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    const classroom = await makeClassroom(portal, { school });
    const make = () => portal.call('createClassRoom', { ...classroomForm(), ...classroom.session });
    expectError(await make(), 'SCH_002');
    expectSuccess(await archive(classroom, '1'));
    const { classRoomId } = expectSuccess(await make()).body;
    expectError(await archive(classroom, '0'), 'SCH_002');
    expect((await rowOf(classroom.id)).archived_at).not.toBeNull();
    await portal.call('deleteClassroom', { classRoomId, ...classroom.session });
    expectSuccess(await archive(classroom, '0'));
    // A second restore changes nothing, because the classroom has its seat.
    expectSuccess(await archive(classroom, '0'));
    await expectInvariants(portal.db);
  });

  it('gives the last seat to one of ten classrooms restored in parallel', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    const classrooms: MadeClassroom[] = [await makeClassroom(portal, { school, archived: true })];
    const { owner } = classrooms[0] as MadeClassroom;
    for (let number = 0; number < 9; number += 1) {
      classrooms.push(await makeClassroom(portal, { school, owner, archived: true }));
    }
    const [{ session }] = classrooms.slice(-1) as [MadeClassroom];
    const responses = await Promise.all(
      classrooms.map((classroom) => retryWhenBusy(() => archive(classroom, '0', session))),
    );
    expect(codesIn(responses)).toEqual({ GEN_000: 1, SCH_002: 9 });
    await expectInvariants(portal.db);
  });
});
