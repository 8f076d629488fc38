import type { DuplicateDecision } from '@wonderfield/contract/classroom-sync/sync-preview';
import { leavingStudentIds, syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { rosterLine } from '../../../testing/factories/classroom-form.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { findSyncedClassroom } from '../classrooms/synced-classrooms.ts';
import { buildPreview } from './plan/build-preview.ts';
import type { Named } from './plan/external-names.rules.ts';
import { type ExternalRosterState, loadSyncPlan } from './plan/load-sync-plan.ts';
import { writeSync } from './write/write-sync.ts';

/*
 * Simulates random lives of a synced classroom. No student is duplicated, no account is lost, each
 * roster matches its preview, and each undo restores the previous roster.
 */

const portal = await openFastTestServer();
const { deps, db } = portal;
const RUNS = scaled(3, 60);
const TIMEOUT_MS = 60_000 + RUNS * 20_000;

/** Similar names, so duplicate questions occur. */
const NAMES = [
  ['Chloe', 'Nguyen'],
  ['Khloe', 'Nguyen'],
  ['Ben', 'Whitaker'],
  ['Benjamin', 'Whitaker'],
  ['Diego', 'Santos'],
  ['Diego', 'Santos Cruz'],
  ['李', '娜'],
  ['Björk', ''],
  ['Imani', 'Brooks'],
  ['Imani', 'B'],
] as const;

type Step =
  | { kind: 'come'; name: number }
  | { kind: 'go' | 'rename' | 'handAdd' | 'handRemove' | 'play'; pick: number; name: number }
  | { kind: 'renameClass'; name: number }
  | { kind: 'sync'; without: number; isSame: boolean; keep: boolean }
  | { kind: 'undo' };

const natural = fc.nat({ max: 40 });
const name = fc.nat({ max: NAMES.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('come' as const), name }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('go' as const, 'rename', 'handAdd', 'handRemove', 'play'),
      pick: natural,
      name,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('renameClass' as const), name }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('sync' as const),
      without: natural,
      isSame: fc.boolean(),
      keep: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
);

type Place = {
  id: string;
  firstName: string;
  lastName: string;
  how: string;
  isSynced: boolean;
  joinedAt: number;
};

const placesIn = async (classroomId: string): Promise<Map<string, Place>> => {
  const rows = await db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'how', 'is_synced', 'joined_at'])
    .where('classroom_id', '=', classroomId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        how: row.how,
        isSynced: row.is_synced,
        joinedAt: row.joined_at.getTime(),
      },
    ]),
  );
};

