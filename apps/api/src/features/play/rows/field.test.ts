import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { questionIdentity } from '@wonderfield/questions/question-identity';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { callGame, openGame } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const AVATAR = { name: 'Foxglove', look: 'bloom-3' };
const makePlayer = () => makeStudent(portal.db, { avatar: AVATAR });
const change = ({ id }: MadeUser, set: Record<string, unknown>) =>
  portal.db.updateTable('students').set(set).where('user_id', '=', id).execute();

describe('openField', () => {
  it('shows eight places without growth on the first day', async () => {
    const game = await openGame(portal, await makePlayer());
    const field = await game.field();
    expect(field.playerName).toBe('Foxglove');
    expect(field.places.map(({ subject }) => subject)).toEqual(PLACE_ORDER);
    expect(field.places.every(({ rows, stage }) => rows === 0 && stage === 'seed')).toBe(true);
    expect(field.settings).toEqual({ sound: false, readAloud: false, plain: false });
    expect(field.rest).toBe('none');
  });

  it('opens the places of the chosen subjects and names the next skill', async () => {
    const game = await openGame(portal, await makePlayer());
    const { places } = await game.field();
    const open = places.filter(({ isOpen }) => isOpen);
    expect(open.map(({ subject }) => subject)).toEqual(['math']);
    const row = await game.deal('math');
    expect(open[0]?.next).toBe(row.tasks[0]?.skillName);
    expect(places.filter(({ isOpen }) => !isOpen).every(({ next }) => next === undefined)).toBe(
      true,
    );
  });

  // @proves D-6-game
  it('shows the same field and settings on another device', async () => {
    const student = await makePlayer();
    const first = await openGame(portal, student);
    await first.playRow('math');
    expectSuccess(await first.call('savePlaySettings', { sound: 1, readAloud: 0, plain: 1 }));
    const field = await (await openGame(portal, student)).field();
    expect(field.places.find(({ subject }) => subject === 'math')?.rows).toBe(1);
    expect(field.settings).toEqual({ sound: true, readAloud: false, plain: true });
  });

  it('lets parents and educators play as visitors in their own field', async () => {
    for (const adult of [await makeParent(portal.db), await makeEducator(portal.db)]) {
      const game = await openGame(portal, adult);
      await game.playRow('math');
      const field = await game.field();
      expect(field.playerName).toBe('Visitor');
      expect(field.places.every(({ isOpen }) => isOpen)).toBe(true);
    }
  });
});

describe('Play session', () => {
  it('rejects a play session for portal calls and a portal session for the game with PLY_001', async () => {
    const student = await makePlayer();
    const { playSession } = await openGame(portal, student);
    expectError(
      await portal.call('getUser', { sessionToken: playSession, userId: student.id }),
      'SSN_002',
    );
    const { sessionToken } = await signIn(portal, student);
    for (const name of [
      'openField',
      'dealRow',
      'saveAnswers',
      'savePlaySettings',
      'takeRowsAlong',
    ]) {
      for (const guess of [sessionToken, '', 'x'.repeat(43), { sessionToken }]) {
        expectError(await callGame(portal, name, { playSession: guess }), 'PLY_001');
      }
    }
  });

  it('ends a play session with a suspension (PLY_001)', async () => {
    const student = await makePlayer();
    const game = await openGame(portal, student);
    await portal.db
      .updateTable('users')
      .set({ suspended_at: portal.deps.now() })
      .where('id', '=', student.id)
      .execute();
    expectError(await game.call('openField'), 'PLY_001');
  });

  it('ends a play session when the parent unlinks the child (PLY_001)', async () => {
    const parent = await makeParent(portal.db);
    const child = await makeStudent(portal.db, { avatar: AVATAR, parentId: parent.id });
    const game = await openGame(portal, child);
    expectSuccess(
      await portal.call('deleteParentChildAccount', {
        ...(await signIn(portal, parent)),
        requestUserId: child.id,
      }),
    );
    expectError(await game.call('openField'), 'PLY_001');
  });
});

