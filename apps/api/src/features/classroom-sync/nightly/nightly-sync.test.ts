import type { SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import { describe, expect, it } from 'vitest';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import { rosterLine } from '../../../../testing/factories/classroom-form.ts';
import { enroll, makeCoTeacher } from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { connectTeacher, openClass } from '../../../../testing/scenarios/external-class.ts';
import { NIGHT_MS } from './nightly-spread.ts';
import { runNightlySync } from './nightly-sync.ts';
import { queueNightlySyncs } from './queue-nightly-syncs.ts';

const world = await openSignInPortal();
const { portal } = world;
const { db } = portal;

type Class = Awaited<ReturnType<typeof openClass>>;
type Mode = 'full' | 'add' | 'off';

const openNightlyClass = async (mode: Mode, students = 12) => {
  const externalClass = await openClass(world, 'google', { students });
  const { classroomId } = await externalClass.synced();
  const fields = { classRoomId: classroomId, mode, ...externalClass.session };
  expectSuccess(await portal.call('setNightlySync', fields));
  return { externalClass, classroomId };
};
const runNight = async () => {
  portal.clock.advance(1000);
  await queueNightlySyncs(portal.deps);
  await portal.runJobs();
};
const readHistory = async ({ session }: Class, classRoomId: string) =>
  expectSuccess(await portal.call('getClassroomSyncs', { classRoomId, ...session })).body
    .history as SyncHistory;
const countEnrolled = async (id: string) => {
  const row = await db
    .selectFrom('classrooms')
    .select('enrolled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.enrolled;
};

/** Adds one student, renames one and removes one. */
const changeRoster = async (externalClass: Class) => {
  const [renamed, removed] = (await externalClass.read()).students;
  await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
  await externalClass.renameStudent(renamed?.id ?? '', { firstName: 'Oluwaseun' });
  await externalClass.removeStudent(removed?.id ?? '');
};

describe('runNightlySync', () => {
  // @proves C-setNightlySync
  it.each([
    ['full', { added: 1, renamed: 1, left: 1 }, 12],
    ['add', { added: 1, renamed: 0, left: 0 }, 13],
  ] as const)(
    'syncs in mode "%s" with the changes %j, which the teacher can undo',
    async (mode, counts, enrolled) => {
      const { externalClass, classroomId } = await openNightlyClass(mode);
      await changeRoster(externalClass);
      await runNight();
      expect(await countEnrolled(classroomId)).toBe(enrolled);
      const [lastSync] = (await readHistory(externalClass, classroomId)).syncs;
      expect(lastSync).toMatchObject({ isNightly: true, canUndo: true, ...counts });
      expect(lastSync?.by).toBeUndefined();
      const syncId = lastSync?.id ?? '';
      expectSuccess(await externalClass.undo({ syncId, classroomId }));
      expect(await countEnrolled(classroomId)).toBe(12);
    },
  );

  it('writes no sync for a classroom with mode "off" or without changes', async () => {
    const off = await openNightlyClass('off');
    await changeRoster(off.externalClass);
    const unchanged = await openNightlyClass('full');
    await runNight();
    for (const { externalClass, classroomId } of [off, unchanged]) {
      expect((await readHistory(externalClass, classroomId)).syncs).toHaveLength(1);
    }
  });

  // @proves C-setNightlySync
  it('changes nothing when a quarter of the class would leave, and records that once', async () => {
    const { externalClass, classroomId } = await openNightlyClass('full');
    for (const { id } of (await externalClass.read()).students.slice(0, 3))
      await externalClass.removeStudent(id);
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await runNight();
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(12);
    expect((await readHistory(externalClass, classroomId)).syncs).toMatchObject([
      { stoppedBecause: 'manyLeft', canUndo: false },
      { added: 12, canUndo: true },
    ]);
    const list = expectSuccess(await externalClass.list()).body.allClassroomsDocs;
    expect(list).toMatchObject([{ state: 'stopped' }]);
  });

  it('removes no student of a class of two when both would leave', async () => {
    const { externalClass, classroomId } = await openNightlyClass('full', 2);
    for (const { id } of (await externalClass.read()).students)
      await externalClass.removeStudent(id);
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(2);
  });

  it.each(['full', 'add'] as const)(
    'does not repeat a sync that a teacher undid in mode "%s"',
    async (mode) => {
      const { externalClass, classroomId } = await openNightlyClass(mode, 12);
      await changeRoster(externalClass);
      const sync = await externalClass.synced();
      expectSuccess(await externalClass.undo(sync));
      await runNight();
      expect(await countEnrolled(classroomId)).toBe(12);
      const { classroom, syncs } = await readHistory(externalClass, classroomId);
      expect(classroom.nightly).toBe('add');
      expect(syncs[0]).toMatchObject({ id: sync.syncId, isNightly: false });
      // New students are still enrolled.
      await externalClass.addStudent({ firstName: 'Zora', lastName: 'Quill' });
      await runNight();
      expect(await countEnrolled(classroomId)).toBe(13);
    },
  );

  it('lists the class as up to date when it can be read again after a stop', async () => {
    const { externalClass, classroomId } = await openNightlyClass('full', 3);
    await externalClass.addFault({ kind: 'error500', times: 2 });
    await runNight();
    expect((await readHistory(externalClass, classroomId)).syncs[0]?.stoppedBecause).toBe(
      'notAnswering',
    );
    const list = expectSuccess(await externalClass.list()).body.allClassroomsDocs;
    expect(list).toMatchObject([{ state: 'upToDate' }]);
  });

  it('skips possible duplicates and enrolls the other students', async () => {
    const { externalClass, classroomId } = await openNightlyClass('full', 4);
    const lines = JSON.stringify([rosterLine({ firstName: 'Chloe', lastName: 'Nguyen' })]);
    const fields = { classRoomId: classroomId, studentDetails: lines, ...externalClass.session };
    expectSuccess(await portal.call('addStudentsToClassRoom', fields));
    await externalClass.addStudent({ firstName: 'Khloe', lastName: 'Nguyen' });
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(6);
    expect((await externalClass.preview()).twins).toHaveLength(1);
  });

  it('does not enroll excluded students at night', async () => {
    const externalClass = await openClass(world, 'google', { students: 3 });
    const [, ...others] = (await externalClass.read()).students.map(({ id }) => id);
    const { classroomId } = await externalClass.synced({}, others);
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(2);
  });

  it('does not enroll manually removed students at night until an educator selects them again', async () => {
    const { externalClass, classroomId } = await openNightlyClass('full', 4);
    const [first] = (await externalClass.preview()).matched;
    const removal = { classRoomId: classroomId, studentId: first?.id, ...externalClass.session };
    expectSuccess(await portal.call('removeStudentfromClass', removal));
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(3);
    await externalClass.synced();
    expect(await countEnrolled(classroomId)).toBe(4);
  });

  it('does not enroll an erased child at night', async () => {
    const { externalClass, classroomId } = await openNightlyClass('add', 2);
    const family = await makeFamily(portal, { firstName: 'Maya', lastName: 'Okafor' });
    await enroll(portal, classroomId, family.child.id, 'joined');
    const maya = await externalClass.addStudent({ firstName: 'Maya', lastName: 'Okafor' });
    await externalClass.synced({
      decisions: JSON.stringify([{ outsideId: maya.id, studentId: family.child.id, isSame: true }]),
    });
    const fields = { requestUserId: family.child.id, ...family.session };
    expectSuccess(await eraseChild(portal, fields));
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(2);
  });

  // @proves C-setNightlySync
  it('records a lost connection, an unavailable service and an archived class as stop reasons', async () => {
    const disconnected = await openNightlyClass('full');
    await world.revoke('google', disconnected.externalClass.person);
    const unavailable = await openNightlyClass('full');
    await unavailable.externalClass.addFault({ kind: 'error500', times: 2 });
    const archived = await openNightlyClass('full');
    await archived.externalClass.archive();
    const working = await openNightlyClass('add');
    await changeRoster(working.externalClass);
    await runNight();
    const reasons = await Promise.all(
      [disconnected, unavailable, archived].map(async ({ externalClass, classroomId }) => {
        const { syncs } = await readHistory(externalClass, classroomId);
        return syncs[0]?.stoppedBecause;
      }),
    );
    expect(reasons).toEqual(['notConnected', 'notAnswering', 'classGone']);
    expect(await countEnrolled(working.classroomId)).toBe(13);
  });

  // @proves M-EXT_006
  it('records missing access to the class as the stop reason and keeps the connection', async () => {
    const { externalClass, classroomId } = await openNightlyClass('full');
    await externalClass.addFault({
      kind: 'error403',
      path: `/v1/courses/${externalClass.id}/students`,
      times: 1,
    });
    await runNight();
    const { syncs } = await readHistory(externalClass, classroomId);
    expect(syncs[0]?.stoppedBecause).toBe('classClosed');
    expect(expectSuccess(await externalClass.list()).body.allClassroomsDocs).toHaveLength(1);
  });

  // @proves C-sync-spread
  it('spreads the nightly syncs, with the same start time for a classroom every night', async () => {
    const classes = [await openNightlyClass('full', 1), await openNightlyClass('add', 1)];
    await portal.forgetMail();
    const start = portal.deps.now().getTime();
    await queueNightlySyncs(portal.deps);
    const tonight = await portal.delayedJobs();
    const delayMs = (jobs: typeof tonight, id: string) => {
      const job = jobs.find(({ data }) => 'classroomId' in data && data.classroomId === id);
      return job && job.startAt.getTime() - start;
    };
    for (const { classroomId } of classes) {
      expect(delayMs(tonight, classroomId)).toBeGreaterThanOrEqual(0);
      expect(delayMs(tonight, classroomId)).toBeLessThan(NIGHT_MS);
    }
    expect(new Set(tonight.map(({ startAt }) => startAt.getTime())).size).toBeGreaterThan(1);
    await portal.forgetMail();
    await queueNightlySyncs(portal.deps);
    expect(await portal.delayedJobs()).toEqual(tonight);
    await portal.forgetMail();
  });

  // @proves C-sync-spread
  it('postpones a nightly sync when the service asks to wait', async () => {
    const { externalClass, classroomId } = await openNightlyClass('add', 2);
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await portal.forgetMail();
    await externalClass.addFault({ kind: 'error429', retryAfterSeconds: 300 });
    const now = portal.deps.now().getTime();
    const until = new Date(now + 3_600_000).toISOString();
    await runNightlySync(portal.deps, { classroomId, until });
    const [job] = await portal.delayedJobs();
    expect(job).toMatchObject({ name: 'sync-classroom', data: { classroomId, until } });
    const waitMs = Number(job?.startAt.getTime()) - now;
    expect(waitMs).toBeGreaterThan(295_000);
    expect(waitMs).toBeLessThanOrEqual(301_000);
    expect((await readHistory(externalClass, classroomId)).syncs).toHaveLength(1);
    await portal.forgetMail();
  });

  // @proves C-sync-spread
  it('stops a sync that would have to wait until after the night, and records the reason', async () => {
    const { externalClass, classroomId } = await openNightlyClass('add', 2);
    await portal.forgetMail();
    await externalClass.addFault({ kind: 'error429', retryAfterSeconds: 300 });
    const until = new Date(portal.deps.now().getTime() + 60_000).toISOString();
    await runNightlySync(portal.deps, { classroomId, until });
    expect(await portal.delayedJobs()).toEqual([]);
    expect((await readHistory(externalClass, classroomId)).syncs[0]?.stoppedBecause).toBe('busy');
  });

  it('enrolls no student while the only connection that can read the class is lost', async () => {
    const externalClass = await openClass(world, 'google', { students: 3 });
    const { classroomId } = await externalClass.synced();
    const coTeacher = await makeCoTeacher(portal, classroomId);
    await connectTeacher(world, 'google', coTeacher);
    await db
      .updateTable('connections')
      .set({ lost_at: portal.deps.now() })
      .where('educator_id', '=', externalClass.teacher.id)
      .execute();
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(3);
    await db
      .updateTable('connections')
      .set({ lost_at: null })
      .where('educator_id', '=', externalClass.teacher.id)
      .execute();
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(4);
  });

  it('reads the class only with the connection of a current teacher of the classroom', async () => {
    const newOwner = await makeEducator(db);
    const externalClass = await openClass(world, 'google', {
      coTeachers: [(await connectTeacher(world, 'google', newOwner)).person.id],
    });
    const { classroomId } = await externalClass.synced();
    const setOwner = (owner_id: string) =>
      db.updateTable('classrooms').set({ owner_id }).where('id', '=', classroomId).execute();
    await externalClass.addStudent({ firstName: 'Imani', lastName: 'Brooks' });
    await setOwner((await makeEducator(db)).id);
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(3);
    await setOwner(newOwner.id);
    await runNight();
    expect(await countEnrolled(classroomId)).toBe(4);
  });
});
