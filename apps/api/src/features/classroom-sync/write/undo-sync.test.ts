import type { SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { rosterLine } from '../../../../testing/factories/classroom-form.ts';
import { makeCoTeacher } from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeSchool, makeSchoolTeacher } from '../../../../testing/factories/make-school.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../../testing/scenarios/external-class.ts';
import { deleteExpired } from '../../../jobs/retention.queries.ts';

const world = await openSignInPortal();
const { portal } = world;
const { db } = portal;
const DAY_MS = 24 * 3_600_000;

type Class = Awaited<ReturnType<typeof openClass>>;

/** Returns everything about a roster that an undo restores, without timestamps. */
const rosterOf = async (classroomId: string) => ({
  places: await db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'email', 'password_hash', 'suspended_at'])
    .select(['how', 'is_synced', 'joined_at', 'school_id', 'orphaned_at', 'users.sealed_password'])
    .where('classroom_id', '=', classroomId)
    .orderBy('users.id')
    .execute(),
  classroom: await db
    .selectFrom('classrooms')
    .select(['name', 'capacity', 'enrolled', 'deleted_at'])
    .where('id', '=', classroomId)
    .executeTakeFirst(),
});
const historyOf = async ({ session }: Class, classRoomId: string, syncId?: string) => {
  const request = { classRoomId, ...(syncId && { syncId }), ...session };
  return expectSuccess(await portal.call('getClassroomSyncs', request)).body.history as SyncHistory;
};

const changed = async () => {
  const externalClass = await openClass(world, 'google', { students: 8 });
  const first = await externalClass.synced();
  const before = await rosterOf(first.classroomId);
  const [renamed, gone] = (await externalClass.read()).students;
  await externalClass.renameStudent(renamed?.id ?? '', {
    firstName: 'Oluwaseun',
    lastName: 'Adeyemi',
  });
  await externalClass.removeStudent(gone?.id ?? '');
  for (let more = 0; more < 34; more += 1) {
    await externalClass.addStudent({
      firstName: `Kit${'abcdefghijklmnopqrstuvwxyz'[more % 26]}`,
      lastName: `Vale${more}`,
    });
  }
  await externalClass.rename('Evening Math Lab');
  const second = await externalClass.synced();
  return { externalClass, first, second, before };
};

