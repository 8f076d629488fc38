import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';
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

/** Inserts or replaces growths, which are a list as JSON. */
export const growthsWritten = (userId: string, growths: string) => sql`
  insert into skill_growth (user_id, skill_id, rating, deviation, answers, recent, recent_slips,
    stage, stage_grade, top_level, best_stage, last_day, interval_days, due_on)
  select ${userId}, "skillId", rating, deviation, answers, recent, "recentSlips", stage,
    "stageGrade", "topLevel", "bestStage", "lastDay", "intervalDays", "dueOn"
  from jsonb_to_recordset(${growths}::jsonb) as growth ("skillId" text,
    rating double precision, deviation double precision, answers integer, recent text,
    "recentSlips" text[], stage text, "stageGrade" smallint, "topLevel" smallint,
    "bestStage" text, "lastDay" date, "intervalDays" smallint, "dueOn" date)
  on conflict (user_id, skill_id) do update set
    rating = excluded.rating, deviation = excluded.deviation, answers = excluded.answers,
    recent = excluded.recent, recent_slips = excluded.recent_slips, high_since = null,
    stage = excluded.stage, stage_grade = excluded.stage_grade, top_level = excluded.top_level,
    best_stage = excluded.best_stage, last_day = excluded.last_day,
    interval_days = excluded.interval_days, due_on = excluded.due_on`;

export const upsertGrowths = (tx: Db, userId: string, growths: readonly Growth[]) =>
  growthsWritten(userId, JSON.stringify(growths)).execute(tx);
