import { randomUUID } from 'node:crypto';
import type { GivenAnswer, Row } from '@wonderfield/contract/play/game-calls';
import type { SkillState } from '@wonderfield/mastery/student';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { missedAnswer, openGame, rightAnswer } from '../../../../testing/scenarios/play-game.ts';
import { mergeTools } from '../../../../testing/scenarios/student-merges.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const SECOND_MS = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

const pass = (seconds: number) => portal.clock.advance(seconds * SECOND_MS);
const makePlayer = () => makeStudent(portal.db, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
type Game = Awaited<ReturnType<typeof openGame>>;
const along = async (game: Game) => {
  const response = await game.call('takeRowsAlong', { deviceKey: randomUUID() });
  return expectSuccess(response).body.rows as Row[];
};
/** Creates a student with offline rows and the answers the device stores. */
const goOffline = async (student?: MadeUser) => {
  const player = student ?? (await makePlayer());
  const game = await openGame(portal, player);
  await game.field();
  const rows = await along(game);
  return { student: player, game, rows };
};
const rowAt = (rows: readonly Row[], index: number) => {
  const row = rows[index];
  if (!row) throw new Error('a device has rows');
  return row;
};
/** Returns the answers to a row at a fixed interval, the last one a given time ago. */
const playedAgo = (row: Row, { last, every }: { last: number; every: number }): GivenAnswer[] =>
  row.tasks.map((task, index) => ({
    ...rightAnswer(row, task),
    secondsAgo: last + every * (row.tasks.length - 1 - index),
  }));
const answersOf = ({ id }: MadeUser) =>
  portal.db
    .selectFrom('play_answers')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('answered_at')
    .orderBy('position')
    .execute();
const dayCounts = async ({ id }: MadeUser) => {
  const days = await portal.db
    .selectFrom('play_days')
    .select(['day', 'seconds'])
    .where('user_id', '=', id)
    .orderBy('day')
    .execute();
  return days.map(({ seconds }) => seconds);
};

describe('Answers sent late', () => {
  it('stores late answers with the time when they were given', async () => {
    const { student, game, rows } = await goOffline();
    pass(2 * HOUR);
    const now = portal.deps.now().getTime();
    await game.save(playedAgo(rowAt(rows, 0), { last: HOUR, every: 30 }));
    const ago = (await answersOf(student)).map(
      ({ answered_at }) => (now - answered_at.getTime()) / SECOND_MS,
    );
    expect(ago).toEqual([150, 120, 90, 60, 30, 0].map((more) => HOUR + more));
    await expectInvariants(portal.db);
  });

  // @proves D-6-game-offline
  it('counts late answers of several days on their days in one batch', async () => {
    const { student, game, rows } = await goOffline();
    pass(3 * DAY);
    const back = await openGame(portal, student);
    await back.save([
      ...playedAgo(rowAt(rows, 0), { last: 2 * DAY, every: 20 }),
      ...playedAgo(rowAt(rows, 1), { last: DAY, every: 20 }),
      ...playedAgo(rowAt(rows, 2), { last: 60, every: 1 }),
    ]);
    const sums = await portal.db
      .selectFrom('skill_days')
      .select(({ fn }) => ['day', fn.sum<string>('answers').as('answers')])
      .where('user_id', '=', student.id)
      .groupBy('day')
      .orderBy('day')
      .execute();
    expect(sums.map(({ answers }) => Number(answers))).toEqual([6, 6, 6]);
    const finished = await portal.db
      .selectFrom('play_rows')
      .select('finished_at')
      .where('user_id', '=', student.id)
      .where('finished_at', 'is not', null)
      .orderBy('finished_at')
      .execute();
    const now = portal.deps.now().getTime();
    expect(finished.map((row) => now - (row.finished_at?.getTime() ?? 0))).toEqual(
      [2 * DAY, DAY, 60].map((ago) => ago * SECOND_MS),
    );
    expect((await game.call('openField')).body.msgCode).toBe('PLY_001');
    await expectInvariants(portal.db);
  });

  it('counts two offline days as two visits of a skill', async () => {
    const { student, rows } = await goOffline();
    pass(2 * DAY);
    const back = await openGame(portal, student);
    const first = rowAt(rows, 0);
    const skillId = first.tasks[0]?.skillId ?? '';
    const again = rows.find(
      (row) => row !== first && row.tasks.some((task) => task.skillId === skillId),
    );
    if (!again) throw new Error('No other row asks the skill.');
    await back.save(playedAgo(first, { last: DAY + HOUR, every: 1 }));
    await back.save(playedAgo(again, { last: 60, every: 1 }));
    const model = await portal.db
      .selectFrom('mastery_subjects')
      .select('skills')
      .where('user_id', '=', student.id)
      .where('subject', '=', first.subject)
      .executeTakeFirstOrThrow();
    const skills = model.skills as unknown as Record<string, SkillState>;
    expect(skills[skillId]?.review.days).toBe(2);
  });

  it('counts the time of late answers once, with at most two minutes per pause', async () => {
    const { student, game, rows } = await goOffline();
    pass(3 * HOUR);
    const batch = [
      ...playedAgo(rowAt(rows, 0), { last: 2 * HOUR, every: 40 }),
      // After a long pause.
      ...playedAgo(rowAt(rows, 1), { last: HOUR, every: 600 }),
    ];
    const { today } = await game.save(batch);
    const inThePast = 5 * 40 + 120 + 5 * 120;
    // The call itself ends a pause, too.
    expect(today.secondsPlayed).toBe(inThePast + 120);
    await game.save(batch);
    expect(await dayCounts(student)).toEqual([inThePast + 120]);
  });

  it('counts the same time in one batch or one by one, and overlapping times once', async () => {
    const storedTimes = async (save: (game: Game, batch: GivenAnswer[]) => Promise<unknown>) => {
      const { student, game, rows } = await goOffline();
      pass(3 * HOUR);
      await save(game, playedAgo(rowAt(rows, 0), { last: 2 * HOUR, every: 60 }));
      // Reports the same hour for another row.
      await save(game, playedAgo(rowAt(rows, 1), { last: 2 * HOUR, every: 60 }));
      return dayCounts(student);
    };
    const inOne = await storedTimes((game, batch) => game.save(batch));
    const oneByOne = await storedTimes(async (game, batch) => {
      for (const answer of batch) await game.save([answer]);
    });
    expect(inOne).toEqual([5 * 60 + 120]);
    expect(oneByOne).toEqual(inOne);
  });

  it('can use up the daily minutes with late answers', async () => {
    const student = await makePlayer();
    await portal.db
      .updateTable('students')
      .set({ daily_minutes: 5 })
      .where('user_id', '=', student.id)
      .execute();
    const { game, rows } = await goOffline(student);
    pass(HOUR);
    const { rest } = await game.save(playedAgo(rowAt(rows, 0), { last: 600, every: 90 }));
    expect(rest).toBe('over');
    expectError(await game.call('dealRow', { subject: 'math' }), 'PLY_003');
    // Answers given offline after the limit still count.
    const more = await game.save(playedAgo(rowAt(rows, 1), { last: 0, every: 1 }));
    expect(more.harvests).toHaveLength(1);
  });

  it('ignores late answers that are sent again', async () => {
    const { student, game, rows } = await goOffline();
    pass(HOUR);
    const batch = playedAgo(rowAt(rows, 0), { last: 600, every: 20 });
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => game.save(batch)));
    for (const other of others) expect(other.harvests).toEqual(first?.harvests);
    const kept = await answersOf(student);
    pass(DAY);
    await (await openGame(portal, student)).save(batch);
    expect(await answersOf(student)).toEqual(kept);
  });
});

