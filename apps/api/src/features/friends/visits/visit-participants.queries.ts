import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { adultsBehind, mergedWith } from '../../../db/expressions/adults-behind.ts';
import type { Pair, VisitParticipant } from './visit-permission.rules.ts';

/** A student who plays, with the data for the visit rules and for display in the game. */
export type VisitPlayer = VisitParticipant & {
  playerKey: string;
  avatarName: string;
  look: string | null;
};

type VisitParticipantRow = Omit<VisitPlayer, 'bornInMonth'> & {
  birthMonth: string | null;
  birthYear: string | null;
};

const toVisitParticipant = ({
  birthMonth,
  birthYear,
  ...row
}: VisitParticipantRow): VisitPlayer => ({
  ...row,
  bornInMonth: birthMonth && birthYear ? Number(birthYear) * 12 + Number(birthMonth) : undefined,
});

const classroomsOf = sql`
  select classrooms.id, classrooms.school_id from enrollments
  join classrooms on classrooms.id = enrollments.classroom_id
  where enrollments.student_id = users.id
  and classrooms.deleted_at is null and classrooms.archived_at is null`;

/**
 * Selects students whose visits are paused: through their account, a merged account, an adult or a
 * sibling.
 */
const pausedAmong = (userIds: readonly string[], now: Date) => sql`(
  with recursive account as (
    select id as person, id from unnest(${[...userIds]}::uuid[]) as person (id)
    union select account.person, students.user_id
    from students join account on students.folded_into = account.id
  ), adult as (
    select account.person, behind.adult_id from account
    join ${adultsBehind(sql`(select id from account)`)} behind on behind.account_id = account.id
  ), relative as (
    select person, id from account
    union select adult.person, tie.child_id
    from adult join guardianships tie on tie.parent_id = adult.adult_id
    union select relative.person, students.user_id
    from relative join students on students.folded_into = relative.id
  )
  select relative.person from relative
  join players on players.user_id = relative.id where players.visits_from > ${now}
  union
  select adult.person from adult
  join adult_pauses pause on pause.adult_id = adult.adult_id where pause.visits_from > ${now})`;

