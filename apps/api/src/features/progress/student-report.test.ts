import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, successOf } from '../../../testing/expect-response.ts';
import { makeAssignment } from '../../../testing/factories/make-assignment.ts';
import { enroll, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeSchool, makeSchoolTeacher } from '../../../testing/factories/make-school.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { assignmentTools } from '../../../testing/scenarios/assignments.ts';
import { missedAnswer, rightAnswer } from '../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { play } = assignmentTools(portal);
const NOT_AN_OPTION = 'Please choose one of the options';
const DAY_MS = 24 * 60 * 60 * 1000;

const newClass = async (students = 1) => {
  const classroom = await makeClassroom(portal, { students });
  const [student] = classroom.students;
  if (!student) throw new Error('the class has students');
  return { ...classroom, student };
};
type Classroom = Awaited<ReturnType<typeof newClass>>;
const ask = (
  { id, session, student }: Pick<Classroom, 'id' | 'session' | 'student'>,
  fields = {},
) =>
  portal.call('getStudentReport', {
    classRoomId: id,
    studentId: student.id,
    ...session,
    ...fields,
  });
const read = async (classroom: Classroom, fields = {}) =>
  successOf<StudentReport>(await ask(classroom, fields));

describe('getStudentReport', () => {
  // @proves C-getStudentReport
  it('returns a student who has not played, without results', async () => {
    const classroom = await newClass();
    const report = await read(classroom);
    expect(report).toMatchObject({
      classroomName: classroom.name,
      grade: '3',
      student: { studentId: classroom.student.id, username: classroom.student.email },
      roster: { position: 1, total: 1 },
      // The portal's clock is set to a Sunday.
      today: '2026-11-15',
      period: { from: '2026-10-19', to: '2026-11-15' },
      thisWeek: { minutes: 0, days: 0 },
      rows: { inPeriod: 0, inAll: 0 },
      questions: 0,
      skills: [],
      mistakes: [],
      assignments: [],
    });
    expect(report.lastActive).toBeUndefined();
    expect(report.weeks).toHaveLength(4);
  });

  // @proves C-getStudentReport
  it('returns skills, minutes, days and rows of the period', async () => {
    const classroom = await newClass();
    const game = await play(classroom.student);
    await game.field();
    portal.clock.advance(120_000);
    await game.playRow('math', [0]);
    const report = await read(classroom);
    expect(report).toMatchObject({
      lastActive: report.today,
      thisWeek: { minutes: 2, days: 1 },
      played: { minutes: 2, days: 1 },
      rows: { inPeriod: 1, inAll: 1 },
      questions: 6,
      right: 5,
    });
    expect(report.skills.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
    for (const skill of report.skills) {
      expect(skill.isRated).toBe(skill.answers >= 4);
      expect(skill).toMatchObject({ days: 1, lastDay: report.today, isInPeriod: true });
      expect([1, 2, 3]).toContain(skill.level);
    }
  });

  it('returns earlier skills as not practiced in the period, and counts only its rows', async () => {
    const before = await newClass();
    await (await play(before.student)).playRow('math');
    portal.clock.advance(60 * DAY_MS);
    const classroom = { ...before, session: await signIn(portal, before.owner) };
    const recent = await read(classroom);
    expect(recent).toMatchObject({ rows: { inPeriod: 0, inAll: 1 }, questions: 0 });
    expect(recent.skills.length).toBeGreaterThan(0);
    expect(recent.skills.every(({ isInPeriod }) => !isInPeriod)).toBe(true);
    const { lastActive } = recent;
    const earlier = await read(classroom, { from: lastActive, to: lastActive });
    expect(earlier).toMatchObject({ rows: { inPeriod: 1, inAll: 1 }, questions: 6 });
    expect(earlier.period).toEqual({ from: lastActive, to: lastActive });
  });

  // @proves C-getStudentReport
  it('returns a repeated mistake with its last question and both answers', async () => {
    const classroom = await newClass();
    const game = await play(classroom.student);
    const assignmentId = await makeAssignment(portal, classroom, { skillIds: ['equal-groups'] });
    const row = await game.dealAssigned(assignmentId);
    await game.save(row.tasks.map((task) => missedAnswer(row, task)));
    await portal.db
      .updateTable('play_answers')
      .set({ slip: 'addsThem' })
      .where('user_id', '=', classroom.student.id)
      .execute();
    const { mistakes } = await read(classroom);
    expect(mistakes).toMatchObject([
      {
        skillId: 'equal-groups',
        whatHappened: 'Adds the number of groups to the size of a group.',
        times: 6,
      },
    ]);
    expect(mistakes[0]?.example.given).not.toBe(mistakes[0]?.example.right);
    // Second attempts are learning and do not count.
    await game.save(row.tasks.map((task) => missedAnswer(row, task, 2)));
    await portal.db
      .updateTable('play_answers')
      .set({ slip: 'addsThem' })
      .where('user_id', '=', classroom.student.id)
      .execute();
    expect((await read(classroom)).mistakes[0]?.times).toBe(6);
  });

  it('returns the student’s assigned rows and no row of other students', async () => {
    const classroom = await newClass(2);
    const other = classroom.students[1];
    const shared = await makeAssignment(portal, classroom, { inDays: 2 });
    await makeAssignment(portal, classroom, { studentIds: [String(other?.id)] });
    const game = await play(classroom.student);
    const row = await game.dealAssigned(shared);
    await game.save(row.tasks.map((task) => rightAnswer(row, task)));
    const { assignments, today } = await read(classroom);
    expect(assignments).toMatchObject([
      {
        assignmentId: shared,
        skills: [{ skillId: 'equal-groups' }],
        state: 'open',
        status: { studentId: classroom.student.id, state: 'done', doneOn: today, right: 6 },
      },
    ]);
  });

  it('returns the neighbors on the roster, which is in name order', async () => {
    const classroom = await newClass(3);
    const reports: StudentReport[] = [];
    for (const { id } of classroom.students) {
      reports.push(await read(classroom, { studentId: id }));
    }
    const inOrder = reports.toSorted((a, b) => a.roster.position - b.roster.position);
    const ids = inOrder.map(({ student }) => student.studentId);
    expect(inOrder.map(({ roster }) => roster)).toEqual([
      { position: 1, total: 3, nextId: ids[1] },
      { position: 2, total: 3, previousId: ids[0], nextId: ids[2] },
      { position: 3, total: 3, previousId: ids[1] },
    ]);
  });

  it('counts answers and mistakes of an account merged into the one on the roster', async () => {
    const classroom = await newClass(2);
    const merged = classroom.students[1];
    if (!merged) throw new Error('the class has two students');
    await (await play(merged)).playRow('math');
    await portal.db
      .updateTable('students')
      .set({ folded_into: classroom.student.id })
      .where('user_id', '=', merged.id)
      .execute();
    expect(await read(classroom)).toMatchObject({ questions: 6, rows: { inPeriod: 1, inAll: 1 } });
  });
});

describe('getStudentReport access', () => {
  // @proves C-getStudentReport
  it('rejects a removed, a foreign and an unknown student with STU_001', async () => {
    const classroom = await newClass();
    const elsewhere = await newClass();
    expectSuccess(
      await portal.call('removeStudentfromClass', {
        classRoomId: classroom.id,
        studentId: classroom.student.id,
        ...classroom.session,
      }),
    );
    expectError(await ask(classroom), 'STU_001');
    for (const studentId of [elsewhere.student.id, 'unknown', '', classroom.owner.id]) {
      expectError(await ask(classroom, { studentId }), 'STU_001');
    }
    // The student's other class still shows the report.
    await enroll(portal, elsewhere.id, classroom.student.id);
    expectSuccess(await ask({ ...elsewhere, student: classroom.student }));
  });

  // @proves C-getStudentReport
  it('rejects a co-teacher as soon as the co-teacher has left with CLS_001', async () => {
    const made = await makeClassroom(portal, { students: 1, coTeacher: true });
    const [student] = made.students;
    if (!student || !made.coTeacher) throw new Error('the class has a student and a co-teacher');
    const coTeacher = { id: made.id, session: await signIn(portal, made.coTeacher), student };
    expectSuccess(await ask(coTeacher));
    await portal.db
      .deleteFrom('classroom_teachers')
      .where('educator_id', '=', made.coTeacher.id)
      .execute();
    expectError(await ask(coTeacher), 'CLS_001');
  });

  it('rejects a teacher of another class, also for a student of both, with CLS_001', async () => {
    const classroom = await newClass();
    const other = await newClass();
    await enroll(portal, other.id, classroom.student.id);
    expectError(await ask({ ...classroom, session: other.session }), 'CLS_001');
  });

  it('rejects a teacher of another school with CLS_001 and returns the school to its own', async () => {
    const school = await makeSchool(portal);
    const made = await makeClassroom(portal, { students: 1, school });
    const [student] = made.students;
    if (!student) throw new Error('the class has students');
    const report = successOf<StudentReport>(await ask({ ...made, student }));
    expect(report.schoolName).toBe(school.name);
    const otherTeacher = await makeSchoolTeacher(portal, await makeSchool(portal));
    const session = await signIn(portal, otherTeacher);
    expectError(await ask({ id: made.id, session, student }), 'CLS_001');
  });

  it('returns the report of an archived class, which stays readable', async () => {
    const made = await makeClassroom(portal, { students: 1, archived: true });
    const [student] = made.students;
    if (!student) throw new Error('the class has students');
    expectSuccess(await ask({ ...made, student }));
  });

  it('rejects invalid days with VAL_001', async () => {
    const classroom = await newClass();
    for (const from of ['last week', '2026-02-30', '2026-11-16T00:00', '']) {
      expectError(await ask(classroom, { from }), 'VAL_001', { from: NOT_AN_OPTION });
    }
  });
});
