import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import type { ChatMessageRow } from './chat-message.rules.ts';

/** Where processes tell one another what players should hear of. */
export const PLAY_NOTIFICATIONS = 'play_news';

/** What is new for some players: a saying, or that their visits are others than before. */
export type Notification = { to: readonly string[]; saying?: ChatMessageRow };

/** The database carries 8,000 bytes at once: this many ids, and the longest saying, fit. */
const MOST_SENT_AT_ONCE = 100;

/** Tells every process, once the transaction is through. */
export const notifyPlayers = async (tx: Db, { to, ...notification }: Notification) => {
  for (let sentCount = 0; sentCount < to.length; sentCount += MOST_SENT_AT_ONCE) {
    const some: Notification = {
      to: to.slice(sentCount, sentCount + MOST_SENT_AT_ONCE),
      ...notification,
    };
    await sql`select pg_notify(${PLAY_NOTIFICATIONS}, ${JSON.stringify(some)})`.execute(tx);
  }
};

export const notifyVisits = (tx: Db, visits: readonly { visitor_id: string; host_id: string }[]) =>
  notifyPlayers(tx, {
    to: [...new Set(visits.flatMap((visit) => [visit.visitor_id, visit.host_id]))],
  });
