import { randomUUID } from 'node:crypto';
import { OFFLINE_ROWS } from '@wonderfield/contract/limits';
import type { Row } from '@wonderfield/contract/play/game-calls';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { dayIn } from '../../../../testing/factories/make-assignment.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { assignmentTools } from '../../../../testing/scenarios/assignments.ts';
import { missedAnswer, openGame, rightAnswer } from '../../../../testing/scenarios/play-game.ts';
import { mergeTools } from '../../../../testing/scenarios/student-merges.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { assign, list, end, play, moveTo } = assignmentTools(portal);
const { suspend } = mergeTools(portal);
const HOUR = 3_600_000;

const newClass = async (students = 1) => {
  const classroom = await makeClassroom(portal, { students });
  const [student] = classroom.students;
  if (!student) throw new Error('the class has students');
  return { classroom, student };
};
type Game = Awaited<ReturnType<typeof play>>;
const idsIn = async (game: Game) =>
  (await game.field()).assigned.map(({ assignmentId }) => assignmentId);
const rejected = async (game: Game, assignmentId: string) =>
  expectError(await game.call('dealRow', { assignmentId }), 'ASG_001');
const change = ({ id }: MadeUser, set: Record<string, unknown>) =>
  portal.db.updateTable('students').set(set).where('user_id', '=', id).execute();
const standOf = async (
  classroom: Awaited<ReturnType<typeof newClass>>['classroom'],
  { id }: MadeUser,
) => {
  const [assignment] = (await list(classroom)).assignments;
  return assignment?.students.find(({ studentId }) => studentId === id);
};

