import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';
import { growthsWritten } from '../../../db/expressions/mastery-writes.ts';
import { accountsOf } from '../../../db/expressions/merged-accounts.ts';
import type { Growth } from '../mastery/growth.rules.ts';

type GrowthRow = Omit<Growth, 'recentSlips'> & { recentSlips: string[] };

const growthColumns = sql`
  skill_id as "skillId", rating, deviation, answers, recent, recent_slips as "recentSlips", stage,
  stage_grade as "stageGrade", top_level as "topLevel", best_stage as "bestStage",
  last_day::text as "lastDay", interval_days as "intervalDays", due_on::text as "dueOn"`;

const growthsOf = preparedStatement(
  (_db, { userId }: { userId: string }) => sql<GrowthRow & { isOwn: boolean }>`
    select ${growthColumns}, user_id = ${userId} as "isOwn"
    from skill_growth join ${accountsOf(userId)} account on account.id = skill_growth.user_id
    order by answers`,
);

/**
 * Returns the growth by skill. Of merged accounts, the one with more practice counts, and each
 * account keeps its own values.
 */
export const selectGrowths = async (db: Db, userId: string) => {
  const rows = await growthsOf(db, { userId });
  const byId = (some: readonly GrowthRow[]) =>
    new Map<string, Growth>(some.map((row) => [row.skillId, row]));
  return { best: byId(rows), own: byId(rows.filter(({ isOwn }) => isOwn)) };
};

export const upsertGrowths = (tx: Db, userId: string, growths: readonly Growth[]) =>
  growthsWritten(userId, JSON.stringify(growths)).execute(tx);
