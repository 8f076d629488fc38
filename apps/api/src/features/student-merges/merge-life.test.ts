import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import {
  enroll,
  makeClassroom,
  makeRosterStudent,
} from '../../../testing/factories/make-classroom.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

/*
 * Simulates random merges, undos, additions and removals. No progress is lost, no student is
 * duplicated, and undoing all merges restores every account.
 */

const portal = await openFastTestServer();
const { db } = portal;
const { merge, unmerge, remove, everythingOf, rosterOf, tie } = mergeTools(portal);
const RUNS = scaled(3, 60);
const TIMEOUT_MS = 60_000 + RUNS * 20_000;

const student = fc.nat({ max: 3 });
const room = fc.nat({ max: 1 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('merge' as const), student, other: student, room }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('unmerge' as const), pick: fc.nat({ max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), room }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), student, room }) },
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

/** Creates two classrooms of one teacher and four accounts. */
const startLife = async () => {
  const first = await makeClassroom(portal);
  const rooms = [first, await makeClassroom(portal, { owner: first.owner })] as const;
  const people: MadeUser[] = [];
  for (const number of [0, 1, 2, 3]) {
    const avatar = { name: `Witness${number}`, look: 'fox' };
    // The last one is only in the second classroom.
    const made = await makeRosterStudent(portal, rooms[number === 3 ? 1 : 0], { avatar });
    if (number % 2 === 0) await enroll(portal, rooms[1].id, made.id, 'code');
    await tie(made.id);
    people.push(made);
  }
  const originals = await Promise.all(people.map(everythingOf));
  /** The merges that were not undone, newest last. */
  const standing: { mergeId: string; room: number; kept: string; mergedAccount: string }[] = [];
  /** Students removed manually from a classroom. */
  const removed = new Set<string>();

  const lastOf = (id: string) =>
    standing.findLast(({ kept, mergedAccount: merged }) => [kept, merged].includes(id));
  const undoMerge = async (at: number) => {
    const wanted = standing[at];
    if (!wanted) return;
    const { body } = await unmerge(rooms[wanted.room] as (typeof rooms)[0], wanted.mergeId);
    const isLast = lastOf(wanted.kept) === wanted;
    expect(body.msgCode).toBe(isLast ? 'GEN_000' : 'MRG_006');
    if (isLast) standing.splice(at, 1);
  };

  const run = async (next: Step) => {
    if (next.kind === 'unmerge') return undoMerge(next.pick % Math.max(1, standing.length));
    const classroom = rooms[next.room] as (typeof rooms)[0];
    if (next.kind === 'add') {
      await makeRosterStudent(portal, classroom);
      return;
    }
    const one = people[next.student] as MadeUser;
    if (next.kind === 'remove') {
      const { body } = await remove(classroom, one);
      if (body.msgCode === 'GEN_000') removed.add(one.id);
      return;
    }
    const merged = people[next.other] as MadeUser;
    const here = await rosterOf(classroom);
    const everywhere = [...(await rosterOf(rooms[0])), ...(await rosterOf(rooms[1]))];
    const { body } = await merge(classroom, one, merged);
    const ids = [one.id, merged.id];
    const isPair =
      one !== merged &&
      ids.every((id) => everywhere.includes(id)) &&
      ids.some((id) => here.includes(id));
    expect(body.msgCode === 'GEN_000').toBe(isPair);
    if (!isPair) return;
    standing.push({
      mergeId: String(body.mergeId),
      room: next.room,
      kept: one.id,
      mergedAccount: merged.id,
    });
  };

  /** Checks the invariants after every step. */
  const look = async () => {
    await expectInvariants(db);
    const resting = new Set(standing.map(({ mergedAccount: merged }) => merged));
    for (const classroom of rooms) {
      const roster = await rosterOf(classroom);
      expect(roster.filter((id) => resting.has(id))).toEqual([]);
      expect(new Set(roster).size).toBe(roster.length);
    }
    for (const [number, { id }] of people.entries()) {
      const progress = await db
        .selectFrom('students')
        .select('avatar_name')
        .where('user_id', '=', id)
        .executeTakeFirst();
      expect(progress?.avatar_name).toBe(`Witness${number}`);
    }
  };

  /** Undoes all merges, newest first. */
  const end = async () => {
    for (let at = standing.length - 1; at >= 0; at -= 1) await undoMerge(at);
    expect(standing).toEqual([]);
    await look();
    for (const [number, person] of people.entries()) {
      if (removed.has(person.id)) continue;
      expect(await everythingOf(person)).toEqual(originals[number]);
    }
  };
  return { run, look, end };
};

// @proves C-mergeStudents
it('restores every account without losing data after random merges and undos', {
  timeout: TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const life = await startLife();
      for (const next of steps) {
        await life.run(next);
        await life.look();
      }
      await life.end();
    }),
    { numRuns: RUNS },
  );
});
