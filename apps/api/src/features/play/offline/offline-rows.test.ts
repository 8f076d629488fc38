import { randomUUID } from 'node:crypto';
import { DEVICES_WITH_ROWS, OFFLINE_ROWS } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import type { Row, Today } from '@wonderfield/contract/play/game-calls';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { questionIdentity } from '@wonderfield/questions/question-identity';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { callGame, openGame, rightAnswer } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const MINUTE_MS = 60_000;

type Game = Awaited<ReturnType<typeof openGame>>;
const take = async (game: Game, deviceKey: string) =>
  successOf<{
    rows: Row[];
    today: Today;
  }>(await game.call('takeRowsAlong', { deviceKey }));
const change = ({ id }: MadeUser, set: Record<string, unknown>) =>
  portal.db.updateTable('students').set(set).where('user_id', '=', id).execute();
const startGame = async (subjects: readonly Subject[] = ['math', 'music', 'science']) => {
  const student = await makeStudent(portal.db, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
  await change(student, { subjects: [...subjects] });
  return { student, game: await openGame(portal, student), device: randomUUID() };
};
const idsOf = (rows: readonly Row[]) => rows.map(({ rowId }) => rowId);
const countAt = (rows: readonly Row[]) =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ subject }) => subject)].map(([subject, there]) => [
      subject,
      there.length,
    ]),
  );
const firstOf = (rows: readonly Row[]) => {
  const [row] = rows;
  if (!row) throw new Error('a device has rows');
  return row;
};
const finish = (game: Game, row: Row) => game.save(row.tasks.map((task) => rightAnswer(row, task)));
const answerFirst = async (game: Game, row: Row) => {
  const [task] = row.tasks;
  if (!task) throw new Error('a row has tasks');
  await game.save([rightAnswer(row, task)]);
};

describe('takeRowsAlong', () => {
  // @proves D-6-game-offline
  it('gives a device ten rows, spread over the open places', async () => {
    const { game, device } = await startGame();
    const { rows } = await take(game, device);
    expect(rows).toHaveLength(OFFLINE_ROWS);
    expect(Object.values(countAt(rows)).sort()).toEqual([3, 3, 4]);
  });

  it('gives a device most rows at the place that was played most', async () => {
    const { game, device } = await startGame();
    await game.playRow('science');
    expect(countAt((await take(game, device)).rows)).toEqual({ math: 3, music: 3, science: 4 });
  });

  it('repeats no question among the offline rows or from earlier rows', async () => {
    const { game, device } = await startGame(['math']);
    const before = await game.deal('math');
    const { rows } = await take(game, device);
    const questions = [before, ...rows.filter(({ rowId }) => rowId !== before.rowId)]
      .flatMap(({ tasks }) => tasks)
      .map((task) => questionIdentity(buildQuestion(task)));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('returns the same offline rows again and refills them after one is played', async () => {
    const { game, device } = await startGame();
    const { rows } = await take(game, device);
    expect((await take(game, device)).rows).toEqual(rows);
    await finish(game, firstOf(rows));
    const after = (await take(game, device)).rows;
    expect(after).toHaveLength(OFFLINE_ROWS);
    expect(idsOf(after)).not.toContain(firstOf(rows).rowId);
    expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(rows.slice(1))));
  });

  it('lists the row first that was dealt after the last finished one', async () => {
    const { game, device } = await startGame(['math']);
    const { rows } = await take(game, device);
    portal.clock.advance(MINUTE_MS);
    await finish(game, firstOf(rows));
    const [next] = (await take(game, device)).rows;
    expect(idsOf(rows)).not.toContain(next?.rowId);
  });

  it('replaces offline rows that are older than a week', async () => {
    const { student, game, device } = await startGame();
    const { rows } = await take(game, device);
    portal.clock.advance(7 * 24 * 60 * MINUTE_MS);
    expect((await take(await openGame(portal, student), device)).rows).toEqual(rows);
    portal.clock.advance(1);
    const after = (await take(await openGame(portal, student), device)).rows;
    expect(after).toHaveLength(OFFLINE_ROWS);
    expect(idsOf(after).some((id) => idsOf(rows).includes(id))).toBe(false);
    expect((await finish(await openGame(portal, student), firstOf(rows))).harvests).toHaveLength(1);
  });

  it('lists a started row first with its answers', async () => {
    const { game, device } = await startGame();
    const { rows } = await take(game, device);
    const last = rows.at(-1);
    if (!last) throw new Error('a device has rows');
    await answerFirst(game, last);
    const [begun] = (await take(game, device)).rows;
    expect(begun?.rowId).toBe(last.rowId);
    expect(begun?.tasks[0]).toMatchObject({ tries: 1, isGrown: true });
  });

  it('reserves a row from the server for the device, so it is dealt to no other device', async () => {
    const { game, device } = await startGame();
    const waiting = await game.deal('math');
    expect(idsOf((await take(game, device)).rows)).toContain(waiting.rowId);
    expect((await game.deal('math')).rowId).not.toBe(waiting.rowId);
  });

  it('deals the device’s own rows first and keeps rows dealt to it', async () => {
    const { game, device } = await startGame();
    const dealt = expectSuccess(await game.call('dealRow', { subject: 'math', deviceKey: device }))
      .body.row as Row;
    const { rows } = await take(game, device);
    expect(idsOf(rows)).toContain(dealt.rowId);
    const again = expectSuccess(await game.call('dealRow', { subject: 'math', deviceKey: device }));
    expect((again.body.row as Row).rowId).toBe(
      rows.find(({ subject }) => subject === 'math')?.rowId,
    );
  });

  it('limits a device to ten rows when two tabs ask in parallel', async () => {
    const { student, game, device } = await startGame();
    const responses = await Promise.all([
      ...Array.from({ length: 8 }, () => take(game, device)),
      game.call('dealRow', { subject: 'music', deviceKey: device }),
    ]);
    expect(responses).toHaveLength(9);
    const { count } = await portal.db
      .selectFrom('play_rows')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', student.id)
      .where('device_key', '=', device)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(OFFLINE_ROWS);
    await expectInvariants(portal.db);
  });

  it.each(['', 'no key', '1234', 'x'.repeat(5000)])(
    'rejects the device key %j',
    async (deviceKey) => {
      const { game } = await startGame();
      expect((await game.call('takeRowsAlong', { deviceKey })).body.msgCode).toMatch(/^VAL_/);
    },
  );

  it('returns no rows for a portal session or for another player’s device key (PLY_001)', async () => {
    const one = await startGame();
    await take(one.game, one.device);
    const other = await startGame();
    const { rows } = await take(other.game, one.device);
    expect(rows).toHaveLength(OFFLINE_ROWS);
    expect(
      idsOf((await take(one.game, one.device)).rows).some((id) => idsOf(rows).includes(id)),
    ).toBe(false);
    for (const playSession of ['', 'x'.repeat(43)]) {
      const response = await callGame(portal, 'takeRowsAlong', {
        playSession,
        deviceKey: one.device,
      });
      expectError(response, 'PLY_001');
    }
  });

  it('gives an adult’s device offline rows', async () => {
    const game = await openGame(portal, await makeParent(portal.db));
    const { rows } = await take(game, randomUUID());
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(8);
  });
});

