import { join } from 'node:path';
import { type Db, openDatabase } from '@wonderfield/api/db/connection/connection';
import { createToken, sha256 } from '@wonderfield/api/security/tokens';
import type { Row } from '@wonderfield/contract/play/game-calls';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import { buildQuestion } from '@wonderfield/questions/build-question';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { sql } from 'kysely';

const PLAYERS = 64;
const AT_ONCE = 16;
const ROUNDS = 12;
/** Rows of these places are dealt in advance and answered in one batch. */
const PLACES = ['math', 'languageArts', 'science', 'music'] as const;
const FEW = 10_000;
const MANY = 10_000_000;
const BUDGET = { answersPerSecond: 2_000, growth: 1.3 };
const READS = 300;
/** The first reads are slower, however much is stored. */
const WARM_UP = 300;

const makePlayers = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`
    with people as (
      insert into users (user_type, email, first_name, last_name)
      select 'student', 'bench' || n, 'Pat', 'Bench' from generate_series(1, ${PLAYERS}::int) n
      returning id
    )
    insert into students (user_id, grade, level, subjects, avatar_name)
    select id, '3', 'medium', array['math','languageArts','science','music'], 'Bench' from people
    returning user_id as id`.execute(db);
  return Promise.all(
    rows.map(async ({ id }) => {
      const playSession = createToken();
      await sql`
        insert into play_sessions (token_sha256, user_id, created_at, expires_at)
        values (${sha256(playSession)}, ${id}, now(), now() + interval '1 day')`.execute(db);
      return playSession;
    }),
  );
};

const call = async (url: string, name: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${url}/play/${name}`, { method: 'POST', body });
  const reply = (await response.json()) as Record<string, unknown>;
  if (reply._responseStatus !== 1) throw new Error(`${name}: ${reply.msgCode} ${reply.msg}`);
  return reply;
};

const answersTo = ({ rowId, tasks }: Row) =>
  tasks.map((task) => ({
    rowId,
    seed: task.seed,
    attempt: 1,
    given: buildQuestion(task).answer,
  }));

/** Processes a list with limited concurrency. */
const inParallel = async <Item>(items: readonly Item[], task: (item: Item) => Promise<void>) => {
  const left = [...items];
  const hand = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
};

/** Measures only saving. Rows are dealt between the rounds. */
const measureSaving = async (url: string, players: readonly string[]) => {
  let seconds = 0;
  let responses = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const batches: { playSession: string; answers: string }[] = [];
    await inParallel(players, async (playSession) => {
      const rows: Row[] = [];
      for (const subject of PLACES) {
        rows.push((await call(url, 'dealRow', { playSession, subject })).row as Row);
      }
      const answers = rows.flatMap(answersTo);
      responses += answers.length;
      batches.push({ playSession, answers: JSON.stringify(answers) });
    });
    const startedAt = performance.now();
    await inParallel(batches, async (batch) => void (await call(url, 'saveAnswers', batch)));
    seconds += (performance.now() - startedAt) / 1000;
  }
  return { answers: responses, perSecond: responses / seconds };
};

const CROWD = 10_000;

/** Adds answers of ten thousand children, with their totals. */
const addAnswers = (pool: Db, count: number) =>
  pool.connection().execute(async (db) => {
    // Disables the timeout, which nothing in production may exceed. Inserts in key order, because
    // any other order of ten million rows takes many times longer.
    await sql`set statement_timeout = 0`.execute(db);
    await sql`
      with people as (
        insert into users (user_type, email, first_name, last_name)
        select 'student', 'crowd' || n, 'Pat', 'Crowd' from generate_series(1, ${CROWD}::int) n
        on conflict do nothing returning id
      ), made as (
        insert into students (user_id, grade, subjects) select id, '3', array['math'] from people
        returning user_id
      )
      insert into players (user_id) select user_id from made`.execute(db);
    await sql`
      insert into play_answers (user_id, row_id, position, attempt, skill_id, grade, level, seed,
        given, is_right, answered_at, day)
      select user_id, uuidv7(), n % 6, 1, 'adding-past-ten', 3, 2, n, array[1.0], n % 4 > 0,
        now() - n * interval '1 hour', current_date - n / 24
      from (select user_id from players order by user_id limit ${CROWD}) crowd,
        generate_series(1, ${Math.round(count / CROWD)}::int) n`.execute(db);
    await sql`
      insert into skill_days (user_id, day, skill_id, answers, right_answers)
      select user_id, day, skill_id, count(*), count(*) filter (where is_right)
      from play_answers group by user_id, day, skill_id
      on conflict (user_id, day, skill_id) do update set
        answers = excluded.answers, right_answers = excluded.right_answers`.execute(db);
    await sql`analyze`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });

const signInParent = async (url: string) => {
  const body = new URLSearchParams({
    userType: 'parent',
    email: 'dana@demo.wonderfield.example',
    password: 'Sunflower#71',
  });
  const response = await fetch(`${url}/users/login`, { method: 'POST', body });
  const { sessionToken, userJson } = (await response.json()) as Record<string, string>;
  const user = JSON.parse(userJson ?? '{}');
  return {
    sessionToken: sessionToken ?? '',
    userId: String(user.userId),
    requestUserId: String(user.childDetails[0].userId),
  };
};

/** Returns the median time of the parent's page in milliseconds. */
const measurePage = async (url: string) => {
  const fields = await signInParent(url);
  const times: number[] = [];
  for (let read = 0; read < WARM_UP + READS; read += 1) {
    const startedAt = performance.now();
    const body = new URLSearchParams(fields);
    const response = await fetch(`${url}/users/getChildProgress`, { method: 'POST', body });
    const reply = (await response.json()) as Record<string, unknown>;
    if (reply._responseStatus !== 1) throw new Error(`getChildProgress: ${reply.msgCode}`);
    times.push(performance.now() - startedAt);
  }
  return (
    times.slice(WARM_UP).sort((first, second) => first - second)[READS / 2] ??
    Number.POSITIVE_INFINITY
  );
};

/**
 * Measures how many answers are saved per second, and whether ten million answers slow down the
 * parent's page.
 */
export const measureAnswers = async ({ url, dataFolder }: TemporaryPortal): Promise<boolean> => {
  const running = findRunningDatabase(join(dataFolder, 'database'));
  if (!running) throw new Error('The portal’s database was not found.');
  const db = openDatabase(running.url, 4, () => undefined);
  try {
    const { answers, perSecond } = await measureSaving(url, await makePlayers(db));
    console.log(`Answers: ${answers} in batches of ${PLACES.length * 6}`);
    console.log(
      `  saved     ${Math.round(perSecond)} per second (at least ${BUDGET.answersPerSecond})`,
    );
    await addAnswers(db, FEW);
    const few = await measurePage(url);
    await addAnswers(db, MANY - FEW);
    const many = await measurePage(url);
    const growth = many / few;
    console.log(`  the parent's page with ${FEW} stored: ${few.toFixed(1)} ms`);
    console.log(
      `  with ${MANY}: ${many.toFixed(1)} ms, ${growth.toFixed(2)} times (at most ${BUDGET.growth})`,
    );
    return perSecond >= BUDGET.answersPerSecond && growth <= BUDGET.growth;
  } finally {
    await db.destroy();
  }
};