describe('undoClassroomSync', () => {
  // @proves C-undoClassroomSync
  it('restores the roster exactly', async () => {
    const { externalClass, second, before } = await changed();
    expect((await rosterOf(second.classroomId)).classroom).toMatchObject({
      name: 'Evening Math Lab',
      enrolled: 41,
      capacity: 41,
    });
    const { body } = expectSuccess(await externalClass.undo(second));
    expect(body).toMatchObject({ back: 1, gone: 34, isClassroomGone: false });
    expect(await rosterOf(second.classroomId)).toEqual(before);
    await expectInvariants(db);
  });

  it('undoes syncs one at a time from the last one, and deletes the classroom the first one created', async () => {
    const { externalClass, first, second } = await changed();
    expectError(await externalClass.undo(first), 'SYN_004');
    expectSuccess(await externalClass.undo(second));
    expectError(await externalClass.undo(second), 'SYN_004');
    const { body } = expectSuccess(await externalClass.undo(first));
    expect(body).toMatchObject({ gone: 8, isClassroomGone: true });
    expectError(await externalClass.undo(first), 'CLS_001');
    await expectInvariants(db);
  });

  it('uses the same accounts when the class is synced again after an undo', async () => {
    const externalClass = await openClass(world, 'clever', { students: 4 });
    const first = await externalClass.synced();
    const ids = (await rosterOf(first.classroomId)).places.map(({ id }) => id);
    expectSuccess(await externalClass.undo(first));
    const again = await externalClass.synced();
    expect((await rosterOf(again.classroomId)).places.map(({ id }) => id)).toEqual(ids);
    await expectInvariants(db);
  });

  // @proves C-undoClassroomSync
  it('keeps students who joined after the undone sync', async () => {
    const { externalClass, second } = await changed();
    const added = await portal.call('addStudentsToClassRoom', {
      classRoomId: second.classroomId,
      studentDetails: JSON.stringify([rosterLine()]),
      ...externalClass.session,
    });
    expectError(added, 'CLS_002');
    const [one] = (await rosterOf(second.classroomId)).places;
    const removal = {
      classRoomId: second.classroomId,
      studentId: one?.id,
      ...externalClass.session,
    };
    expectSuccess(await portal.call('removeStudentfromClass', removal));
    const line = rosterLine();
    const retry = { studentDetails: JSON.stringify([line]), ...externalClass.session };
    expectSuccess(
      await portal.call('addStudentsToClassRoom', { classRoomId: second.classroomId, ...retry }),
    );
    expectSuccess(await externalClass.undo(second));
    const usernames = (await rosterOf(second.classroomId)).places.map(({ email }) => email);
    expect(usernames).toContain(line.username);
  });

  it('keeps a name that was changed after the undone sync', async () => {
    const { externalClass, second } = await changed();
    const [renamed] = (await historyOf(externalClass, second.classroomId)).shown?.renamed ?? [];
    await db
      .updateTable('users')
      .set({ first_name: 'Olu' })
      .where('id', '=', renamed?.id ?? '')
      .execute();
    expectSuccess(await externalClass.undo(second));
    const places = (await rosterOf(second.classroomId)).places;
    expect(places.find(({ id }) => id === renamed?.id)?.first_name).toBe('Olu');
  });

  it('does not restore students who were erased after the undone sync', async () => {
    const { externalClass, second } = await changed();
    const [gone] = (await historyOf(externalClass, second.classroomId)).shown?.left ?? [];
    await db
      .deleteFrom('users')
      .where('id', '=', gone?.id ?? '')
      .execute();
    expect(expectSuccess(await externalClass.undo(second)).body.back).toBe(0);
  });

  // @proves C-undoClassroomSync, M-SYN_004
  it('undoes a sync for 30 days, then returns SYN_004', async () => {
    const externalClass = await openClass(world, 'google', { students: 1 });
    const first = await externalClass.synced();
    portal.clock.advance(30 * DAY_MS);
    const session = await signIn(portal, externalClass.teacher);
    const undone = await portal.call('undoClassroomSync', {
      classRoomId: first.classroomId,
      syncId: first.syncId,
      ...session,
    });
    expectError(undone, 'SYN_004');
    // Student data is deleted after that time, but the counts remain.
    portal.clock.advance(1);
    await deleteExpired(db, portal.deps.now());
    const changes = await db
      .selectFrom('sync_changes')
      .selectAll()
      .where('sync_id', '=', first.syncId)
      .execute();
    expect(changes).toEqual([]);
    const history = await historyOf({ ...externalClass, session }, first.classroomId);
    expect(history.syncs).toMatchObject([{ added: 1, canUndo: false }]);
  });

  it('lets only current teachers of the classroom undo a sync', async () => {
    const externalClass = await openClass(world, 'google', { students: 1 });
    const first = await externalClass.synced();
    const ids = { classRoomId: first.classroomId, syncId: first.syncId };
    const outsider = await signIn(portal, await makeEducator(db));
    for (const name of ['undoClassroomSync', 'getClassroomSyncs'] as const) {
      expectError(await portal.call(name, { ...ids, ...outsider }), 'CLS_001');
    }
    const nightly = { ...ids, mode: 'off', ...outsider };
    expectError(await portal.call('setNightlySync', nightly), 'CLS_001');
    const helper = await makeCoTeacher(portal, first.classroomId);
    const session = await signIn(portal, helper);
    expectSuccess(await portal.call('undoClassroomSync', { ...ids, ...session }));
  });

  it('rejects an undo without free seats for the returning students with SCH_002', async () => {
    const school = await makeSchool(portal, { students: 4 });
    const owner = await makeSchoolTeacher(portal, school);
    const externalClass = await openClass(world, 'google', { owner, students: 4 });
    await externalClass.synced();
    const [gone] = (await externalClass.read()).students;
    await externalClass.removeStudent(gone?.id ?? '');
    const second = await externalClass.synced();
    const lines = JSON.stringify([rosterLine()]);
    const added = {
      classRoomId: second.classroomId,
      studentDetails: lines,
      ...externalClass.session,
    };
    expectSuccess(await portal.call('addStudentsToClassRoom', added));
    const before = await rosterOf(second.classroomId);
    expectError(await externalClass.undo(second), 'SCH_002');
    expect(await rosterOf(second.classroomId)).toEqual(before);
  });

  it('undoes a sync once for parallel requests', async () => {
    const { externalClass, second } = await changed();
    const responses = await Promise.all([externalClass.undo(second), externalClass.undo(second)]);
    expect(responses.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'SYN_004']);
    await expectInvariants(db);
  });
});

describe('Sync history', () => {
  // @proves C-getClassroomSyncs
  it('lists each sync with its changes, new logins and whether it can be undone', async () => {
    const { externalClass, first, second } = await changed();
    const history = await historyOf(externalClass, second.classroomId);
    expect(history.classroom).toMatchObject({
      name: 'Evening Math Lab',
      service: 'google',
      classId: externalClass.id,
      nightly: 'add',
      capacity: 41,
      enrolled: 41,
    });
    expect(history.syncs).toMatchObject([
      {
        id: second.syncId,
        added: 34,
        renamed: 1,
        left: 1,
        matched: 6,
        canUndo: true,
        by: 'Robin Marsh',
      },
      { id: first.syncId, added: 8, canUndo: false },
    ]);
    expect(history.shown).toMatchObject({
      id: second.syncId,
      renamed: [{ firstName: 'Oluwaseun', lastName: 'Adeyemi' }],
    });
    expect(history.shown?.newLogins).toHaveLength(34);
    expect(
      (await historyOf(externalClass, second.classroomId, first.syncId)).shown?.newLogins.length,
    ).toBe(8);
    expectSuccess(await externalClass.undo(second));
    expect((await historyOf(externalClass, second.classroomId)).syncs).toMatchObject([
      { id: second.syncId, undoneAt: portal.deps.now().toISOString(), canUndo: false },
      { id: first.syncId, canUndo: true },
    ]);
  });
});