describe('dealRow', () => {
  it('deals six different tasks of the subject', async () => {
    const game = await openGame(portal, await makePlayer());
    const row = await game.deal('math');
    expect(row.tasks).toHaveLength(6);
    expect(new Set(row.tasks.map((task) => questionIdentity(buildQuestion(task)))).size).toBe(6);
  });

  it('repeats no question in five consecutive rows', async () => {
    const game = await openGame(portal, await makePlayer());
    const subjects: string[] = [];
    for (let row = 0; row < 5; row += 1) {
      const { rows } = await game.playRow('math');
      subjects.push(...(rows[0]?.tasks ?? []).map((task) => questionIdentity(buildQuestion(task))));
    }
    expect(subjects).toHaveLength(30);
    expect(new Set(subjects).size).toBe(30);
  });

  it('returns the open row of a place to parallel requests', async () => {
    const game = await openGame(portal, await makePlayer());
    const rows = await Promise.all([1, 2, 3, 4].map(() => game.deal('math')));
    expect(new Set(rows.map(({ rowId }) => rowId)).size).toBe(1);
    const { places } = await game.field();
    expect(places.find(({ subject }) => subject === 'math')?.hasOpenRow).toBe(true);
  });

  // @proves M-PLY_002
  it('rejects an excluded subject with PLY_002, even with an open row', async () => {
    const student = await makePlayer();
    const game = await openGame(portal, student);
    expectError(await game.call('dealRow', { subject: 'music' }), 'PLY_002');
    await game.deal('math');
    await change(student, { subjects: ['music'] });
    expectError(await game.call('dealRow', { subject: 'math' }), 'PLY_002');
  });

  it('rejects an unknown place with VAL_001', async () => {
    const game = await openGame(portal, await makePlayer());
    for (const subject of ['', 'all', 'constructor', '__proto__']) {
      const { body } = await game.call('dealRow', { subject });
      expect(body.msgCode).toBe('VAL_001');
    }
  });

  // @proves D-6-game
  it('applies a changed level to the next row and not to the open one', async () => {
    const student = await makePlayer();
    const game = await openGame(portal, student);
    const before = await game.deal('math');
    await change(student, { level: 'easy' });
    expect(await game.deal('math')).toEqual(before);
    // The levels of one row vary, so several players are compared.
    const levelsAt = async (level: string) => {
      let sum = 0;
      for (let players = 0; players < 5; players += 1) {
        const other = await makePlayer();
        await change(other, { level });
        const { tasks } = await (await openGame(portal, other)).deal('math');
        sum += tasks.reduce((levels, task) => levels + task.level, 0);
      }
      return sum;
    };
    expect(await levelsAt('easy')).toBeLessThan(await levelsAt('challenging'));
  });

  // @proves D-6-game
  it('applies a changed grade to the next row', async () => {
    const student = await makePlayer();
    await change(student, { grade: 'Kindergarten' });
    const { tasks } = await (await openGame(portal, student)).deal('math');
    expect(Math.max(...tasks.map(({ grade }) => grade))).toBeLessThanOrEqual(1);
  });
});

describe('Play time', () => {
  const MINUTE_MS = 60_000;
  const playFor = async (game: Awaited<ReturnType<typeof openGame>>, minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      portal.clock.advance(MINUTE_MS);
      await game.field();
    }
  };

  // @proves D-6-daily-time
  it('suggests a rest after 25 minutes and still deals rows', async () => {
    const game = await openGame(portal, await makePlayer());
    await game.field();
    await playFor(game, 24);
    expect((await game.field()).rest).toBe('none');
    await playFor(game, 1);
    expect((await game.field()).rest).toBe('enough');
    await game.deal('math');
  });

  // @proves M-PLY_003, D-6-daily-time
  it('rejects new rows after the daily minutes until the next day with PLY_003', async () => {
    const student = await makePlayer();
    await change(student, { daily_minutes: 15 });
    const game = await openGame(portal, student);
    await game.field();
    const row = await game.deal('math');
    await playFor(game, 15);
    expect((await game.field()).rest).toBe('over');
    expectError(await game.call('dealRow', { subject: 'math' }), 'PLY_003');
    // Answers to a started row are still saved.
    const answer = { rowId: row.rowId, seed: row.tasks[0]?.seed ?? 0, attempt: 1, given: [0] };
    expect((await game.save([answer])).rest).toBe('over');
    portal.clock.advance(10 * 60 * MINUTE_MS);
    const tomorrow = await openGame(portal, student);
    portal.clock.advance(10 * 60 * MINUTE_MS);
    expect((await tomorrow.field()).rest).toBe('none');
  });

  it('counts fractions of a second over many calls', async () => {
    const student = await makePlayer();
    const game = await openGame(portal, student);
    await game.field();
    for (let call = 0; call < 40; call += 1) {
      portal.clock.advance(490);
      await game.field();
    }
    const { seconds } = await portal.db
      .selectFrom('play_days')
      .select('seconds')
      .where('user_id', '=', student.id)
      .executeTakeFirstOrThrow();
    expect(seconds).toBe(19);
  });

  it('starts a day for two parallel requests without an error', async () => {
    const student = await makePlayer();
    for (let day = 0; day < 6; day += 1) {
      portal.clock.advance(24 * 60 * MINUTE_MS);
      const games = [await openGame(portal, student), await openGame(portal, student)];
      const row = await games[0]?.deal('math');
      await portal.db.deleteFrom('play_days').where('user_id', '=', student.id).execute();
      const answer = {
        rowId: row?.rowId ?? '',
        seed: row?.tasks[0]?.seed ?? 0,
        attempt: 99,
        given: [],
      };
      await Promise.all([
        games[0]?.field(),
        games[1]?.save([answer]),
        games[1]?.field(),
        games[0]?.deal('math'),
      ]);
    }
  });

  it('counts a pause as at most two minutes', async () => {
    const student = await makePlayer();
    const game = await openGame(portal, student);
    await game.field();
    portal.clock.advance(30 * MINUTE_MS);
    await game.field();
    const { seconds } = await portal.db
      .selectFrom('play_days')
      .select('seconds')
      .where('user_id', '=', student.id)
      .executeTakeFirstOrThrow();
    expect(seconds).toBe(120);
  });
});

describe('voice of the game', () => {
  // @proves D-9-voice
  it.each([
    ['1', true],
    ['3', false],
  ])('reads aloud by default in grade %s: %s, until the student chooses', async (grade, isOn) => {
    const student = await makeStudent(portal.db, { avatar: { name: 'Fern', look: 'bloom-1' } });
    await portal.db
      .updateTable('students')
      .set({ grade })
      .where('user_id', '=', student.id)
      .execute();
    const game = await openGame(portal, student);
    expect((await game.field()).settings.readAloud).toBe(isOn);
    const change = { sound: 0, readAloud: isOn ? 0 : 1, plain: 0 };
    expectSuccess(await game.call('savePlaySettings', change));
    expect((await game.field()).settings.readAloud).toBe(!isOn);
  });
});