describe('Forged answer times', () => {
  it.each([
    ['before the row was dealt', 400 * DAY],
    ['that is absurdly long ago', 1e300],
  ])('dates an answer with a time %s to when the row was dealt', async (_, secondsAgo) => {
    const { student, game, rows } = await goOffline();
    const dealtAt = portal.deps.now();
    pass(2 * HOUR);
    const [task] = rowAt(rows, 0).tasks;
    if (!task) throw new Error('a row has tasks');
    await game.save([{ ...rightAnswer(rowAt(rows, 0), task), secondsAgo }]);
    expect((await answersOf(student))[0]?.answered_at).toEqual(dealtAt);
    await expectInvariants(portal.db);
  });

  // @proves D-6-game-offline
  it('never dates an answer before the previous one in the batch', async () => {
    const { student, game, rows } = await goOffline();
    pass(2 * HOUR);
    const row = rowAt(rows, 0);
    const ago = [600, 3000, 60, 7000, 0, 6000];
    await game.save(
      row.tasks.map((task, index) => ({
        ...rightAnswer(row, task),
        secondsAgo: ago[index] ?? 0,
      })),
    );
    const now = portal.deps.now().getTime();
    const kept = (await answersOf(student)).map(
      ({ answered_at }) => (now - answered_at.getTime()) / SECOND_MS,
    );
    expect(kept).toEqual([600, 600, 60, 60, 0, 0]);
  });

  it.each([-1, -1e9, 'yesterday', null])(
    'rejects the answer time %j as invalid',
    async (secondsAgo) => {
      const { game, rows } = await goOffline();
      const [task] = rowAt(rows, 0).tasks;
      if (!task) throw new Error('a row has tasks');
      const answers = [{ ...rightAnswer(rowAt(rows, 0), task), secondsAgo }];
      expect((await game.call('saveAnswers', { answers })).body.msgCode).toMatch(/^VAL_/);
    },
  );

  it('does not let a late answer replace an earlier wrong one', async () => {
    const { student, game, rows } = await goOffline();
    pass(2 * HOUR);
    const row = rowAt(rows, 0);
    const [task] = row.tasks;
    if (!task) throw new Error('a row has tasks');
    await game.save([{ ...missedAnswer(row, task, 1), secondsAgo: 60 }]);
    await game.save([{ ...rightAnswer(row, task, 1), secondsAgo: 3600 }]);
    expect(await answersOf(student)).toMatchObject([{ is_right: false }]);
  });
});

