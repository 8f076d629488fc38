import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import type { ChatMessageRow } from './chat-message.rules.ts';

/** Channel on which processes notify each other about players. */
export const PLAY_NOTIFICATIONS = 'play_news';

/** A notification for players: a chat message, other minutes of the day, or changed visits. */
export type Notification = { to: readonly string[]; saying?: ChatMessageRow; isTime?: boolean };

/**
 * Number of ids that fit, with the longest message, into the 8,000 bytes of a database
 * notification.
 */
const MAX_SENT_AT_ONCE = 100;

/** Notifies every process when the transaction commits. */
export const notifyPlayers = async (tx: Db, { to, ...notification }: Notification) => {
  for (let sentCount = 0; sentCount < to.length; sentCount += MAX_SENT_AT_ONCE) {
    const some: Notification = {
      to: to.slice(sentCount, sentCount + MAX_SENT_AT_ONCE),
      ...notification,
    };
    await sql`select pg_notify(${PLAY_NOTIFICATIONS}, ${JSON.stringify(some)})`.execute(tx);
  }
};

export const notifyVisits = (tx: Db, visits: readonly { visitor_id: string; host_id: string }[]) =>
  notifyPlayers(tx, {
    to: [...new Set(visits.flatMap((visit) => [visit.visitor_id, visit.host_id]))],
  });