describe('Assigned row', () => {
  it('shows an assigned row in the field with teacher, skills and due date', async () => {
    const { classroom, student } = await newClass();
    const dueOn = await dayIn(portal, 5);
    const skillIds = '["rounding","equal-groups"]';
    const assignmentId = await assign(classroom, { skillIds, dueOn });
    const { assigned } = await (await play(student)).field();
    expect(assigned).toEqual([
      {
        assignmentId,
        teacherName: 'Ms Rivera',
        subject: 'math',
        dueOn,
        daysUntilDue: 5,
        skillNames: ['Rounding', 'Equal groups'],
        isBegun: false,
      },
    ]);
  });

  it('lists assigned rows by due date', async () => {
    const { classroom, student } = await newClass();
    const later = await assign(classroom, { dueOn: await dayIn(portal, 9) });
    const sooner = await assign(classroom, { dueOn: await dayIn(portal, 2) });
    expect(await idsIn(await play(student))).toEqual([sooner, later]);
  });

  it('deals tasks of the assigned skills only and grows at their place', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom, { skillIds: '["rounding","equal-groups"]' });
    const game = await play(student);
    const row = await game.dealAssigned(assignmentId);
    expect(row).toMatchObject({ subject: 'math', assignmentId });
    expect(new Set(row.tasks.map(({ skillId }) => skillId))).toEqual(
      new Set(['rounding', 'equal-groups']),
    );
    const { harvests } = await game.playAssigned(assignmentId);
    expect(harvests).toMatchObject([{ subject: 'math', rows: 1 }]);
    const { places } = await game.field();
    expect(places.find(({ subject }) => subject === 'math')?.rows).toBe(1);
  });

  // @proves D-6-assignments
  it('keeps an assigned row separate from the open row of the same place', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    const game = await play(student);
    const own = await game.deal('math');
    const assigned = await game.dealAssigned(assignmentId);
    expect(assigned.rowId).not.toBe(own.rowId);
    expect(own.assignmentId).toBeUndefined();
    const { places, assigned: waiting } = await game.field();
    expect(places.find(({ subject }) => subject === 'math')?.hasOpenRow).toBe(true);
    expect(waiting).toMatchObject([{ isBegun: false }]);
    const [task] = assigned.tasks;
    if (!task) throw new Error('a row has tasks');
    await game.save([missedAnswer(assigned, task)]);
    expect((await game.field()).assigned).toMatchObject([{ isBegun: true }]);
    expect((await game.deal('math')).rowId).toBe(own.rowId);
    expect((await game.dealAssigned(assignmentId)).rowId).toBe(assigned.rowId);
  });

  it('deals an assigned row once for parallel requests and keeps it unfinished', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    const tabs = [await play(student), await play(student)];
    const rows = await Promise.all(
      Array.from({ length: 8 }, (_, index) => tabs[index % 2]?.dealAssigned(assignmentId)),
    );
    expect(new Set(rows.map((row) => row?.rowId)).size).toBe(1);
    const { places } = await (tabs[0] as Game).field();
    expect(places.some(({ hasOpenRow }) => hasOpenRow)).toBe(false);
  });

  it('removes a finished assigned row from the field and reports it to the teacher', async () => {
    const { classroom, student } = await newClass(2);
    const assignmentId = await assign(classroom);
    const game = await play(student);
    expect(await standOf(classroom, student)).toMatchObject({ state: 'notYet' });
    await game.playAssigned(assignmentId, [0, 3]);
    expect(await idsIn(game)).toEqual([]);
    await rejected(game, assignmentId);
    expect(await standOf(classroom, student)).toEqual({
      studentId: student.id,
      state: 'done',
      doneOn: await dayIn(portal, 0),
      right: 4,
    });
    const [assignment] = (await list(classroom)).assignments;
    expect(assignment?.students.map(({ state }) => state).sort()).toEqual(['done', 'notYet']);
  });

  it('keeps an assigned row done when its last answers are sent again', async () => {
    const { classroom, student } = await newClass();
    const game = await play(student);
    const row = await game.dealAssigned(await assign(classroom));
    const answers = row.tasks.map((task) => rightAnswer(row, task));
    await Promise.all([game.save(answers), game.save(answers)]);
    expect((await game.save(answers)).harvests).toMatchObject([{ rows: 1 }]);
    expect(await standOf(classroom, student)).toMatchObject({ state: 'done', right: 6 });
  });

  it('adapts an assigned row to the student’s level', async () => {
    const { classroom, student } = await newClass();
    await change(student, { level: 'easy' });
    const game = await play(student);
    const levelsOf = async (assignmentId: string) =>
      (await game.dealAssigned(assignmentId)).tasks.reduce((sum, { level }) => sum + level, 0);
    const first = await levelsOf(await assign(classroom));
    const row = await game.dealAssigned((await idsIn(game))[0] ?? '');
    await game.save(row.tasks.map((task) => missedAnswer(row, task)));
    const second = await levelsOf(await assign(classroom));
    expect(second).toBeLessThanOrEqual(first);
  });

  it('rejects dealing an assigned row after the daily minutes with PLY_003', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    await change(student, { daily_minutes: 5 });
    const game = await play(student);
    await game.field();
    for (let minute = 0; minute < 5; minute += 1) {
      portal.clock.advance(60_000);
      await game.field();
    }
    expectError(await game.call('dealRow', { assignmentId }), 'PLY_003');
    expect(await idsIn(game)).toEqual([assignmentId]);
  });

  // @proves D-6-assignments
  it('hides an assigned row of an excluded subject and shows the teacher no reason', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    await change(student, { subjects: ['music'] });
    const game = await play(student);
    expect(await idsIn(game)).toEqual([]);
    await rejected(game, assignmentId);
    expect(await standOf(classroom, student)).toEqual({
      studentId: student.id,
      state: 'unavailable',
    });
    await change(student, { subjects: ['music', 'math'] });
    expect(await idsIn(await play(student))).toEqual([assignmentId]);
  });

  // @proves M-ASG_001
  it('rejects an assigned row of another student or class with ASG_001', async () => {
    const { classroom, student } = await newClass(2);
    const [, classmate] = classroom.students;
    const studentIds = JSON.stringify([student.id]);
    const assignmentId = await assign(classroom, { studentIds });
    const other = await newClass();
    const games = [
      await play(classmate as MadeUser),
      await play(other.student),
      await openGame(portal, classroom.owner),
    ];
    for (const game of games) {
      expect(await idsIn(game)).toEqual([]);
      await rejected(game, assignmentId);
    }
    const mine = await play(student);
    for (const id of ['x', '', crypto.randomUUID()]) await rejected(mine, id);
    expect(await idsIn(mine)).toEqual([assignmentId]);
  });

  it('rejects a request with both or neither of place and assignment', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    const game = await play(student);
    const errors = { subject: 'Please choose one of the options' };
    for (const assigned of [{}, { subject: 'math', assignmentId }]) {
      expectError(await game.call('dealRow', assigned), 'VAL_001', errors);
    }
  });
});