/** Starts with one class at Google and one teacher. */
const startLife = async () => {
  const teacher = await makeEducator(db);
  const session = await signIn(portal, teacher);
  const source = { service: 'google', classId: `class-${unique()}` } as const;
  const roster: Named[] = [];
  let className = 'Morning Math Lab';
  let people = 0;
  /** Every account that was ever in the class, with the student's progress. */
  const progress = new Map<string, string | null>();
  /**
   * The enrollments before each undoable sync, oldest first, and the students changed manually
   * since.
   */
  const undoable: { syncId: string; before: Map<string, Place>; touched: Set<string> }[] = [];

  const external = (): ExternalRosterState => ({
    source,
    issuer: 'https://accounts.google.com',
    name: className,
    section: undefined,
    subject: undefined,
    grade: undefined,
    roster: [...roster],
  });
  const classroomId = async () =>
    (await findSyncedClassroom(db, { educatorId: teacher.id, source }))?.id;
  const touch = (id: string) => {
    for (const { touched } of undoable) touched.add(id);
  };

  const sync = async ({ without, isSame, keep }: Step & { kind: 'sync' }) => {
    const now = external();
    const chosenIds = new Set(now.roster.filter((_, row) => row !== without).map(({ id }) => id));
    const syncedClassroom = await findSyncedClassroom(db, { educatorId: teacher.id, source });
    const plan = await loadSyncPlan(deps, db, {
      educatorId: teacher.id,
      external: now,
      chosenIds,
      classroomId: syncedClassroom?.id,
    });
    const preview = buildPreview(plan, { external: now, syncedClassroom });
    const decisions: DuplicateDecision[] = preview.twins.map(({ there: externalClass, here }) => ({
      outsideId: externalClass.id,
      studentId: here.id,
      isSame,
    }));
    const all = leavingStudentIds(preview, { decisions, keptIds: [] });
    const keptIds = keep ? all.slice(0, 1) : [];
    const choices = { decisions, keptIds };
    const before = syncedClassroom ? await placesIn(syncedClassroom.id) : new Map<string, Place>();
    const leaving = leavingStudentIds(preview, choices);
    const order = { educatorId: teacher.id, external: now, chosenIds };
    const write = () =>
      db.transaction().execute((tx) =>
        writeSync(deps, tx, {
          ...order,
          choices: {
            ...choices,
            fingerprint: preview.fingerprint,
            confirmedLeaving: leaving.length,
          },
        }),
      );
    const { syncId, classroomId: id, isNothing } = await write();
    // A sync without changes creates nothing to undo.
    if (undoable.at(-1)?.syncId !== syncId) undoable.push({ syncId, before, touched: new Set() });
    else expect(isNothing).toBe(true);

    const after = await placesIn(id);
    const counts = syncCounts(preview, choices);
    expect(after.size).toBe(counts.after);
    for (const gone of leaving) expect(after.has(gone)).toBe(false);
    for (const kept of keptIds) expect(after.get(kept)?.isSynced).toBe(false);
    // Each selected student is enrolled once, by the external id and with the external name.
    const identities = await db
      .selectFrom('identities')
      .select(['user_id', 'subject'])
      .where('subject', 'in', ['nobody', ...chosenIds])
      .execute();
    expect(identities.map(({ subject }) => subject).sort()).toEqual([...chosenIds].sort());
    for (const { user_id } of identities) expect(after.has(user_id)).toBe(true);
    for (const { id: studentId } of after.values()) {
      if (!progress.has(studentId)) progress.set(studentId, null);
    }
    // A repeated sync has no changes.
    const again = await loadSyncPlan(deps, db, {
      educatorId: teacher.id,
      external: now,
      chosenIds,
      classroomId: id,
    });
    const settled = buildPreview(again, { external: now, syncedClassroom });
    expect([settled.twins, settled.added, settled.renamed, settled.left]).toEqual([[], [], [], []]);
  };

  const undo = async () => {
    const last = undoable.at(-1);
    const id = await classroomId();
    if (!last || !id) return;
    const now = await placesIn(id);
    const response = await portal.call('undoClassroomSync', {
      classRoomId: id,
      syncId: last.syncId,
      ...session,
    });
    expect(response.body.msgCode).toBe('GEN_000');
    undoable.pop();
    const after = response.body.isClassroomGone ? new Map<string, Place>() : await placesIn(id);
    for (const [studentId, place] of last.before) {
      if (!last.touched.has(studentId)) expect(after.get(studentId)).toEqual(place);
    }
    for (const studentId of after.keys()) {
      const wasThere = last.before.has(studentId) || last.touched.has(studentId);
      expect(wasThere, 'nobody stays whom the sync brought').toBe(true);
    }
    for (const studentId of last.touched) {
      if (now.has(studentId) && !last.before.has(studentId)) touch(studentId);
    }
  };

  const someone = async (pick: number) => {
    const id = await classroomId();
    const places = id ? [...(await placesIn(id)).keys()].sort() : [];
    return { id, studentId: places[pick % Math.max(1, places.length)] };
  };

  const take = async (next: Step): Promise<void> => {
    const [firstName = '', lastName = ''] = 'name' in next ? (NAMES[next.name] ?? []) : [];
    switch (next.kind) {
      case 'come':
        people += 1;
        roster.push({ id: `${source.classId}-${people}`, firstName, lastName, email: undefined });
        return;
      case 'go':
        if (roster.length > 0) roster.splice(next.pick % roster.length, 1);
        return;
      case 'rename': {
        const person = roster[next.pick % Math.max(1, roster.length)];
        if (person) Object.assign(person, { firstName, lastName });
        return;
      }
      case 'renameClass':
        className = `${firstName} ${lastName}`.trim();
        return;
      case 'handAdd': {
        const id = await classroomId();
        if (!id) return;
        const made = await portal.call('addStudentsToClassRoom', {
          classRoomId: id,
          studentDetails: JSON.stringify([
            { ...rosterLine(), firstName, lastName: lastName || 'Lund' },
          ]),
          ...session,
        });
        const [student] = (made.body.studentData ?? []) as { userId: string }[];
        if (student) {
          touch(student.userId);
          progress.set(student.userId, null);
        }
        return;
      }
      case 'handRemove': {
        const { id, studentId } = await someone(next.pick);
        if (!id || !studentId) return;
        touch(studentId);
        await portal.call('removeStudentfromClass', { classRoomId: id, studentId, ...session });
        return;
      }
      case 'play': {
        const { studentId } = await someone(next.pick);
        if (!studentId) return;
        const avatar = `Bloom${unique()}`;
        await db
          .updateTable('students')
          .set({ avatar_name: avatar })
          .where('user_id', '=', studentId)
          .execute();
        progress.set(studentId, avatar);
        return;
      }
      case 'sync':
        return sync(next);
      case 'undo':
        return undo();
    }
  };

  const expectNothingLost = async () => {
    const ids = [...progress.keys()];
    if (ids.length === 0) return;
    const rows = await db
      .selectFrom('students')
      .innerJoin('users', 'users.id', 'students.user_id')
      .select(['user_id', 'avatar_name', 'users.sealed_password'])
      .where('user_id', 'in', ids)
      .execute();
    expect(rows).toHaveLength(ids.length);
    for (const row of rows) {
      expect(row.avatar_name).toBe(progress.get(row.user_id));
      expect(row.sealed_password).not.toBeNull();
    }
  };
  return { take, expectNothingLost };
};

// @proves C-googleClassroomSync
it('keeps each student once, loses no account, matches the preview and can be undone', {
  timeout: TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const life = await startLife();
      for (const next of steps) await life.take(next);
      await life.expectNothingLost();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  await expectInvariants(db);
});
