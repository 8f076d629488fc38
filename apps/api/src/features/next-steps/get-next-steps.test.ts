import type { NextStep } from '@wonderfield/contract/next-steps/next-step';
import { describe, expect, it } from 'vitest';
import { successOf } from '../../../testing/expect-response.ts';
import { makeAssignment } from '../../../testing/factories/make-assignment.ts';
import { type MadeClassroom, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { assignmentTools } from '../../../testing/scenarios/assignments.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { insertStoppedSync } from '../classroom-sync/plan/syncs.queries.ts';
import { updateArchived } from '../classrooms/classrooms.queries.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { play } = assignmentTools(portal);

const stepsOf = async ({ session }: Pick<MadeClassroom, 'session'>) =>
  successOf<{ steps: NextStep[] }>(await portal.call('getNextSteps', { ...session })).steps;

const stopSync = ({ id, owner }: MadeClassroom) =>
  insertStoppedSync(portal.db, {
    classroomId: id,
    service: 'google',
    because: 'manyLeft',
    isNightly: true,
    now: portal.deps.now(),
    educatorId: owner.id,
  });

const signInAll = ({ students }: MadeClassroom) =>
  portal.db
    .updateTable('students')
    .set({ signed_in_at: portal.deps.now() })
    .where(
      'user_id',
      'in',
      students.map(({ id }) => id),
    )
    .execute();

describe('getNextSteps', () => {
  // @proves C-getNextSteps
  it('lists unfinished rows, stopped syncs and students who never signed in', async () => {
    const source = { service: 'google', classId: 'class-1' } as const;
    const classroom = await makeClassroom(portal, { students: 3, source });
    await makeAssignment(portal, classroom, { inDays: 1 });
    await stopSync(classroom);
    const names = { classroomId: classroom.id, classroomName: classroom.name };
    expect(await stepsOf(classroom)).toEqual([
      { kind: 'rowNotDone', ...names, students: 3, daysUntilDue: 1 },
      { kind: 'syncStopped', ...names, service: 'google', because: 'manyLeft' },
      { kind: 'neverSignedIn', ...names, students: 3 },
    ]);
  });

  it('counts only the students who have the row and have not finished it', async () => {
    const classroom = await makeClassroom(portal, { students: 3 });
    await signInAll(classroom);
    const [first, second] = classroom.students;
    if (!first || !second) throw new Error('The class has three students.');
    const studentIds = [first.id, second.id];
    const assignmentId = await makeAssignment(portal, classroom, { studentIds });
    const game = await play(first);
    await game.playAssigned(assignmentId);
    expect(await stepsOf(classroom)).toMatchObject([{ kind: 'rowNotDone', students: 1 }]);
  });

  it('omits rows that are due later and classrooms that are archived or of other teachers', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    await signInAll(classroom);
    await makeAssignment(portal, classroom, { inDays: 3 });
    const { owner, session } = classroom;
    const archived = await makeClassroom(portal, { students: 1, owner });
    await updateArchived(portal.db, { id: archived.id, now: portal.deps.now() });
    await makeClassroom(portal, { students: 2 });
    expect(await stepsOf({ session })).toEqual([]);
  });

  it('lists the steps of a shared classroom for the co-teacher', async () => {
    const { coTeacher } = await makeClassroom(portal, { students: 2, coTeacher: true });
    if (!coTeacher) throw new Error('The class has a co-teacher.');
    const session = await signIn(portal, coTeacher);
    expect(await stepsOf({ session })).toMatchObject([{ kind: 'neverSignedIn', students: 2 }]);
  });
});
