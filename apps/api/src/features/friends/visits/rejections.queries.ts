import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import type { Rejections } from './rejections.rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Counts a child's rejected messages by reader in visits that are open or ended within an hour, and
 * in total within a day. Leaving and returning therefore does not reset the counts.
 */
export const selectRejections = async (db: Db, userId: string, now: Date): Promise<Rejections> => {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ readerId: string; inHour: number; inDay: number }>`
    select reader_id as "readerId", sum(rejections)::int as "inDay",
      coalesce(sum(rejections) filter (where ended_at is null or ended_at > ${hourAgo}), 0)::int
        as "inHour"
    from (
      select host_id as reader_id, visitor_rejections as rejections, ended_at
      from visits where visitor_id = ${userId}
      union all
      select visitor_id, host_rejections, ended_at from visits where host_id = ${userId}) visit
    where rejections > 0 and (ended_at is null or ended_at > ${dayAgo})
    group by reader_id`.execute(db);
  return {
    latelyByReader: new Map(rows.map(({ readerId, inHour }) => [readerId, inHour])),
    inDay: rows.reduce((sum, { inDay }) => sum + inDay, 0),
  };
};
