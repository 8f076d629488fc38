import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { accountsOf } from '../../db/folded-accounts.ts';
import type { Meeter, Pair } from './meeting.rules.ts';

/** A student who plays, with what the rules of meeting ask and what the game may show of them. */
export type MeetingPlayer = Meeter & {
  playerKey: string;
  avatarName: string;
  look: string | null;
};

type MeeterRow = Omit<MeetingPlayer, 'bornInMonth'> & {
  birthMonth: string | null;
  birthYear: string | null;
};

const toMeeter = ({ birthMonth, birthYear, ...row }: MeeterRow): MeetingPlayer => ({
  ...row,
  bornInMonth: birthMonth && birthYear ? Number(birthYear) * 12 + Number(birthMonth) : undefined,
});

const classroomsOf = sql`
  select classrooms.id, classrooms.school_id from enrollments
  join classrooms on classrooms.id = enrollments.classroom_id
  where enrollments.student_id = users.id
  and classrooms.deleted_at is null and classrooms.archived_at is null`;

/** Those of these people who are students and have played. */
export const selectMeeters = async (db: Db, userIds: readonly string[], now: Date) => {
  const { rows } = await sql<MeeterRow>`
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
        and coalesce(players.visits_from <= ${now}, true)
        -- Few were ever merged: the others are not looked through.
        and not (exists (select from students folded where folded.folded_into = users.id)
          and exists (select from players paused where paused.visits_from > ${now}
            and paused.user_id in ${accountsOf(sql`users.id`)})) as "isReady"
    from users join students on students.user_id = users.id join players on players.user_id = users.id
    where users.id = any(${[...userIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toMeeter(row)]));
};

export type PairRow = Pair & { otherId: string; isAsked: boolean };

/**
 * What lies between one and each of the others. A block and a no are about somebody, whichever account
 * they had: a merge does not lift them. A parent's word counts while they are the child's parent.
 */
export const selectPairs = async (db: Db, userId: string, otherIds: readonly string[]) => {
  const { rows } = await sql<{
    otherId: string;
    isBlocked: boolean;
    ownYes: boolean;
    othersYes: boolean;
    isRefused: boolean;
    isAsked: boolean;
  }>`
    with recursive own as (
      select ${userId}::uuid as id
      union select students.user_id from students join own on students.folded_into = own.id
    ), others as (
      select id as person, id from unnest(${[...otherIds]}::uuid[]) as other (id)
      union select others.person, students.user_id
      from students join others on students.folded_into = others.id
    ), answers as (
      select answer.* from friend_answers answer join guardianships tie
        on tie.parent_id = answer.parent_id and tie.child_id = answer.child_id
      where answer.child_id in (select id from own) or answer.friend_id in (select id from own)
    ), blocked as (
      select blocked_id as id from blocks where blocker_id in (select id from own)
      union all select blocker_id from blocks where blocked_id in (select id from own)
    ), refused as (
      select case when child_id in (select id from own) then friend_id else child_id end as id
      from answers where not is_yes
    )
    select person as "otherId",
      bool_or(id in (select id from blocked)) as "isBlocked",
      bool_or(id in (select id from refused)) as "isRefused",
      person in (select friend_id from answers where is_yes and child_id = ${userId}) as "ownYes",
      person in (select child_id from answers where is_yes and friend_id = ${userId}) as "othersYes",
      exists (select from friend_wishes where one_id = least(${userId}::uuid, person)
        and other_id = greatest(${userId}::uuid, person)) as "isAsked"
    from others group by person`.execute(db);
  return new Map(
    rows.map(({ ownYes, othersYes, ...row }): [string, PairRow] => [
      row.otherId,
      { ...row, yes: [ownYes, othersYes] },
    ]),
  );
};