describe('Late answers after account changes', () => {
  const batchOf = (rows: readonly Row[]) => playedAgo(rowAt(rows, 0), { last: 600, every: 20 });

  it('rejects late answers after a sign-out with PLY_001 and accepts them in a new game', async () => {
    const { student, game, rows } = await goOffline();
    expectSuccess(await portal.call('logout', await signIn(portal, student)));
    pass(HOUR);
    const answers = batchOf(rows);
    expectError(await game.call('saveAnswers', { answers }), 'PLY_001');
    const back = await openGame(portal, student);
    expect((await back.save(answers)).harvests).toHaveLength(1);
  });

  // @proves D-6-game-offline
  it('rejects rows and late answers of an unlinked child with PLY_001', async () => {
    const parent = await makeParent(portal.db);
    const child = await makeStudent(portal.db, {
      avatar: { name: 'Foxglove', look: 'bloom-3' },
      parentId: parent.id,
    });
    const { game, rows } = await goOffline(child);
    const session = await signIn(portal, parent);
    expectSuccess(
      await portal.call('deleteParentChildAccount', { ...session, requestUserId: child.id }),
    );
    pass(HOUR);
    const answers = batchOf(rows);
    expectError(await game.call('saveAnswers', { answers }), 'PLY_001');
    expectError(await game.call('takeRowsAlong', { deviceKey: randomUUID() }), 'PLY_001');
    expect(await answersOf(child)).toHaveLength(0);
  });

  it('rejects late answers of a suspended student with PLY_001 and accepts them after the restore', async () => {
    const { student, game, rows } = await goOffline();
    const suspend = (at: Date | null) =>
      portal.db
        .updateTable('users')
        .set({ suspended_at: at })
        .where('id', '=', student.id)
        .execute();
    await suspend(portal.deps.now());
    pass(HOUR);
    expectError(await game.call('saveAnswers', { answers: batchOf(rows) }), 'PLY_001');
    await suspend(null);
    expect((await game.save(batchOf(rows))).harvests).toHaveLength(1);
  });

  it('rejects late answers of an erased student with PLY_001 and stores nothing', async () => {
    const { student, game, rows } = await goOffline();
    await portal.db.deleteFrom('users').where('id', '=', student.id).execute();
    pass(HOUR);
    expectError(await game.call('saveAnswers', { answers: batchOf(rows) }), 'PLY_001');
    expect(await answersOf(student)).toHaveLength(0);
    await expectInvariants(portal.db);
  });

  // @proves D-6-game-offline
  it('keeps late answers of a merged account with its own rows (PLY_001, PLY_004)', async () => {
    const { makeTwo, merged, unmerge } = mergeTools(portal);
    const { room, kept, mergedAccount } = await makeTwo();
    for (const { id } of [kept, mergedAccount]) {
      await portal.db
        .updateTable('students')
        .set({ avatar_name: 'Foxglove', avatar_look: 'bloom-3' })
        .where('user_id', '=', id)
        .execute();
    }
    const { game, rows } = await goOffline(mergedAccount);
    const mergeId = await merged(room, kept, mergedAccount);
    pass(HOUR);
    const answers = batchOf(rows);
    expectError(await game.call('saveAnswers', { answers }), 'PLY_001');
    const other = await openGame(portal, kept);
    expectError(await other.call('saveAnswers', { answers }), 'PLY_004');
    expectSuccess(await unmerge(room, mergeId));
    expect((await (await openGame(portal, mergedAccount)).save(answers)).harvests).toHaveLength(1);
    await expectInvariants(portal.db);
  });
});

// The last test of the file, because it deletes rows after thirteen months and keeps their sums.
// @proves D-6-game-offline
it('accepts late answers after a month and rejects them with PLY_004 after their row is deleted', async () => {
  const { student, rows } = await goOffline();
  pass(31 * DAY);
  const month = await openGame(portal, student);
  const late = await month.save(playedAgo(rowAt(rows, 0), { last: 30 * DAY, every: 20 }));
  expect(late.harvests).toHaveLength(1);
  pass(366 * DAY);
  await portal.runJob('clean-up');
  const year = await openGame(portal, student);
  const answers = playedAgo(rowAt(rows, 1), { last: 390 * DAY, every: 20 });
  expectError(await year.call('saveAnswers', { answers }), 'PLY_004');
});