/** Selects those who are students and have played. */
export const selectVisitParticipants = async (db: Db, userIds: readonly string[], now: Date) => {
  const { rows } = await sql<VisitParticipantRow>`
    select users.id, students.play_option as "playOption", students.typing_mode as "typingMode",
      students.is_school_made as "isSchoolMade", students.grade, students.birth_month as "birthMonth",
      students.birth_year as "birthYear", players.player_key as "playerKey",
      coalesce(students.avatar_name, '') as "avatarName", students.avatar_look as look,
      exists (select from guardianships where child_id = users.id) as "hasParent",
      array(select id from (${classroomsOf}) own) as "classroomIds",
      array(select school_id from (${classroomsOf}) own where school_id is not null
        union select students.school_id where students.school_id is not null) as "schoolIds",
      students.avatar_name is not null and users.suspended_at is null
        and students.folded_into is null and students.orphaned_at is null
        and users.id not in ${pausedAmong(userIds, now)} as "isReady"
    from users join students on students.user_id = users.id join players on players.user_id = users.id
    where users.id = any(${[...userIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toVisitParticipant(row)]));
};

export type PairRow = Pair & {
  otherId: string;
  isAsked: boolean;
  /** True if the first player blocked the other, or another child of the same adult. */
  isOwnBlock: boolean;
};

type PairColumns = Omit<PairRow, 'yes'> & { ownYes: boolean; othersYes: boolean };

/**
 * Selects the adults that blocks apply to: those at the time of the block or erasure, and the
 * current ones. Excludes the blocking child's own adults, so siblings block only each other.
 */
const limitAdults = sql`
  block as (
    select blocks.id, blocks.blocked_id, null::uuid as person from blocks
    where blocks.blocker_id in (select id from own)
    union all
    select blocks.id, blocks.blocked_id, others.person from blocks
    join others on others.id = blocks.blocker_id
  ), blocked_account as (
    select id as block_id, blocked_id as id from block where blocked_id is not null
    union select blocked_account.block_id, merged.id from blocked_account
    cross join lateral ${mergedWith(sql`blocked_account.id`)} merged
  ), bound as (
    select block_id, adult_id from block_adults where block_id in (select id from block)
    union
    select blocked_account.block_id, behind.adult_id from blocked_account
    join ${adultsBehind(sql`(select id from blocked_account)`)} behind
      on behind.account_id = blocked_account.id
  ), own_block as (
    select block.blocked_id as account_id, null::uuid as adult_id from block where person is null
    union
    select null, bound.adult_id from block join bound on bound.block_id = block.id
    where block.person is null and bound.adult_id not in (select adult_id from own_adult)
  ), others_block as (
    select person from block where person is not null and blocked_id in (select id from own)
    union
    select block.person from block join bound on bound.block_id = block.id
    where bound.adult_id in (select adult_id from own_adult)
    and not exists (select from other_adult
      where other_adult.person = block.person and other_adult.adult_id = bound.adult_id)
  )`;

/**
 * Selects parents who rejected a child of an adult. A rejection counts only while they are the
 * child's parent.
 */
const wary = sql`
  refusal as (
    select refused.child_id, refused.adult_id from refused_adults refused
    join guardianships tie on tie.parent_id = refused.parent_id and tie.child_id = refused.child_id
    where refused.child_id in (select id from own) or refused.child_id in (select id from others)
  ), wary as (
    select other_adult.person from other_adult
    join refusal on refusal.adult_id = other_adult.adult_id
    where refusal.child_id in (select id from own)
    union
    select others.person from others join refusal on refusal.child_id = others.id
    where refusal.adult_id in (select adult_id from own_adult)
  )`;

/**
 * Selects the relations between one player and each of the others. Blocks and rejections apply to
 * all accounts and adults of a student, so a merge does not lift them.
 */
export const selectPairs = async (db: Db, userId: string, otherIds: readonly string[]) => {
  const { rows } = await sql<PairColumns>`
    with recursive own as (
      select ${userId}::uuid as id
      union select students.user_id from students join own on students.folded_into = own.id
    ), others as (
      select id as person, id from unnest(${[...otherIds]}::uuid[]) as other (id)
      union select others.person, students.user_id
      from students join others on students.folded_into = others.id
    ), own_adult as (
      select distinct adult_id from ${adultsBehind(sql`(select id from own)`)} behind
    ), other_adult as (
      select others.person, behind.adult_id from others
      join ${adultsBehind(sql`(select id from others)`)} behind on behind.account_id = others.id
    ), answers as (
      select answer.* from friend_answers answer join guardianships tie
        on tie.parent_id = answer.parent_id and tie.child_id = answer.child_id
      where answer.child_id in (select id from own) or answer.friend_id in (select id from own)
    ), refused as (
      select case when child_id in (select id from own) then friend_id else child_id end as id
      from answers where not is_yes
    ), ${limitAdults}, ${wary}, pair as (
      select person,
        bool_or(id in (select account_id from own_block where account_id is not null))
          or person in (select other_adult.person from other_adult
            join own_block on own_block.adult_id = other_adult.adult_id) as is_own_block,
        bool_or(id in (select id from refused)) as is_refused
      from others group by person
    )
    select person as "otherId", is_own_block as "isOwnBlock", is_refused as "isRefused",
      is_own_block or person in (select person from others_block) as "isBlocked",
      person in (select person from wary) as "isWary",
      person in (select friend_id from answers where is_yes and child_id = ${userId}) as "ownYes",
      person in (select child_id from answers where is_yes and friend_id = ${userId}) as "othersYes",
      exists (select from friend_wishes where one_id = least(${userId}::uuid, person)
        and other_id = greatest(${userId}::uuid, person)) as "isAsked"
    from pair`.execute(db);
  return new Map(
    rows.map(({ ownYes, othersYes, ...row }): [string, PairRow] => [
      row.otherId,
      { ...row, yes: [ownYes, othersYes] },
    ]),
  );
};
