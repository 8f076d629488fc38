import { createToken, sha256 } from '@wonderfield/api/security/tokens';
import { makeStudent } from '@wonderfield/api/testing/factories/make-student';
import type { Row } from '@wonderfield/contract/play/game-calls';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { sql } from 'kysely';
import type { BenchPortal } from './bench-portal.ts';
import { type HotCall, takeInTurn, times } from './hot-calls.ts';

const PLAYERS_A_ROUND = 160;
const ANSWERS = 20;
/**
 * One row of each is dealt in advance. Together they have more questions than a batch has answers.
 */
const PLACES = ['math', 'languageArts', 'science', 'music'];

const dealRow = async ({ app }: BenchPortal, fields: Record<string, string>) => {
  const response = await app.inject({ method: 'POST', url: '/play/dealRow', payload: fields });
  const { row, msgCode } = response.json();
  if (!row) throw new Error(`dealRow: ${msgCode}`);
  return row as Row;
};

/** Creates a player with a batch of right answers to unplayed rows. */
const makeBatch = async (portal: BenchPortal) => {
  const { id } = await makeStudent(portal.db);
  const playSession = createToken();
  await sql`update students set subjects = ${PLACES} where user_id = ${id}`.execute(portal.db);
  await sql`
    insert into play_sessions (token_sha256, user_id, created_at, expires_at)
    values (${sha256(playSession)}, ${id}, now(), now() + interval '1 day')`.execute(portal.db);
  const rows: Row[] = [];
  for (const subject of PLACES) rows.push(await dealRow(portal, { playSession, subject }));
  const responses = rows.flatMap(({ rowId, tasks }) =>
    tasks.map((task) => ({
      rowId,
      seed: task.seed,
      attempt: 1,
      given: buildQuestion(task).answer,
    })),
  );
  const fields = { playSession, answers: JSON.stringify(responses.slice(0, ANSWERS)) };
  return { rowIds: rows.map(({ rowId }) => rowId), fields };
};

/** Measures what the game sends after a few offline rows. */
export const saveAnswers = async (portal: BenchPortal, rounds: number): Promise<HotCall> => {
  const recorded = await times(PLAYERS_A_ROUND, () => makeBatch(portal));
  const sent = await times(PLAYERS_A_ROUND * rounds, () => makeBatch(portal));
  const rowIds = recorded.flatMap((batch) => batch.rowIds);
  return {
    name: 'saveAnswers',
    label: `saveAnswers, a batch of ${ANSWERS}`,
    path: '/play/saveAnswers',
    target: 0.8,
    connections: [8],
    recorded: recorded.map(({ fields }) => fields),
    body: takeInTurn(sent.map(({ fields }) => fields)),
    amount: PLAYERS_A_ROUND,
    reset: () => sql`delete from play_answers where row_id = any(${rowIds})`.execute(portal.db),
  };
};
