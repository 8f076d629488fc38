import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { assignmentTools } from '../../../testing/assignments.ts';
import { eraseChild } from '../../../testing/erase-child.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { dayIn } from '../../../testing/factories/make-assignment.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { findInTables } from '../../../testing/find-in-tables.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { mergeTools } from '../../../testing/student-merges.ts';
import { openTestServer } from '../../../testing/test-server.ts';

/* Assigned rows while students are merged, suspended, exported and erased, and years go by. */

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { assign, list, play } = assignmentTools(portal);
const { makeTwo, merged, unmerge, suspend } = mergeTools(portal);
const DAY = 24 * 3_600_000;
const assignedTo = async (student: MadeUser) =>
  (await (await play(student)).field()).assigned.map(({ assignmentId }) => assignmentId);

describe('students who are merged', () => {
  it('share what was given to either, until the merge is undone', async () => {
    const { room, kept, folded } = await makeTwo();
    const assignmentId = await assign(room, { studentIds: JSON.stringify([folded.id]) });
    expect(await assignedTo(kept)).toEqual([]);
    const mergeId = await merged(room, kept, folded);
    expect(await assignedTo(kept)).toEqual([assignmentId]);
    const [given] = (await list(room)).assignments;
    expect(given?.students).toEqual([{ studentId: kept.id, state: 'notYet' }]);
    expectSuccess(await unmerge(room, mergeId));
    expect(await assignedTo(kept)).toEqual([]);
    expect(await assignedTo(folded)).toEqual([assignmentId]);
  });

  it('have done what either has done', async () => {
    const { room, kept, folded } = await makeTwo();
    const assignmentId = await assign(room);
    await (await play(folded)).playAssigned(assignmentId, [0]);
    const mergeId = await merged(room, kept, folded);
    expect(await assignedTo(kept)).toEqual([]);
    expect((await list(room)).assignments[0]?.students).toMatchObject([
      { studentId: kept.id, state: 'done', right: 5 },
    ]);
    expectSuccess(await unmerge(room, mergeId));
    expect(await assignedTo(kept)).toEqual([assignmentId]);
    expect(await assignedTo(folded)).toEqual([]);
  });
});

it('a suspended student is not available, and nobody says why', async () => {
  const classroom = await makeClassroom(portal, { students: 1 });
  const [student] = classroom.students as [MadeUser];
  await assign(classroom);
  await suspend(student);
  const [assignment] = (await list(classroom)).assignments;
  expect(assignment?.students).toEqual([{ studentId: student.id, state: 'unavailable' }]);
});

describe('a family', () => {
  const inClass = async () => {
    const family = await makeFamily(portal);
    const classroom = await makeClassroom(portal, { students: 1 });
    await enroll(portal, classroom.id, family.child.id, 'joined');
    return { ...family, classroom };
  };

  // @proves D-6-assignments
  it('finds the child’s assigned rows in the export, and no other child’s', async () => {
    const { child, session, classroom } = await inClass();
    const whole = await assign(classroom);
    const chosen = await assign(classroom, { studentIds: JSON.stringify([child.id]) });
    const others = await assign(classroom, {
      studentIds: JSON.stringify([classroom.students[0]?.id]),
    });
    const game = await play(child);
    await game.playAssigned(whole);
    const { body } = expectSuccess(
      await portal.call('exportChild', { requestUserId: child.id, ...session }),
    );
    const { pathname, search } = new URL(String(body.downloadUrl));
    const file = await portal.app.inject({ url: `${pathname}${search}` });
    const json = strFromU8(unzipSync(file.rawPayload)['everything.json'] ?? new Uint8Array());
    expect(JSON.parse(json)).toMatchObject({
      assignments: [
        { id: whole, subject: 'math', skill_ids: ['equal-groups'] },
        { id: chosen, due_on: await dayIn(portal, 1) },
      ],
      assignment_students: [{ assignment_id: chosen }],
      play_rows: [{ assignment_id: whole }],
    });
    expect(json).not.toContain(others);
  });

  // @proves D-6-assignments
  it('has them erased with the child; the class keeps the row it assigned', async () => {
    const { child, session, classroom } = await inClass();
    const assignmentId = await assign(classroom, { studentIds: JSON.stringify([child.id]) });
    const game = await play(child);
    await game.playAssigned(assignmentId);
    expectSuccess(await eraseChild(portal, { requestUserId: child.id, ...session }));
    expect(await findInTables(portal.db, child.id)).toEqual(['public.audit_events']);
    expectError(await game.call('dealRow', { assignmentId }), 'PLY_001');
    expect((await list(classroom)).assignments).toMatchObject([{ assignmentId, students: [] }]);
  });

  it('erases beside a teacher who assigns a row to the child, and nothing of it stays', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { child, session, classroom } = await inClass();
      const fields = {
        classRoomId: classroom.id,
        skillIds: '["rounding"]',
        dueOn: await dayIn(portal, 1),
        studentIds: JSON.stringify([child.id]),
      };
      const [erased, assigned] = await Promise.all([
        eraseChild(portal, { requestUserId: child.id, ...session }),
        portal.call('assignRow', { ...fields, ...classroom.session }),
      ]);
      expectSuccess(erased);
      expect(['GEN_000', 'STU_001']).toContain(assigned.body.msgCode);
      expect(await findInTables(portal.db, child.id)).toEqual(['public.audit_events']);
    }
  });
});

it('holds what must hold', async () => {
  await expectInvariants(portal.db);
});

// @proves D-6-assignments
it('is kept for thirteen months with who has done it, and what grew from it for good', async () => {
  const classroom = await makeClassroom(portal, { students: 1 });
  const [student] = classroom.students as [MadeUser];
  const assignmentId = await assign(classroom, { dueOn: await dayIn(portal, 60) });
  await (await play(student)).playAssigned(assignmentId);
  const began = portal.deps.now();
  const end = Date.UTC(began.getUTCFullYear() + 1, began.getUTCMonth() + 1, 1);
  portal.clock.advance(end - began.getTime() - DAY);
  await portal.runJob('clean-up');
  const teacher = { ...classroom, session: await signIn(portal, classroom.owner) };
  const { assignments } = await list(teacher, { earlier: '1' });
  expect(assignments).toMatchObject([{ state: 'over', students: [{ state: 'done', right: 6 }] }]);
  portal.clock.advance(1.1 * DAY);
  await portal.runJob('clean-up');
  const later = { ...classroom, session: await signIn(portal, classroom.owner) };
  expect(await list(later, { earlier: '1' })).toMatchObject({ assignments: [], hasEarlier: false });
  const { places } = await (await play(student)).field();
  expect(places.find(({ subject }) => subject === 'math')?.rows).toBe(1);
});
