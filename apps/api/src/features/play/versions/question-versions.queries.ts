import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

/**
 * Counts the unfinished tasks by skill and version. Includes withdrawn rows, because a device may
 * still send answers to them.
 */
export const selectOpenQuestionVersions = async (db: Db) => {
  const { rows } = await sql<{ skillId: string; version: number; tasks: number }>`
    select task ->> 'skillId' as "skillId", coalesce((task ->> 'version')::int, 1) as version,
      count(*)::int as tasks
    from play_rows cross join jsonb_array_elements(tasks) task
    where finished_at is null and not (task -> 'isGrown')::boolean
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
};
