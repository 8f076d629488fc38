import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { dayIn } from '../../../testing/factories/make-assignment.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../testing/response-assertions.ts';
import { assignmentTools } from '../../../testing/scenarios/assignments.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { tryToAssign, assign, tryToList, list, end, moveTo } = assignmentTools(portal);
const newClass = (students = 2) => makeClassroom(portal, { students, coTeacher: true });

describe('assignRow', () => {
  // @proves C-assignRow
  it('assigns a row of skills to the whole class until the due date', async () => {
    const classroom = await newClass();
    const dueOn = await dayIn(portal, 5);
    const fields = { skillIds: '["rounding","equal-groups","rounding"]', dueOn };
    const assignmentId = await assign(classroom, fields);
    const { today, grade, students, assignments, hasEarlier } = await list(classroom);
    expect({ today, grade, hasEarlier }).toEqual({
      today: await dayIn(portal, 0),
      grade: '3',
      hasEarlier: false,
    });
    expect(assignments).toMatchObject([
      {
        assignmentId,
        subject: 'math',
        dueOn,
        state: 'open',
        isWholeClass: true,
        skills: [
          { skillId: 'rounding', name: 'Rounding' },
          { skillId: 'equal-groups', name: 'Equal groups' },
        ],
        students: [{ state: 'notYet' }, { state: 'notYet' }],
      },
    ]);
    expect(students.map(({ studentId }) => studentId).sort()).toEqual(
      classroom.students.map(({ id }) => id).sort(),
    );
  });

  it('assigns a row to selected students', async () => {
    const classroom = await newClass(3);
    const [one, two] = classroom.students;
    await assign(classroom, { studentIds: JSON.stringify([one?.id, two?.id, one?.id]) });
    const [given] = (await list(classroom)).assignments;
    expect(given?.isWholeClass).toBe(false);
    expect(given?.students.map(({ studentId }) => studentId).sort()).toEqual(
      [one?.id, two?.id].sort(),
    );
  });

  const DAY_OUT_OF_RANGE = 'Please choose a day from today to 60 days ahead';
  it.each([
    ['no skill', { skillIds: '[]' }, { skillIds: 'Please choose a skill' }],
    [
      'an unknown skill',
      { skillIds: '["juggling"]' },
      { skillIds: 'Please choose one of the options' },
    ],
    [
      'skills of two subjects',
      { skillIds: '["rounding","rhymes"]' },
      { skillIds: 'Please choose skills of one subject' },
    ],
    [
      'seven skills',
      { skillIds: JSON.stringify([...'abcdefg']) },
      { skillIds: 'Please choose six skills at most' },
    ],
    ['no due date', { dueOn: '' }, { dueOn: 'Please choose a day' }],
    ['a date that does not exist', { dueOn: '2026-02-30' }, { dueOn: 'Please choose a day' }],
    ['a date in the past', { dueOn: '2026-11-14' }, { dueOn: DAY_OUT_OF_RANGE }],
    ['a date too far ahead', { dueOn: '2027-01-15' }, { dueOn: DAY_OUT_OF_RANGE }],
    ['nobody', { studentIds: '[]' }, { studentIds: 'Please choose a student' }],
  ])('rejects a row with %s with VAL_001 and a field error', async (_, fields, errors) => {
    expectError(await tryToAssign(await newClass(), fields), 'VAL_001', errors);
  });

  // @proves C-assignRow
  it('rejects students who are not on the roster with STU_001 and assigns nothing', async () => {
    const classroom = await newClass(1);
    const other = await newClass(1);
    for (const outsider of [other.students[0]?.id, other.owner.id, 'x', crypto.randomUUID()]) {
      const studentIds = JSON.stringify([classroom.students[0]?.id, outsider]);
      expectError(await tryToAssign(classroom, { studentIds }), 'STU_001');
    }
    expect((await list(classroom)).assignments).toEqual([]);
  });

  // @proves C-assignRow
  it('uses the time zone of the classroom for due dates', async () => {
    const [west, east] = [await newClass(0), await newClass(0)];
    await moveTo(west, '96813');
    await moveTo(east, '10001');
    portal.clock.advance(18 * 3_600_000);
    const [inWest, inEast] = [
      { ...west, session: await signIn(portal, west.owner) },
      { ...east, session: await signIn(portal, east.owner) },
    ];
    // It is 1 a.m. in New York and 8 p.m. of the previous day in Honolulu.
    expectSuccess(await tryToAssign(inWest, { dueOn: '2026-11-15' }));
    expectError(await tryToAssign(inEast, { dueOn: '2026-11-15' }), 'VAL_001', {
      dueOn: DAY_OUT_OF_RANGE,
    });
    expect((await list(inWest)).today).toBe('2026-11-15');
    expect((await list(inEast)).today).toBe('2026-11-16');
  });

  it('rejects an archived classroom with CLS_009', async () => {
    const classroom = await makeClassroom(portal, { students: 1, archived: true });
    expectError(await tryToAssign(classroom), 'CLS_009');
  });

  // @proves C-assignRow
  it('creates one assignment per idempotency key and returns it again for a retry', async () => {
    const classroom = await newClass();
    const [first, again] = [
      await tryToAssign(classroom, {}, 'key'),
      await tryToAssign(classroom, {}, 'key'),
    ];
    expect(expectSuccess(again).body.assignmentId).toBe(expectSuccess(first).body.assignmentId);
    expect((await list(classroom)).assignments).toHaveLength(1);
    expectError(await tryToAssign(classroom, { skillIds: '["rounding"]' }, 'key'), 'IDM_001');
  });

  // @proves M-ASG_002
  it('allows ten open assignments, also for two teachers in parallel, then returns ASG_002', async () => {
    const classroom = await newClass(1);
    if (!classroom.coTeacher) throw new Error('the class has a co-teacher');
    const colleague = { ...classroom, session: await signIn(portal, classroom.coTeacher) };
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => tryToAssign(index % 2 ? classroom : colleague)),
    );
    expect(codesIn(answers)).toEqual({ GEN_000: 10, ASG_002: 4 });
    const [first] = (await list(classroom)).assignments;
    expectSuccess(await end(colleague, first?.assignmentId ?? ''));
    expectSuccess(await tryToAssign(classroom));
  });

  it('writes an audit event that contains no student data', async () => {
    const classroom = await newClass();
    const assignmentId = await assign(classroom);
    expectSuccess(await end(classroom, assignmentId));
    const events = await portal.db
      .selectFrom('audit_events')
      .select(['action', 'outcome', 'actor_id'])
      .where('subject_id', '=', classroom.id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      {
        action: 'classroom.row-assigned',
        outcome: assignmentId,
        actor_id: classroom.owner.id,
      },
      { action: 'classroom.row-taken-back', outcome: assignmentId },
    ]);
  });
});