describe('takeRowsAlong on several devices', () => {
  it('gives different rows to two devices and to a page without storage', async () => {
    const { student, game, device } = await startGame();
    const other = await openGame(portal, student);
    const rows = [
      ...(await take(game, device)).rows,
      ...(await take(other, randomUUID())).rows,
      await game.deal('math'),
    ];
    expect(new Set(idsOf(rows)).size).toBe(2 * OFFLINE_ROWS + 1);
    await expectInvariants(portal.db);
  });

  it('shares a started row with the field and the next device', async () => {
    const { game, device } = await startGame(['math']);
    const { rows } = await take(game, device);
    const isWaiting = async () => (await game.field()).places[0]?.hasOpenRow;
    expect(await isWaiting()).toBe(false);
    const begun = rows.at(-1);
    if (!begun) throw new Error('a device has rows');
    await answerFirst(game, begun);
    expect(await isWaiting()).toBe(true);
    const other = randomUUID();
    await take(game, other);
    const dealt = expectSuccess(await game.call('dealRow', { subject: 'math', deviceKey: other }));
    expect((dealt.body.row as Row).rowId).toBe(begun.rowId);
    expect((await take(game, other)).rows[0]?.rowId).toBe(begun.rowId);
    await expectInvariants(portal.db);
  });

  it('reassigns released rows, so 50 more devices hold no more rows than three', async () => {
    const { game } = await startGame();
    const seen = new Set<string>();
    for (let count = 0; count < 25; count += 1) {
      portal.clock.advance(MINUTE_MS);
      const deviceKey = randomUUID();
      for (const id of idsOf((await take(game, deviceKey)).rows)) seen.add(id);
      const once = { subject: 'math', deviceKey: randomUUID() };
      seen.add((expectSuccess(await game.call('dealRow', once)).body.row as Row).rowId);
    }
    expect(seen.size).toBeLessThanOrEqual(DEVICES_WITH_ROWS * OFFLINE_ROWS + 3);
    await expectInvariants(portal.db);
  });

  // @proves D-6-game-offline
  it('releases the rows of the longest unused device for a fourth one and shares started rows', async () => {
    const { game } = await startGame();
    const devices = Array.from({ length: DEVICES_WITH_ROWS + 1 }, () => randomUUID());
    const taken: Row[][] = [];
    for (const device of devices.slice(0, DEVICES_WITH_ROWS)) {
      portal.clock.advance(MINUTE_MS);
      taken.push((await take(game, device)).rows);
    }
    const [first = [], second = []] = taken;
    await answerFirst(game, firstOf(first));
    // Seen again, so the second device is the longest unused one.
    portal.clock.advance(MINUTE_MS);
    await take(game, devices[0] ?? '');
    await answerFirst(game, firstOf(second));
    const fourth = devices[DEVICES_WITH_ROWS] ?? '';
    const { rows } = await take(game, fourth);
    expect(idsOf(rows.slice(0, 2))).toEqual([firstOf(second).rowId, firstOf(first).rowId]);
    expect(idsOf(rows.slice(2)).every((id) => idsOf(second).includes(id))).toBe(true);
    const back = (await take(game, devices[0] ?? '')).rows;
    expect(idsOf(back.slice(0, 2))).toEqual(idsOf(rows.slice(0, 2)));
    expect(idsOf(back.slice(2)).every((id) => idsOf(first).includes(id))).toBe(true);
    await expectInvariants(portal.db);
  });

  // @proves D-6-game-offline
  it('counts answers to released rows', async () => {
    const { game, device } = await startGame();
    const { rows } = await take(game, device);
    for (let count = 0; count < DEVICES_WITH_ROWS; count += 1) {
      portal.clock.advance(MINUTE_MS);
      await take(game, randomUUID());
    }
    const { harvests } = await finish(game, firstOf(rows));
    expect(harvests).toHaveLength(1);
    const second = rows[1];
    if (!second) throw new Error('a device has rows');
    await answerFirst(game, second);
    // The row was started and has no device, so the next request continues it.
    expect((await game.deal(second.subject)).rowId).toBe(second.rowId);
    await expectInvariants(portal.db);
  });
});

