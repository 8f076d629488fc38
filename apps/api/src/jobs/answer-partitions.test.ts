import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { insertAnswer, makePlayer, monthsIn } from '../../testing/database/answer-partitions.ts';
import { asOwner } from '../../testing/database/as-owner.ts';
import { expectInvariants } from '../../testing/database/invariants.ts';
import { openRecordingDatabase, tablesReadBy } from '../../testing/database/recording-database.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import { openGame } from '../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { openDatabase } from '../db/connection/connection.ts';
import { selectEverythingAbout } from '../features/children/export/child-exports.queries.ts';
import { selectAnswerTimes } from '../features/play/rows/field.queries.ts';
import { createAnswerPartitions, dropAnswerPartitions } from './answer-partitions.queries.ts';

const portal = await openTestServer({ now: new Date('2026-11-15T12:00:00Z') });

const monthsOf = async (userId: string) => {
  const { rows } = await sql<{ at: Date; month: string }>`
    select answered_at as at, tableoid::regclass::text as month from play_answers
    where user_id = ${userId} order by answered_at`.execute(portal.db);
  return rows.map(({ at, month }) => [at.toISOString(), month]);
};

describe('monthly partitions of answers', () => {
  it('stores every answer in the partition of its UTC month', async () => {
    const userId = await makePlayer(portal.db);
    for (const at of [
      '2026-10-31T23:59:59.999Z',
      '2026-11-01T00:00:00.000Z',
      '2026-11-30T23:59:59.999Z',
      '2026-12-01T00:00:00.000Z',
    ]) {
      await insertAnswer(portal.db, { userId, at });
    }
    expect(await monthsOf(userId)).toEqual([
      ['2026-10-31T23:59:59.999Z', 'answer_months.month_2026_10'],
      ['2026-11-01T00:00:00.000Z', 'answer_months.month_2026_11'],
      ['2026-11-30T23:59:59.999Z', 'answer_months.month_2026_11'],
      ['2026-12-01T00:00:00.000Z', 'answer_months.month_2026_12'],
    ]);
  });

  it('rejects the same attempt twice', async () => {
    const response = { userId: await makePlayer(portal.db), rowId: crypto.randomUUID() };
    await insertAnswer(portal.db, { ...response, at: '2026-11-10T10:00:00Z' });
    const again = insertAnswer(portal.db, { ...response, at: '2026-11-10T10:00:01Z' });
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });

  it('deletes all answers of a deleted player', async () => {
    const userId = await makePlayer(portal.db);
    await insertAnswer(portal.db, { userId, at: '2026-01-10T10:00:00Z' });
    await insertAnswer(portal.db, { userId, at: '2026-11-10T10:00:00Z' });
    await sql`delete from users where id = ${userId}`.execute(portal.db);
    expect(await monthsOf(userId)).toEqual([]);
  });

  it('creates partitions for 13 months back and 3 ahead when the server starts years later', async () => {
    const later = await buildTestApp({ now: new Date('2031-06-30T12:00:00Z') });
    const months = (await monthsIn(later.db)).filter((month) => month >= 'month_2030');
    expect([months.length, months[0], months.at(-1)]).toEqual([
      16,
      'month_2030_06',
      'month_2031_09',
    ]);
    const student = await makeStudent(later.db, { avatar: { name: 'Foxglove', look: 'bloom-1' } });
    await (await openGame(later, student)).playRow('math');
    await expectInvariants(later.db);
    await later.close();
  });

  it('creates new partitions and drops expired ones every night', async () => {
    const own = await buildTestApp({ now: new Date('2026-11-15T12:00:00Z') });
    const userId = await makePlayer(own.db);
    for (const at of ['2025-11-30T12:00:00Z', '2025-12-01T12:00:00Z', '2026-11-14T12:00:00Z']) {
      await insertAnswer(own.db, { userId, at });
    }
    const left = async () => {
      const { rows } = await sql<{ day: string }>`
        select day::text from play_answers order by day`.execute(own.db);
      return rows.map(({ day }) => day);
    };
    await own.runJob('clean-up');
    expect(await left()).toEqual(['2025-11-30', '2025-12-01', '2026-11-14']);
    own.clock.advance(16 * 24 * 3_600_000); // Advances to December 1.
    await own.runJob('clean-up');
    expect(await left()).toEqual(['2025-12-01', '2026-11-14']);
    const months = await monthsIn(own.db);
    expect(months[0]).toBe('month_2025_12');
    expect(months).toContain('month_2027_03');
    await own.close();
  });

  it('creates and drops each partition once when eight processes run in parallel', async () => {
    const crowd = Array.from({ length: 8 }, () =>
      openDatabase(portal.databaseUrl, 1, () => undefined),
    );
    const later = new Date('2041-03-15T12:00:00Z');
    const before = await monthsIn(portal.db);
    await Promise.all(crowd.map((db) => createAnswerPartitions(db, later)));
    expect((await monthsIn(portal.db)).length).toBe(before.length + 16);
    const own = await buildTestApp();
    const others = crowd.map(() => openDatabase(own.databaseUrl, 1, () => undefined));
    await Promise.all(others.map((db) => dropAnswerPartitions(db, later)));
    expect(await monthsIn(own.db)).toEqual([]);
    for (const db of [...crowd, ...others]) await db.destroy();
    await own.close();
  });

  it('creates partitions without blocking concurrent answers', async () => {
    const userId = await makePlayer(portal.db);
    await portal.db.transaction().execute(async (tx) => {
      await insertAnswer(tx, { userId, at: '2026-11-12T10:00:00Z' });
      await createAnswerPartitions(portal.db, new Date('2051-03-15T12:00:00Z'));
      await insertAnswer(tx, { userId, at: '2026-11-12T10:00:10Z' });
    });
    expect(await monthsIn(portal.db)).toContain('month_2051_03');
    expect(await monthsOf(userId)).toHaveLength(2);
  });
});