describe('Removal of assigned rows from the field', () => {
  // @proves C-endAssignment
  it('removes a withdrawn row from the field and keeps what was played', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    const game = await play(student);
    const row = await game.dealAssigned(assignmentId);
    expectSuccess(await end(classroom, assignmentId));
    expect(await idsIn(game)).toEqual([]);
    await rejected(game, assignmentId);
    // A page that has already started the row can finish it, and the harvest counts.
    const { harvests } = await game.save(row.tasks.map((task) => rightAnswer(row, task)));
    expect(harvests).toHaveLength(1);
    const [ended] = (await list(classroom, { earlier: '1' })).assignments;
    expect(ended).toMatchObject({ state: 'ended', students: [{ state: 'done' }] });
  });

  it('removes the row exactly once when it is dealt and withdrawn in parallel', async () => {
    const { classroom, student } = await newClass();
    const game = await play(student);
    for (let round = 0; round < 8; round += 1) {
      const assignmentId = await assign(classroom);
      const [dealt, ended] = await Promise.all([
        game.call('dealRow', { assignmentId }),
        end(classroom, assignmentId),
      ]);
      expect(['GEN_000', 'ASG_001']).toContain(dealt.body.msgCode);
      expectSuccess(ended);
      expect(await idsIn(game)).toEqual([]);
    }
    await expectInvariants(portal.db);
  });

  it('removes assigned rows with a left, archived or deleted class and restores them with it', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    const other = await makeClassroom(portal);
    await enroll(portal, other.id, student.id);
    const game = await play(student);
    const about = { classRoomId: classroom.id, ...classroom.session };
    expectSuccess(await portal.call('archiveClassroom', { ...about, archived: '1' }));
    expect(await idsIn(game)).toEqual([]);
    expectSuccess(await portal.call('archiveClassroom', { ...about, archived: '0' }));
    expect(await idsIn(game)).toEqual([assignmentId]);
    const leaving = { ...about, studentId: student.id };
    expectSuccess(await portal.call('removeStudentfromClass', leaving));
    expect(await idsIn(game)).toEqual([]);
    await rejected(game, assignmentId);
    await enroll(portal, classroom.id, student.id);
    expect(await idsIn(game)).toEqual([assignmentId]);
    expectSuccess(await portal.call('deleteClassroom', about));
    expect(await idsIn(game)).toEqual([]);
  });

  // @proves D-6-assignments
  it('removes an assigned row the day after it was due, in the classroom’s time zone', async () => {
    const { classroom, student } = await newClass();
    // The clock of this portal is at about noon UTC.
    await moveTo(classroom, '10001');
    await portal.db
      .updateTable('users')
      .set({ zip: '96813' })
      .where('id', '=', student.id)
      .execute();
    const assignmentId = await assign(classroom, { dueOn: '2026-11-15' });
    portal.clock.advance(16 * HOUR);
    // It is 11 p.m. in New York.
    expect(await idsIn(await play(student))).toEqual([assignmentId]);
    portal.clock.advance(1.5 * HOUR);
    // It is after midnight in New York and still Sunday evening in Honolulu.
    const game = await play(student);
    expect(await idsIn(game)).toEqual([]);
    await rejected(game, assignmentId);
    const teacher = { ...classroom, session: await signIn(portal, classroom.owner) };
    expect((await list(teacher)).assignments).toEqual([]);
    expect((await list(teacher, { earlier: '1' })).assignments).toMatchObject([
      { assignmentId, state: 'over', students: [{ state: 'notYet' }] },
    ]);
    // A student who joins now never had the assignment.
    const late = await makeStudent(portal.db);
    await enroll(portal, classroom.id, late.id, 'code');
    const [over] = (await list(teacher, { earlier: '1' })).assignments;
    expect(over?.students).toHaveLength(1);
  });
});

