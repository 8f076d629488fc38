import { ANSWERS_AT_ONCE } from '@wonderfield/contract/limits';
import { visitorAfter } from '@wonderfield/contract/play/field';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asOwner } from '../../../../testing/database/as-owner.ts';
import { expectError } from '../../../../testing/expect-response.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { missedAnswer, openGame, rightAnswer } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const makePlayer = () => makeStudent(portal.db, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
const startGame = async () => {
  const student = await makePlayer();
  return { student, ...(await openGame(portal, student)) };
};
const answersOf = (userId: string) =>
  portal.db.selectFrom('play_answers').selectAll().where('user_id', '=', userId).execute();
const growthOf = (userId: string) =>
  portal.db.selectFrom('skill_growth').selectAll().where('user_id', '=', userId).execute();
const sumOf = async (userId: string) => {
  const rows = await portal.db
    .selectFrom('skill_days')
    .select(['answers', 'right_answers'])
    .where('user_id', '=', userId)
    .execute();
  return rows.reduce(
    (sum, row) => ({ answers: sum.answers + row.answers, right: sum.right + row.right_answers }),
    { answers: 0, right: 0 },
  );
};

describe('saveAnswers', () => {
  it('finishes a row after six right answers and returns the harvest', async () => {
    const { student, playRow, field } = await startGame();
    const { rows, harvests } = await playRow('math', [2]);
    expect(rows[0]?.tasks.every(({ isGrown }) => isGrown)).toBe(true);
    expect(harvests).toEqual([
      {
        rowId: rows[0]?.rowId,
        subject: 'math',
        rows: 1,
        learned: expect.arrayContaining([
          { skillName: rows[0]?.tasks[0]?.skillName, before: 'seed', after: expect.any(String) },
        ]),
        cameBack: 1,
        visitor: visitorAfter('math', 1),
      },
    ]);
    expect(await answersOf(student.id)).toHaveLength(7);
    const { places } = await field();
    expect(places.find(({ subject }) => subject === 'math')).toMatchObject({
      rows: 1,
      hasOpenRow: false,
    });
  });

  it('counts only first attempts', async () => {
    const { student, playRow } = await startGame();
    await playRow('math', [0, 1]);
    expect(await sumOf(student.id)).toEqual({ answers: 6, right: 4 });
    const growths = await growthOf(student.id);
    expect(growths.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
  });

  it('stores the misconception of a wrong answer', async () => {
    const { student, deal, save } = await startGame();
    const row = await deal('math');
    const task = row.tasks[0];
    if (!task) throw new Error('a row has tasks');
    const answer = missedAnswer(row, task);
    const { misconception = null } = buildQuestion(task).explain(answer.given);
    await save([answer]);
    const [kept] = await answersOf(student.id);
    expect(kept).toMatchObject({
      is_right: false,
      attempt: 1,
      skill_id: task.skillId,
      slip: misconception,
    });
    const [growth] = await growthOf(student.id);
    expect(growth?.recent_slips).toEqual(misconception === null ? [] : [misconception]);
  });

  it('returns a visitor with the first and the third row at a place', async () => {
    const { playRow } = await startGame();
    const visitors = [];
    for (let row = 1; row <= 3; row += 1) {
      visitors.push((await playRow('math')).harvests[0]?.visitor);
    }
    expect(visitors).toEqual(['robin', undefined, 'hedgehog']);
  });
});

describe('saveAnswers: repeated answers', () => {
  it('ignores repeated answers and returns the harvest again', async () => {
    const { student, deal, save } = await startGame();
    const row = await deal('math');
    const answers = row.tasks.map((task) => rightAnswer(row, task));
    const first = await save(answers);
    const [growth] = await growthOf(student.id);
    expect(await save(answers)).toEqual(first);
    expect(await save(answers.slice(0, 2))).toEqual(first);
    expect(await answersOf(student.id)).toHaveLength(6);
    expect((await growthOf(student.id))[0]).toEqual(growth);
    expect(await sumOf(student.id)).toEqual({ answers: 6, right: 6 });
  });

  // @proves D-6-game
  it('counts answers once when eight tabs send them in parallel', async () => {
    const { student, deal, save } = await startGame();
    const row = await deal('math');
    const answers = row.tasks.map((task) => rightAnswer(row, task));
    const saved = await Promise.all(Array.from({ length: 8 }, () => save(answers)));
    expect(saved.map(({ harvests }) => harvests[0]?.rows)).toEqual(Array(8).fill(1));
    expect(await answersOf(student.id)).toHaveLength(6);
  });

  it('keeps a wrong first attempt when a right one is sent later', async () => {
    const { student, deal, save } = await startGame();
    const row = await deal('math');
    const [task] = row.tasks;
    if (!task) throw new Error('a row has tasks');
    await save([missedAnswer(row, task, 1)]);
    const { rows } = await save([rightAnswer(row, task, 1)]);
    expect(rows[0]?.tasks[0]).toMatchObject({ tries: 1, isGrown: false });
    expect(await sumOf(student.id)).toEqual({ answers: 1, right: 0 });
  });

  it('ignores an answer that skips an attempt', async () => {
    const { student, deal, save } = await startGame();
    const row = await deal('math');
    const [task] = row.tasks;
    if (!task) throw new Error('a row has tasks');
    await save([rightAnswer(row, task, 2)]);
    expect(await answersOf(student.id)).toHaveLength(0);
  });
});

describe('saveAnswers: forged answers', () => {
  // @proves M-PLY_004
  it('rejects answers to another player’s or an unknown row with PLY_004', async () => {
    const one = await startGame();
    const other = await startGame();
    const row = await one.deal('math');
    const own = await other.deal('math');
    const [task, ownTask] = [row.tasks[0], own.tasks[0]];
    if (!task || !ownTask) throw new Error('rows have tasks');
    for (const rowId of [row.rowId, '00000000-0000-0000-0000-000000000000', 'no id', '']) {
      const answers = [rightAnswer(own, ownTask), { ...rightAnswer(row, task), rowId }];
      expectError(await other.call('saveAnswers', { answers }), 'PLY_004');
    }
    expect(await answersOf(other.student.id)).toHaveLength(0);
  });

  // @proves M-PLY_004
  it('rejects an answer with an unknown seed with PLY_004', async () => {
    const { call, deal } = await startGame();
    const row = await deal('math');
    const answers = [{ rowId: row.rowId, seed: 123, attempt: 1, given: [1] }];
    expectError(await call('saveAnswers', { answers }), 'PLY_004');
  });

  it('counts impossible answers as wrong', async () => {
    const { deal, save } = await startGame();
    const row = await deal('math');
    const [task] = row.tasks;
    if (!task) throw new Error('a row has tasks');
    const odd = [[], [-1], [1e308], [0.5], Array(12).fill(7)];
    const answers = odd.map((given, index) => ({
      ...rightAnswer(row, task, index + 1),
      given,
    }));
    const { rows } = await save(answers);
    expect(rows[0]?.tasks[0]).toMatchObject({ tries: odd.length, isGrown: false });
  });

  it.each([
    [
      'ten thousand in one request',
      Array(10_000).fill({ rowId: 'x', seed: 1, attempt: 1, given: [1] }),
    ],
    [
      'one more than allowed',
      Array(ANSWERS_AT_ONCE + 1).fill({ rowId: 'x', seed: 1, attempt: 1, given: [1] }),
    ],
    ['none', []],
    ['words instead of numbers', [{ rowId: 'x', seed: 'one', attempt: 1, given: ['two'] }]],
    ['a text instead of a list', 'all of them'],
    ['a fraction as the attempt number', [{ rowId: 'x', seed: 1, attempt: 0.5, given: [1] }]],
  ])('rejects invalid answers: %s', async (_, answers) => {
    const { call } = await startGame();
    const response = await call('saveAnswers', { answers });
    expect(['VAL_001', 'VAL_002', 'VAL_004']).toContain(response.body.msgCode);
  });
});

it('saves nothing of a batch if one write fails', async () => {
  const { student, call, deal, save, field } = await startGame();
  const row = await deal('math');
  const answers = row.tasks.map((task) => rightAnswer(row, task));
  await asOwner(portal.databaseUrl, sql`alter table play_places rename to play_places_away`);
  expect((await call('saveAnswers', { answers })).body.msgCode).toBe('SYS_001');
  await asOwner(portal.databaseUrl, sql`alter table play_places_away rename to play_places`);
  expect(await answersOf(student.id)).toHaveLength(0);
  expect(await growthOf(student.id)).toHaveLength(0);
  // The game sends the answers again.
  expect((await save(answers)).harvests).toHaveLength(1);
  expect((await field()).places.find(({ subject }) => subject === 'math')?.rows).toBe(1);
});

it('keeps the growth of an account separate from accounts merged into it', async () => {
  const merged = await startGame();
  const row = await merged.deal('math');
  await merged.save(row.tasks.map((task) => missedAnswer(row, task)));
  const kept = await startGame();
  const fold = (into: string | null) =>
    portal.db
      .updateTable('students')
      .set({ folded_into: into })
      .where('user_id', '=', merged.student.id)
      .execute();
  await fold(kept.student.id);
  for (let rows = 0; rows < 4; rows += 1) await kept.playRow('math');
  await fold(null);
  const growths = await growthOf(kept.student.id);
  expect(growths.every(({ recent }) => !recent.includes('0'))).toBe(true);
  expect(growths.reduce((sum, { answers }) => sum + answers, 0)).toBe(24);
});

it('counts rows of accounts that were merged twice', async () => {
  const [first, second, third] = [await startGame(), await startGame(), await startGame()];
  await first.playRow('math');
  await second.playRow('math');
  for (const [one, into] of [
    [first, second],
    [second, third],
  ] as const) {
    await portal.db
      .updateTable('students')
      .set({ folded_into: into.student.id })
      .where('user_id', '=', one.student.id)
      .execute();
  }
  expect((await third.playRow('math')).harvests[0]?.rows).toBe(3);
});

it('returns PLY_001 when the child is erased during the call', async () => {
  const { call } = await startGame();
  await asOwner(
    portal.databaseUrl,
    sql`alter table play_days add constraint nobody foreign key (user_id) references operators (id) not valid`,
  );
  const response = await call('openField');
  await asOwner(portal.databaseUrl, sql`alter table play_days drop constraint nobody`);
  expectError(response, 'PLY_001');
});

it('continues with the growth of an account merged into this one', async () => {
  const merged = await startGame();
  await merged.playRow('math');
  await merged.playRow('math');
  const kept = await startGame();
  await portal.db
    .updateTable('students')
    .set({ folded_into: kept.student.id })
    .where('user_id', '=', merged.student.id)
    .execute();
  const { harvests } = await kept.playRow('math');
  expect(harvests[0]).toMatchObject({ rows: 3, visitor: 'hedgehog' });
});
