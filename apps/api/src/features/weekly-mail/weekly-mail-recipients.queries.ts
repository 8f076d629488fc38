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

/** Selects the parents who have not received this week's mail about these children. */
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

export type Mail = { parentId: string; childId: string; week: string };

/** Inserts mails and returns those that were not queued before. */
export const insertMails = async (
  tx: Db,
  mails: readonly (Mail & { goodUntil: Date })[],
  now: Date,
) => {
  if (mails.length === 0) return [];
  const rows = await tx
    .insertInto('weekly_mails')
    .values(
      mails.map(({ parentId, childId, week, goodUntil }) => ({
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
    ({ parent_id, child_id, week }): Mail => ({ parentId: parent_id, childId: child_id, week }),
  );
};

const ofMail = ({ parentId, childId, week }: Mail) =>
  sql<SqlBool>`(weekly_mails.parent_id, weekly_mails.child_id, weekly_mails.week)
    = (${parentId}::uuid, ${childId}::uuid, ${week}::date)`;

/** Selects the current recipient of a queued mail, or undefined if the mail is no longer wanted. */
export const selectOptionalUnsent = (db: Db, mail: Mail, now: Date) =>
  readers(db)
    .innerJoin('weekly_mails', (join) =>
      join
        .onRef('weekly_mails.parent_id', '=', 'guardianships.parent_id')
        .onRef('weekly_mails.child_id', '=', 'guardianships.child_id'),
    )
    .where(ofMail(mail))
    .where('weekly_mails.sent_at', 'is', null)
    .where('weekly_mails.good_until', '>', now)
    .executeTakeFirst();

/** Claims a mail if it is still wanted. Only one of two concurrent processes gets it. */
export const claimMail = async (db: Db, mail: Mail, now: Date) => {
  const { numUpdatedRows } = await db
    .updateTable('weekly_mails')
    .set({ sent_at: now })
    .where(ofMail(mail))
    .where('sent_at', 'is', null)
    .where(({ exists }) =>
      exists(
        readers(db)
          .where('guardianships.parent_id', '=', mail.parentId)
          .where('guardianships.child_id', '=', mail.childId),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Marks a mail as not sent. */
export const releaseMail = (db: Db, mail: Mail) =>
  db.updateTable('weekly_mails').set({ sent_at: null }).where(ofMail(mail)).execute();
