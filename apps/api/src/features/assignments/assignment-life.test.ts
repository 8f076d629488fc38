import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findInTables } from '../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { dayIn } from '../../../testing/factories/make-assignment.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { assignmentTools } from '../../../testing/scenarios/assignments.ts';
import { eraseChild } from '../../../testing/scenarios/erase-child.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openTestServer } from '../../../testing/test-server.ts';

/* Assigned rows of merged, suspended, exported and erased students, and their retention. */

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { assign, list, play } = assignmentTools(portal);
const { makeTwo, merged, unmerge, suspend } = mergeTools(portal);
const DAY = 24 * 3_600_000;
const assignedTo = async (student: MadeUser) =>
  (await (await play(student)).field()).assigned.map(({ assignmentId }) => assignmentId);

describe('Assigned rows of merged students', () => {
  it('shows the kept account the merged account’s assigned rows until the merge is undone', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const assignmentId = await assign(room, { studentIds: JSON.stringify([mergedAccount.id]) });
    expect(await assignedTo(kept)).toEqual([]);
    const mergeId = await merged(room, kept, mergedAccount);
    expect(await assignedTo(kept)).toEqual([assignmentId]);
    const [given] = (await list(room)).assignments;
    expect(given?.students).toEqual([{ studentId: kept.id, state: 'notYet' }]);
    expectSuccess(await unmerge(room, mergeId));
    expect(await assignedTo(kept)).toEqual([]);
    expect(await assignedTo(mergedAccount)).toEqual([assignmentId]);
  });

  it('counts rows that either merged account has finished', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const assignmentId = await assign(room);
    await (await play(mergedAccount)).playAssigned(assignmentId, [0]);
    const mergeId = await merged(room, kept, mergedAccount);
    expect(await assignedTo(kept)).toEqual([]);
    expect((await list(room)).assignments[0]?.students).toMatchObject([
      { studentId: kept.id, state: 'done', right: 5 },
    ]);
    expectSuccess(await unmerge(room, mergeId));
    expect(await assignedTo(kept)).toEqual([assignmentId]);
    expect(await assignedTo(mergedAccount)).toEqual([]);
  });
});

it('lists a suspended student as unavailable without a reason', async () => {
  const classroom = await makeClassroom(portal, { students: 1 });
  const [student] = classroom.students as [MadeUser];
  await assign(classroom);
  await suspend(student);
  const [assignment] = (await list(classroom)).assignments;
  expect(assignment?.students).toEqual([{ studentId: student.id, state: 'unavailable' }]);
});

describe('Assigned rows of a child with a family', () => {
  const inClass = async () => {
    const family = await makeFamily(portal);
    const classroom = await makeClassroom(portal, { students: 1 });
    await enroll(portal, classroom.id, family.child.id, 'joined');
    return { ...family, classroom };
  };

  // @proves D-6-assignments
  it('exports the child’s assigned rows and no data of other children', async () => {
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
  it('erases the child’s assignments and keeps the row in the classroom', async () => {
    const { child, session, classroom } = await inClass();
    const assignmentId = await assign(classroom, { studentIds: JSON.stringify([child.id]) });
    const game = await play(child);
    await game.playAssigned(assignmentId);
    expectSuccess(await eraseChild(portal, { requestUserId: child.id, ...session }));
    expect(await findInTables(portal.db, child.id)).toEqual(['public.audit_events']);
    expectError(await game.call('dealRow', { assignmentId }), 'PLY_001');
    expect((await list(classroom)).assignments).toMatchObject([{ assignmentId, students: [] }]);
  });

  it('leaves no data of a child who is erased while a teacher assigns a row', async () => {
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

it('keeps all database invariants after merges and erasures', async () => {
  await expectInvariants(portal.db);
});

// @proves D-6-assignments
it('deletes an assignment after 13 months and keeps the row in the student’s field', async () => {
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