describe('application role', () => {
  it.each([
    ['read a partition directly', sql`select from answer_months.month_2026_11`],
    ['drop a partition', sql`drop table answer_months.month_2026_11`],
    [
      'create a table in the schema of the partitions',
      sql`create table answer_months.mine (id int)`,
    ],
    [
      'detach a partition',
      sql`alter table play_answers detach partition answer_months.month_2026_11`,
    ],
  ])('denies the application role to %s', async (_what, statement) => {
    await expect(statement.execute(portal.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('limits the number of partitions that one call can create', async () => {
    const made = sql`select make_answer_months('2026-01-01', '9999-01-01')`.execute(portal.db);
    await expect(made).rejects.toThrow('so many months are a mistake');
  });

  it('denies other roles the functions that create and drop partitions', async () => {
    const { rows } = await sql<{ open: boolean }>`
      select has_function_privilege('pg_monitor', oid, 'execute') as open from pg_proc
      where proname in ('make_answer_months', 'drop_answer_months')`.execute(portal.db);
    expect(rows).toEqual([{ open: false }, { open: false }]);
  });
});

describe('partition pruning', () => {
  const crowded = async () => {
    const userId = await makePlayer(portal.db);
    await sql`
      insert into users (user_type, email, first_name, last_name)
      select 'student', 'months' || n, 'Pat', 'Crowd' from generate_series(1, 300) n
      on conflict do nothing`.execute(portal.db);
    await sql`
      insert into players (user_id) select id from users where email like 'months%'
      on conflict do nothing`.execute(portal.db);
    await sql`
      insert into play_answers (user_id, row_id, position, attempt, skill_id, grade, level, seed,
        given, is_right, answered_at, day)
      select user_id, gen_random_uuid(), 0, 1, 'adding-past-ten', 3, 2, n, array[1.0], true, at,
        (at at time zone 'UTC')::date
      from players, generate_series(1, 24) n,
        lateral (select '2026-11-14T12:00:00Z'::timestamptz - n * interval '10 days' as at) moment`.execute(
      portal.db,
    );
    await asOwner(portal.databaseUrl, sql`analyze play_answers`);
    return userId;
  };
  const stepsOf = async (read: (db: typeof portal.db) => Promise<unknown>) => {
    const { db, statements } = openRecordingDatabase(portal.databaseUrl);
    await read(db);
    const statement = statements.find(({ sql: text }) => text.includes('play_answers'));
    if (!statement) throw new Error('nothing was asked of play_answers');
    const steps = await tablesReadBy(db, statement);
    await db.destroy();
    return steps.map((step) => [step['Relation Name'], step['Node Type']] as const);
  };

  it('reads only the partitions of the requested days', async () => {
    const userId = await crowded();
    const months = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
      [...new Set(steps.map(([name]) => name))].sort();
    const inside = await stepsOf((db) => selectAnswerTimes(db, userId, ['2026-10-15']));
    expect(months(inside)).toEqual(['month_2026_10']);
    const edge = await stepsOf((db) => selectAnswerTimes(db, userId, ['2026-10-31', '2026-10-30']));
    expect(months(edge)).toEqual(['month_2026_10', 'month_2026_11']);
  });

  it('uses the index of each partition for all answers of one player', async () => {
    const userId = await crowded();
    const steps = await stepsOf((db) => selectEverythingAbout(db, [userId]));
    const withAnswers = steps.filter(([name = '']) => /month_2026_(0[4-9]|1[01])/.test(name));
    expect(new Set(withAnswers.map(([name]) => name)).size).toBe(8);
    expect(withAnswers.filter(([, how]) => how === 'Seq Scan')).toEqual([]);
  });
});
