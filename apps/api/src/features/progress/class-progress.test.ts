import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, successOf } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { missedAnswer, openGame } from '../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const name = (student: MadeUser) =>
  portal.db
    .updateTable('students')
    .set({ avatar_name: 'Foxglove', avatar_look: 'bloom-3', subjects: ['math'] })
    .where('user_id', '=', student.id)
    .execute();
const play = async (student: MadeUser) => {
  await name(student);
  return openGame(portal, student);
};
/** Plays a row with only wrong first attempts. */
const answerWrong = async (student: MadeUser) => {
  const game = await play(student);
  const row = await game.deal('math');
  await game.save(row.tasks.map((task) => missedAnswer(row, task)));
  return row;
};
/** Sets what the skills of a student say after several rows. */
const practice = async ({ id }: MadeUser, { stage, recent }: { stage: string; recent: string }) => {
  const { db } = portal;
  await db.updateTable('skill_growth').set({ stage, recent }).where('user_id', '=', id).execute();
  const answers = recent.length;
  await db.updateTable('skill_days').set({ answers }).where('user_id', '=', id).execute();
};
const answerWrongOften = async (student: MadeUser) => {
  await answerWrong(student);
  await practice(student, { stage: 'seed', recent: '000000' });
};
const newClass = (students: number) => makeClassroom(portal, { students });
type Classroom = Awaited<ReturnType<typeof newClass>>;
const askPeriod = (classroom: Pick<Classroom, 'id' | 'session'>, period: object) =>
  portal.call('getClassProgress', { classRoomId: classroom.id, ...classroom.session, ...period });
const ask = (classroom: Pick<Classroom, 'id' | 'session'>) => askPeriod(classroom, {});
const readPeriod = async (classroom: Classroom, period: object) =>
  successOf<ClassProgress>(await askPeriod(classroom, period));
const read = async (classroom: Classroom) => successOf<ClassProgress>(await ask(classroom));

describe('getClassProgress', () => {
  it('lists all students of the roster, including those who have not played', async () => {
    const classroom = await newClass(3);
    const progress = await read(classroom);
    expect(progress.students.map(({ studentId }) => studentId).sort()).toEqual(
      classroom.students.map(({ id }) => id).sort(),
    );
    expect(progress).toMatchObject({ skills: [], help: [], groups: [], ready: [] });
  });

  // @proves C-getClassProgress
  it('returns each student’s skills with their standards', async () => {
    const classroom = await newClass(2);
    const [one] = classroom.students;
    if (!one) throw new Error('the class has students');
    await (await play(one)).playRow('math');
    const { students, skills } = await read(classroom);
    const cells = students.find(({ studentId }) => studentId === one.id)?.cells ?? [];
    expect(cells.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
    expect(skills.map(({ skillId }) => skillId).sort()).toEqual(
      cells.map(({ skillId }) => skillId).sort(),
    );
    expect(skills.every(({ standards }) => standards.length > 0)).toBe(true);
    expect(cells.every(({ percent }) => percent === 100)).toBe(true);
  });

  // @proves C-getClassProgress
  it('returns stage, level, questions, right ones and days of each skill', async () => {
    const classroom = await newClass(1);
    const [student] = classroom.students;
    if (!student) throw new Error('the class has students');
    await (await play(student)).playRow('math', [0]);
    const [cells] = (await read(classroom)).students.map((row) => row.cells);
    expect(cells?.reduce((sum, { right }) => sum + right, 0)).toBe(5);
    for (const cell of cells ?? []) {
      expect([1, 2, 3]).toContain(cell.level);
      expect(cell).toMatchObject({ days: 1, isRated: cell.answers >= 4 });
    }
  });

  // @proves C-getClassProgress
  it('returns only skills and questions of the chosen days, and help regardless of them', async () => {
    const before = await newClass(2);
    for (const student of before.students) await answerWrongOften(student);
    const { today } = await read(before);
    portal.clock.advance(2 * 24 * 60 * 60 * 1000);
    const classroom = { ...before, session: await signIn(portal, before.owner) };
    const later = await readPeriod(classroom, { from: (await read(classroom)).today });
    expect(later.skills).toEqual([]);
    expect(later.students.every(({ cells }) => cells.length === 0)).toBe(true);
    expect(later.help.length).toBeGreaterThan(0);
    const earlier = await readPeriod(classroom, { from: today, to: today });
    const cells = earlier.students.flatMap((row) => row.cells);
    expect(cells.reduce((sum, { answers }) => sum + answers, 0)).toBe(72);
    expect((await askPeriod(classroom, { from: 'yesterday' })).body.msgCode).toBe('VAL_001');
  });

  // @proves C-getClassProgress
  it('returns students who need help with reasons and suggestions, and groups them', async () => {
    const classroom = await newClass(5);
    for (const student of classroom.students) await answerWrongOften(student);
    const { help, groups } = await read(classroom);
    expect(help).toHaveLength(3);
    expect(new Set(help.map(({ studentId }) => studentId)).size).toBe(3);
    for (const { whatHappened, toTry } of help) {
      expect(whatHappened).toMatch(/\.$/);
      expect(toTry).toMatch(/\.$/);
    }
    expect(groups[0]?.studentIds.length).toBeGreaterThanOrEqual(2);
  });

  it('reports a skill that most of the class has', async () => {
    const classroom = await newClass(3);
    for (const student of classroom.students) {
      await (await play(student)).playRow('math');
      await practice(student, { stage: 'bud', recent: '111111' });
    }
    const { ready } = await read(classroom);
    expect(ready[0]).toMatchObject({ students: 3, of: 3 });
  });

  // @proves C-getClassProgress
  it('omits students who left the class', async () => {
    const classroom = await newClass(2);
    const [gone] = classroom.students;
    if (!gone) throw new Error('the class has students');
    await answerWrong(gone);
    expectSuccess(
      await portal.call('removeStudentfromClass', {
        classRoomId: classroom.id,
        studentId: gone.id,
        ...classroom.session,
      }),
    );
    const { students, skills, help } = await read(classroom);
    expect(students.map(({ studentId }) => studentId)).not.toContain(gone.id);
    expect(skills).toEqual([]);
    expect(help).toEqual([]);
  });

  // @proves C-getClassProgress
  it('rejects educators who do not teach the class with CLS_001', async () => {
    const classroom = await newClass(1);
    const outsider = await signIn(portal, await makeEducator(portal.db));
    expectError(await ask({ id: classroom.id, session: outsider }), 'CLS_001');
    for (const id of ['', 'nowhere', '00000000-0000-0000-0000-000000000000']) {
      expectError(await ask({ id, session: classroom.session }), 'CLS_001');
    }
  });

  it('counts answers of an account merged into the one on the roster', async () => {
    const classroom = await newClass(2);
    const [kept, merged] = classroom.students;
    if (!kept || !merged) throw new Error('the class has students');
    await (await play(merged)).playRow('math');
    await portal.db
      .updateTable('students')
      .set({ folded_into: kept.id })
      .where('user_id', '=', merged.id)
      .execute();
    const { students } = await read(classroom);
    const cells = students.find(({ studentId }) => studentId === kept.id)?.cells ?? [];
    expect(cells.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
  });
});
