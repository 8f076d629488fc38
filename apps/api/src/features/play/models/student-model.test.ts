import type { SkillState } from '@wonderfield/mastery/student';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { siblingSeed } from '@wonderfield/questions/skill';
import { describe, expect, it } from 'vitest';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { missedAnswer, openGame, rightAnswer } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const newPlayer = () => makeStudent(portal.db, { avatar: { name: 'Foxglove', look: 'bloom-3' } });

const subjectsOf = (id: string) =>
  portal.db.selectFrom('mastery_subjects').selectAll().where('user_id', '=', id).execute();

const skillsOf = async (id: string) =>
  Object.assign({}, ...(await subjectsOf(id)).map(({ skills }) => skills)) as Record<
    string,
    SkillState
  >;

const growthsOf = (id: string) =>
  portal.db
    .selectFrom('skill_growth')
    .select(['skill_id', 'stage', 'best_stage', 'answers', 'rating'])
    .where('user_id', '=', id)
    .orderBy('skill_id')
    .execute();

/** Deletes what the model knows, as before its release. */
const forgetModel = async (id: string) => {
  await portal.db.deleteFrom('mastery_subjects').where('user_id', '=', id).execute();
  await portal.db.deleteFrom('mastery_students').where('user_id', '=', id).execute();
};

describe('mastery model of a player', () => {
  // @proves D-6-mastery, D-9-answers-counted-again
  it('counts the stored answers once more, and no plant shrinks', async () => {
    const student = await newPlayer();
    const game = await openGame(portal, student);
    for (let row = 0; row < 4; row += 1) await game.playRow('math');
    const before = await subjectsOf(student.id);
    await portal.db
      .updateTable('skill_growth')
      .set({ best_stage: 'bloom' })
      .where('user_id', '=', student.id)
      .execute();
    await forgetModel(student.id);
    await game.field();
    const after = await subjectsOf(student.id);
    expect(after.map(({ answers }) => answers)).toEqual(before.map(({ answers }) => answers));
    expect(after[0]?.mean).toBeCloseTo(before[0]?.mean ?? Number.NaN, 4);
    const growths = await growthsOf(student.id);
    expect(growths.every(({ best_stage }) => best_stage === 'bloom')).toBe(true);
  });

  it('counts each answer once, also when it is sent again', async () => {
    const student = await newPlayer();
    const game = await openGame(portal, student);
    const row = await game.deal('math');
    const answers = row.tasks.map((task) => rightAnswer(row, task));
    await game.save(answers);
    const [once] = await subjectsOf(student.id);
    await game.save(answers);
    expect(await subjectsOf(student.id)).toEqual([once]);
  });

  // @proves D-9-steps
  it('measures the second attempt at a sibling question, but not at the same question', async () => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    const means: number[] = [];
    for (const [student, sibling] of [
      [first, undefined],
      [second, 1],
    ] as const) {
      const game = await openGame(portal, student);
      const row = await game.deal('math');
      const [task] = row.tasks;
      if (!task) throw new Error('The row has tasks.');
      await game.save([missedAnswer(row, task)]);
      const missed = await skillsOf(student.id);
      const seed = sibling ? siblingSeed(task.seed, sibling) : task.seed;
      const given = [...buildQuestion({ ...task, seed }).answer];
      const retry = { rowId: row.rowId, seed: task.seed, attempt: 2, given };
      const { rows } = await game.save([sibling ? { ...retry, sibling } : retry]);
      expect(rows[0]?.tasks[0]).toMatchObject({ tries: 2, isGrown: true });
      const after = await skillsOf(student.id);
      means.push((after[task.skillId]?.mean ?? 0) - (missed[task.skillId]?.mean ?? 0));
    }
    expect(means[0]).toBe(0);
    expect(means[1]).toBeGreaterThan(0);
  });

  it('rejects a sibling that the attempt cannot have asked with PLY_004', async () => {
    const student = await newPlayer();
    const game = await openGame(portal, student);
    const row = await game.deal('math');
    const [task] = row.tasks;
    if (!task) throw new Error('The row has tasks.');
    const response = await game.call('saveAnswers', {
      answers: [{ ...rightAnswer(row, task), sibling: 1 }],
    });
    expect(response.body.msgCode).toBe('PLY_004');
  });

  it('grows a plant after the third sibling, whose solution the page shows', async () => {
    const student = await newPlayer();
    const game = await openGame(portal, student);
    const row = await game.deal('math');
    const [task] = row.tasks;
    if (!task) throw new Error('The row has tasks.');
    const miss = missedAnswer(row, task);
    const attempts = [0, 1, 2].map((sibling) => ({ ...miss, attempt: sibling + 1, sibling }));
    const { rows } = await game.save(attempts.map((answer) => ({ ...answer, given: [9e8] })));
    expect(rows[0]?.tasks[0]).toMatchObject({ tries: 3, isGrown: true });
  });

  it('moves a right answer after a hint less', async () => {
    const [plain, hinted] = [await newPlayer(), await newPlayer()];
    const means: number[] = [];
    for (const [student, isHinted] of [
      [plain, false],
      [hinted, true],
    ] as const) {
      const game = await openGame(portal, student);
      const row = await game.deal('math');
      await game.save(row.tasks.map((task) => ({ ...rightAnswer(row, task), hinted: isHinted })));
      const [math] = await subjectsOf(student.id);
      means.push(math?.mean ?? 0);
    }
    expect(means[1]).toBeLessThan(means[0] ?? 0);
  });

  it('keeps what a student knows when the enrolled grade changes', async () => {
    const student = await newPlayer();
    const game = await openGame(portal, student);
    for (let row = 0; row < 3; row += 1) await game.playRow('math');
    const [before] = await subjectsOf(student.id);
    await portal.db
      .updateTable('students')
      .set({ grade: String((before?.grade ?? 0) + 1) })
      .where('user_id', '=', student.id)
      .execute();
    await game.playRow('math');
    const [after] = await subjectsOf(student.id);
    expect(after?.grade).toBe((before?.grade ?? 0) + 1);
    // A grade is 0.8 logits, and the answers of one more row move the level a little.
    expect((before?.mean ?? 0) - (after?.mean ?? 0)).toBeGreaterThan(0.2);
  });
});

describe('replay-answers', () => {
  it('counts the answers of every player without a model', async () => {
    const students = [await newPlayer(), await newPlayer()];
    for (const student of students) {
      await (await openGame(portal, student)).playRow('math');
      await forgetModel(student.id);
    }
    await portal.runJob('replay-answers');
    for (const { id } of students) expect(await subjectsOf(id)).toHaveLength(1);
  });
});
