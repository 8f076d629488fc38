import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
  makeRosterStudent,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily, makeSecondParent } from '../../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import { transferTools } from '../../../../testing/scenarios/student-transfers.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

/*
 * Simulates students across two classes of a teacher, a class of the teacher's school and a
 * colleague's class there, some of them with a parent. Random moves, copies, undos, removals and
 * returns change exactly the rosters that the model expects, and no account or seat is lost.
 */

const portal = await openFastTestServer();
const { db } = portal;
const { move, copy, undoMove, undoCopy, readPlaces } = transferTools(portal);
const RUNS = scaled(3, 60);
const TIMEOUT_MS = 60_000 + RUNS * 20_000;

const place = { student: fc.nat({ max: 3 }), from: fc.nat({ max: 3 }), to: fc.nat({ max: 3 }) };
const kind = fc.constantFrom('move', 'copy', 'move and undo', 'copy and undo', 'remove', 'return');
const step = fc.record({ kind, ...place });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const startLife = async () => {
  const school = await makeSchool(portal, { students: 3 });
  const schoolRoom = await makeClassroom(portal, { school });
  const { owner } = schoolRoom;
  const home = await makeClassroom(portal, { owner, capacity: 3 });
  const second = await makeClassroom(portal, { owner, capacity: 3 });
  const colleagues = await makeClassroom(portal, { school });
  const { child } = await makeFamily(portal);
  await enroll(portal, home.id, child.id, 'joined');
  const linked = await makeRosterStudent(portal, home);
  await makeSecondParent(portal, linked);
  const licensed = await makeRosterStudent(portal, schoolRoom);
  const people = [child, linked, await makeRosterStudent(portal, home), licensed];
  return { people, rooms: [home, second, schoolRoom, colleagues] as const };
};
type Life = Awaited<ReturnType<typeof startLife>>;

const rosterOf = async ({ id }: MadeClassroom) => {
  const query = db.selectFrom('enrollments').select('student_id').where('classroom_id', '=', id);
  return new Set((await query.execute()).map(({ student_id }) => student_id));
};
const isOk = ({ body }: TestResponse) => body._responseStatus === 1;

/** Runs one step and checks that it changed the rosters as expected, or nothing if rejected. */
const run = async ({ people, rooms }: Life, chosen: Step) => {
  const id = people[chosen.student]?.id ?? '';
  const from = rooms[chosen.from] ?? rooms[0];
  const to = rooms[chosen.to] ?? rooms[1];
  const { session } = rooms[0];
  const model = await Promise.all(rooms.map(rosterOf));
  const before = await readPlaces(...rooms);
  const transfer = { from, to, ids: [id], session };
  const about = { classRoomId: from.id, studentIds: JSON.stringify([id]), ...session };
  const isMove = chosen.kind.startsWith('move');
  const change =
    {
      remove: () => portal.call('removeStudents', about),
      return: () => portal.call('bringBackStudents', about),
    }[chosen.kind as 'remove' | 'return'] ?? (() => (isMove ? move(transfer) : copy(transfer)));
  const response = await change();
  if (!isOk(response)) {
    expect(await readPlaces(...rooms)).toEqual(before);
    return;
  }
  if (chosen.kind.endsWith('undo')) {
    const undo = isMove ? undoMove : undoCopy;
    expect(isOk(await undo(transfer, response.body.at))).toBe(true);
    const { removed: _before, ...places } = before;
    expect(await readPlaces(...rooms)).toMatchObject(places);
    return;
  }
  if (isMove || chosen.kind === 'remove') model[chosen.from]?.delete(id);
  if (chosen.kind === 'return') model[chosen.from]?.add(id);
  if (isMove || chosen.kind === 'copy') model[chosen.to]?.add(id);
  expect(await Promise.all(rooms.map(rosterOf))).toEqual(model);
};

it(
  'keeps every student, login and seat through moves, copies, undos, removals and returns',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 18 }), async (steps) => {
        const life = await startLife();
        for (const chosen of steps) {
          portal.clock.advance(1000);
          await run(life, chosen);
          await expectInvariants(db);
        }
        const ids = life.people.map(({ id }) => id);
        const kept = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
        expect(kept).toHaveLength(ids.length);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);