describe('Offline rows after changes by a parent', () => {
  it('withdraws offline rows of an excluded subject and counts answers given before', async () => {
    const { student, game, device } = await startGame();
    const { rows } = await take(game, device);
    const music = rows.filter(({ subject }) => subject === 'music');
    await change(student, { subjects: ['math'] });
    const after = (await take(game, device)).rows;
    expect(countAt(after)).toEqual({ math: OFFLINE_ROWS });
    expect((await finish(game, firstOf(music))).harvests).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  it('applies a changed level to the next offline rows', async () => {
    const { student, game, device } = await startGame(['math']);
    const { rows } = await take(game, device);
    await change(student, { level: 'challenging', grade: '6' });
    await answerFirst(game, firstOf(rows));
    const [begun, ...after] = (await take(game, device)).rows;
    // A started row continues unchanged.
    expect(begun?.rowId).toBe(firstOf(rows).rowId);
    expect(after).toHaveLength(OFFLINE_ROWS - 1);
    for (const row of after) {
      expect(idsOf(rows)).not.toContain(row.rowId);
      expect(row.tasks[0]?.grade).toBeGreaterThan(firstOf(rows).tasks[0]?.grade ?? 8);
    }
    await expectInvariants(portal.db);
  });

  it('deals no new offline rows after the daily minutes and keeps the existing ones', async () => {
    const { student, game, device } = await startGame();
    await change(student, { daily_minutes: 5 });
    await game.field();
    const { rows, today } = await take(game, device);
    expect(today).toMatchObject({ secondsPlayed: 0, secondsAllowed: 300 });
    for (let minute = 0; minute < 6; minute += 1) {
      portal.clock.advance(MINUTE_MS);
      await game.field();
    }
    await finish(game, firstOf(rows));
    const after = await take(game, device);
    expect(idsOf(after.rows)).toEqual(idsOf(rows.slice(1)));
    expect(after.today.secondsPlayed).toBe(360);
  });
});

it('returns the time until midnight in the child’s time zone', async () => {
  const { game, device } = await startGame();
  const { today } = await take(game, device);
  expect(today.secondsAllowed).toBeUndefined();
  expect(today.secondsToMidnight).toBeGreaterThan(0);
  expect(today.secondsToMidnight).toBeLessThanOrEqual(86_400);
  portal.clock.advance(30 * MINUTE_MS);
  const then = (await take(game, device)).today.secondsToMidnight;
  expect(then).toBe(today.secondsToMidnight - 1800);
});
