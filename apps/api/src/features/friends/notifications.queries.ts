import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import type { SayingRow } from './chat-message.rules.ts';

/** Where processes tell one another what players should hear of. */
export const PLAY_NEWS = 'play_news';

/** What is new for some players: a saying, or that their visits are others than before. */
export type News = { to: readonly string[]; saying?: SayingRow };

/** The database carries 8,000 bytes at once: this many ids, and the longest saying, fit. */
const TOLD_AT_ONCE = 100;

/** Tells every process, once the transaction is through. */
export const tellPlayers = async (tx: Db, { to, ...news }: News) => {
  for (let told = 0; told < to.length; told += TOLD_AT_ONCE) {
    const some: News = { to: to.slice(told, told + TOLD_AT_ONCE), ...news };
    await sql`select pg_notify(${PLAY_NEWS}, ${JSON.stringify(some)})`.execute(tx);
  }
};

export const tellOfVisits = (tx: Db, visits: readonly { visitor_id: string; host_id: string }[]) =>
  tellPlayers(tx, {
    to: [...new Set(visits.flatMap((visit) => [visit.visitor_id, visit.host_id]))],
  });
