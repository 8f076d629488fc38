import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { zipOfStudent } from '../../db/expressions/zip-code.ts';

type Player = { day: string; after: string; most: number };

/** Selects the players of a day in the order of their ids, from a matching index. */
export const selectPlayersOn = async (db: Db, { day, after, most }: Player) => {
  const rows = await db
    .selectFrom('play_days')
    .select('user_id')
    .where('day', '=', sql<Date>`${day}::date`)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/**
 * Selects parents with a confirmed email who did not turn the mail off. Omits suspended parents and
 * children.
 */
const readers = (db: Db) =>
  db
    .selectFrom('guardianships')
    .innerJoin('users as parent', 'parent.id', 'guardianships.parent_id')
    .innerJoin('users', 'users.id', 'guardianships.child_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .leftJoin('weekly_mail_choices as choice', (join) =>
      join
        .onRef('choice.parent_id', '=', 'guardianships.parent_id')
        .onRef('choice.child_id', '=', 'guardianships.child_id'),
    )
    .where('parent.email_confirmed_at', 'is not', null)
    .where('parent.suspended_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where(sql<SqlBool>`choice.is_on is not false`)
    .select(['guardianships.parent_id', 'parent.email', zipOfStudent.as('zip')])
    .select(['users.id', 'users.first_name', 'students.avatar_look']);

/**
 * Selects the players who answered a question that day. Returns the kept account for a merged one.
 */
export const selectPracticed = async (
  db: Db,
  { playerIds, day }: { playerIds: readonly string[]; day: string },
) => {
  const { rows } = await sql<{ id: string }>`
    with recursive account as (
      select player.id from unnest(${[...playerIds]}::uuid[]) player (id)
      where exists (select from skill_days where user_id = player.id and day = ${day}::date)
      union
      select students.folded_into from students join account on account.id = students.user_id
      where students.folded_into is not null
    )
    select id from account`.execute(db);
  return rows.map(({ id }) => id);
};

/** Selects the parents who get this week's mail about these children and have none queued. */
export const selectReadersOf = (
  db: Db,
  { childIds, week }: { childIds: readonly string[]; week: string },
) =>
  readers(db)
    // Filter by known ids, so the planner uses the index regardless of the number of families.
    .where(sql<SqlBool>`guardianships.child_id = any(${[...childIds]}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('weekly_mails')
            .select('weekly_mails.week')
            .whereRef('weekly_mails.parent_id', '=', 'guardianships.parent_id')
            .whereRef('weekly_mails.child_id', '=', 'guardianships.child_id')
            .where('weekly_mails.week', '=', sql<Date>`${week}::date`),
        ),
      ),
    )
    .execute();

/** Selects the possible mails of one parent. */
export const selectReadersAt = (db: Db, email: string) =>
  readers(db)
    .where(sql`lower(parent.email)`, '=', email.toLowerCase())
    .orderBy('users.id')
    .execute();

/** The part of a weekly mail about one child. */
export type Part = { parentId: string; childId: string; week: string };

/** Inserts parts of mails and returns those that were not queued before. */
export const insertParts = async (
  tx: Db,
  parts: readonly (Part & { goodUntil: Date })[],
  now: Date,
) => {
  if (parts.length === 0) return [];
  const rows = await tx
    .insertInto('weekly_mails')
    .values(
      parts.map(({ parentId, childId, week, goodUntil }) => ({
        parent_id: parentId,
        child_id: childId,
        week,
        queued_at: now,
        good_until: goodUntil,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['parent_id', 'child_id', sql<string>`week::text`.as('week')])
    .execute();
  return rows.map(
    ({ parent_id, child_id, week }): Part => ({ parentId: parent_id, childId: child_id, week }),
  );
};

/** A parent's mail of a week, about all children. */
export type FamilyMail = { parentId: string; week: string };

/**
 * Selects the children whose part of the mail is wanted and was not sent. Returns none if no part was
 * queued, or if all queued ones are outdated.
 */
export const selectUnsent = (db: Db, { parentId, week }: FamilyMail, now: Date) =>
  readers(db)
    .leftJoin('weekly_mails', (join) =>
      join
        .onRef('weekly_mails.parent_id', '=', 'guardianships.parent_id')
        .onRef('weekly_mails.child_id', '=', 'guardianships.child_id')
        .on('weekly_mails.week', '=', sql<Date>`${week}::date`),
    )
    .where('guardianships.parent_id', '=', parentId)
    .where('weekly_mails.sent_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('weekly_mails as queued')
          .select('queued.week')
          .where('queued.parent_id', '=', parentId)
          .where('queued.week', '=', sql<Date>`${week}::date`)
          .where('queued.sent_at', 'is', null)
          .where('queued.good_until', '>', now),
      ),
    )
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute();

/**
 * Claims the parts of a mail that are still wanted, and returns their children. Of two concurrent
 * processes, only one gets a part.
 */
export const claimParts = async (
  db: Db,
  { parentId, week }: FamilyMail,
  { childIds, now }: { childIds: readonly string[]; now: Date },
) => {
  const wanted = readers(db)
    .where('guardianships.parent_id', '=', parentId)
    .where(sql<SqlBool>`guardianships.child_id = any(${[...childIds]}::uuid[])`)
    .clearSelect()
    .select(['guardianships.parent_id', 'guardianships.child_id'])
    .select([
      sql<Date>`${week}::date`.as('week'),
      sql<Date>`${now}::timestamptz`.as('queued_at'),
      sql<Date>`${now}::timestamptz`.as('good_until'),
      sql<Date>`${now}::timestamptz`.as('sent_at'),
    ])
    .orderBy('guardianships.child_id');
  const rows = await db
    .insertInto('weekly_mails')
    .columns(['parent_id', 'child_id', 'week', 'queued_at', 'good_until', 'sent_at'])
    .expression(wanted)
    .onConflict((conflict) =>
      conflict
        .columns(['parent_id', 'child_id', 'week'])
        .doUpdateSet({ sent_at: now })
        .where('weekly_mails.sent_at', 'is', null),
    )
    .returning('child_id')
    .execute();
  return rows.map(({ child_id }) => child_id);
};

/** Marks parts as not sent. */
export const releaseParts = (db: Db, { parentId, week }: FamilyMail, childIds: readonly string[]) =>
  db
    .updateTable('weekly_mails')
    .set({ sent_at: null })
    .where('parent_id', '=', parentId)
    .where('week', '=', sql<Date>`${week}::date`)
    .where(sql<SqlBool>`child_id = any(${[...childIds]}::uuid[])`)
    .execute();
