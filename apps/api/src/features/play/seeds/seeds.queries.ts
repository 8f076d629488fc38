import { SEEDS_SHOWN } from '@wonderfield/contract/limits';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { accountsOf } from '../../../db/expressions/merged-accounts.ts';
import type { Day } from '../mastery/days.rules.ts';

/** Selects the newest seeds. A seed opens on a day after the one on which it was planted. */
export const selectSeeds = async (db: Db, userId: string, today: Day) => {
  const { rows } = await sql<Seed>`
    select subject, day < ${today}::date as "isOpen"
    from planted_seeds join ${accountsOf(userId)} account on account.id = planted_seeds.user_id
    order by day desc, planted_at desc limit ${SEEDS_SHOWN}`.execute(db);
  return rows;
};

type DayOfUser = { userId: string; day: Day };

/** Selects what was practiced on the last day with answers, up to a given day. */
export const selectSkillsOfLastDay = async (db: Db, { userId, day }: DayOfUser) => {
  const { rows } = await sql<{ skillId: string; answers: number }>`
    select skill_id as "skillId", answers from skill_days
    where user_id = ${userId} and day = (
      select max(day) from skill_days where user_id = ${userId} and day <= ${day}::date
    )`.execute(db);
  return rows;
};

export const hasPlayedOn = async (db: Db, { userId, day }: DayOfUser) => {
  const { rows } = await sql`
    select from play_days where user_id = ${userId} and day = ${day}::date`.execute(db);
  return rows.length > 0;
};

/** Plants the seed of a day, unless there is one. */
export const insertSeed = (
  tx: Db,
  { userId, day, subject, plantedAt }: DayOfUser & { subject: string; plantedAt: Date },
) =>
  sql`
    insert into planted_seeds (user_id, day, subject, planted_at)
    values (${userId}, ${day}, ${subject}, ${plantedAt})
    on conflict do nothing`.execute(tx);