describe('endAssignment', () => {
  // @proves C-endAssignment
  it('withdraws an assigned row once for parallel requests and lists it among the earlier ones', async () => {
    const classroom = await newClass();
    if (!classroom.coTeacher) throw new Error('the class has a co-teacher');
    const colleague = { ...classroom, session: await signIn(portal, classroom.coTeacher) };
    const assignmentId = await assign(classroom);
    const answers = await Promise.all([
      end(classroom, assignmentId),
      end(colleague, assignmentId),
      end(classroom, assignmentId),
    ]);
    expect(codesIn(answers)).toEqual({ GEN_000: 3 });
    expect(await list(classroom)).toMatchObject({ assignments: [], hasEarlier: true });
    const earlier = await list(classroom, { earlier: '1' });
    expect(earlier.assignments).toMatchObject([{ assignmentId, state: 'ended' }]);
  });

  // @proves M-ASG_001
  it('rejects an assignment of another classroom with ASG_001', async () => {
    const [mine, other] = [await newClass(), await newClass()];
    const assignmentId = await assign(other);
    for (const id of [assignmentId, 'x', crypto.randomUUID()]) {
      expectError(await end(mine, id), 'ASG_001');
    }
    expect((await list(other)).assignments).toHaveLength(1);
  });
});

describe('Access to assigned rows', () => {
  // @proves C-listAssignments
  it('rejects a co-teacher who was removed from the classroom with CLS_001', async () => {
    const classroom = await newClass();
    if (!classroom.coTeacher) throw new Error('the class has a co-teacher');
    const colleague = { ...classroom, session: await signIn(portal, classroom.coTeacher) };
    const assignmentId = String(
      expectSuccess(await tryToAssign(colleague, {}, 'theirs')).body.assignmentId,
    );
    expectSuccess(
      await portal.call('removeCoTeacher', {
        classRoomId: classroom.id,
        educatorId: classroom.coTeacher.id,
        ...classroom.session,
      }),
    );
    const outsider = {
      ...classroom,
      session: await signIn(portal, await makeEducator(portal.db)),
    };
    for (const room of [colleague, outsider]) {
      expectError(await tryToList(room), 'CLS_001');
      expectError(await tryToAssign(room), 'CLS_001');
      expectError(await end(room, assignmentId), 'CLS_001');
    }
    // A retried request does not return the assignment either.
    expectError(await tryToAssign(colleague, {}, 'theirs'), 'CLS_001');
    // The co-teacher's assignment stays in the classroom.
    expect((await list(classroom)).assignments).toMatchObject([{ assignmentId }]);
  });

  it('rejects a teacher who left the school with EDU_002 and keeps the assigned rows', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school, students: 1 });
    await assign(classroom);
    expectSuccess(
      await portal.call('removeSchoolTeacher', {
        teacherId: classroom.owner.id,
        ...(await signIn(portal, school.administrator)),
      }),
    );
    expectError(await tryToList(classroom), 'EDU_002');
    const left = await portal.db
      .selectFrom('assignments')
      .select('id')
      .where('classroom_id', '=', classroom.id)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('rejects calls about the assigned rows of a deleted classroom with CLS_001', async () => {
    const classroom = await newClass();
    const assignmentId = await assign(classroom);
    expectSuccess(
      await portal.call('deleteClassroom', { classRoomId: classroom.id, ...classroom.session }),
    );
    expectError(await tryToList(classroom), 'CLS_001');
    expectError(await end(classroom, assignmentId), 'CLS_001');
  });

  // @proves C-listAssignments
  it('adds a student who joins to an open assignment and omits a student who leaves', async () => {
    const classroom = await newClass(1);
    await assign(classroom);
    const late = await makeStudent(portal.db);
    await enroll(portal, classroom.id, late.id, 'code');
    expect((await list(classroom)).assignments[0]?.students).toHaveLength(2);
    expectSuccess(
      await portal.call('removeStudentfromClass', {
        classRoomId: classroom.id,
        studentId: late.id,
        ...classroom.session,
      }),
    );
    expect((await list(classroom)).assignments[0]?.students).toHaveLength(1);
  });

  it('keeps all database invariants after assigning and withdrawing rows', async () => {
    await expectInvariants(portal.db);
  });
});