it('gives a student who joins later the open row of the whole class', async () => {
  const { classroom } = await newClass();
  const assignmentId = await assign(classroom, { dueOn: await dayIn(portal, 3) });
  const late = await makeStudent(portal.db);
  await enroll(portal, classroom.id, late.id, 'code');
  expect(await idsIn(await play(late))).toEqual([assignmentId]);
  const chosen = await assign(classroom, {
    dueOn: await dayIn(portal, 3),
    studentIds: JSON.stringify([late.id]),
  });
  expect(await idsIn(await play(late))).toEqual([assignmentId, chosen]);
});

it('keeps all database invariants of fields and classes', async () => {
  await expectInvariants(portal.db);
});

describe('Offline assigned rows', () => {
  const take = async (game: Game) =>
    successOf<{ rows: Row[] }>(await game.call('takeRowsAlong', { deviceKey: randomUUID() })).rows;
  const assignedIn = (rows: readonly Row[]) => rows.filter(({ assignmentId }) => assignmentId);

  it('gives a device the assigned rows first, which start with the first answer', async () => {
    const { classroom, student } = await newClass();
    const [later, sooner] = [
      await assign(classroom, { dueOn: await dayIn(portal, 5) }),
      await assign(classroom, { skillIds: '["rounding"]', dueOn: await dayIn(portal, 2) }),
    ];
    const game = await play(student);
    const rows = await take(game);
    expect(rows.slice(0, 2).map(({ assignmentId }) => assignmentId)).toEqual([sooner, later]);
    expect(assignedIn(rows)).toHaveLength(2);
    expect(rows).toHaveLength(2 + OFFLINE_ROWS);
    expect((await game.field()).assigned).toMatchObject([{ isBegun: false }, { isBegun: false }]);
    // Every device gets the same row.
    expect(assignedIn(await take(game))).toEqual(assignedIn(rows));
    expect((await game.dealAssigned(sooner)).rowId).toBe(rows[0]?.rowId);
    await game.playAssigned(sooner);
    expect((await take(game)).map(({ assignmentId }) => assignmentId)).not.toContain(sooner);
    await expectInvariants(portal.db);
  });

  it('removes a withdrawn row from a device and deals no assigned row after the daily minutes', async () => {
    const { classroom, student } = await newClass();
    const assignmentId = await assign(classroom);
    const game = await play(student);
    expect(assignedIn(await take(game))).toHaveLength(1);
    expectSuccess(await end(classroom, assignmentId));
    expect(assignedIn(await take(game))).toEqual([]);
    await assign(classroom);
    await change(student, { daily_minutes: 5 });
    for (let minute = 0; minute < 6; minute += 1) {
      portal.clock.advance(60_000);
      await game.field();
    }
    expect(assignedIn(await take(game))).toEqual([]);
    await expectInvariants(portal.db);
  });
});

it('hides assigned rows while the teacher or the school is suspended', async () => {
  const { classroom, student } = await newClass();
  const assignmentId = await assign(classroom);
  const game = await play(student);
  expect(await idsIn(game)).toEqual([assignmentId]);
  await suspend(classroom.owner);
  expect(await idsIn(game)).toEqual([]);
  await rejected(game, assignmentId);
  const school = await makeSchool(portal);
  const schoolClassroom = await makeClassroom(portal, { students: 1, school });
  await assign(schoolClassroom);
  const [enrolled] = schoolClassroom.students as [MadeUser];
  const theirs = await play(enrolled);
  expect(await idsIn(theirs)).toHaveLength(1);
  await suspend(school.administrator);
  expect(await idsIn(theirs)).toEqual([]);
});
