import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

type Connection = { connectionId: string; userId: string };

/** Stores the players connected to this process in one statement. */
export const keepPresent = async (db: Db, connections: readonly Connection[], now: Date) => {
  if (connections.length === 0) return;
  await sql`
    insert into play_presence (connection_id, user_id, seen_at)
    select connection_id, user_id, ${now} from unnest(
      ${connections.map(({ connectionId }) => connectionId)}::uuid[],
      ${connections.map(({ userId }) => userId)}::uuid[]) as open (connection_id, user_id)
    where exists (select from users where users.id = open.user_id)
    on conflict (connection_id) do update set seen_at = excluded.seen_at`.execute(db);
};

export const deletePresence = (db: Db, connectionId: string) =>
  db.deleteFrom('play_presence').where('connection_id', '=', connectionId).execute();

/** Deletes rows of a process that stopped without a cleanup. */
export const deleteStalePresence = (db: Db, before: Date) =>
  db.deleteFrom('play_presence').where('seen_at', '<', before).execute();
