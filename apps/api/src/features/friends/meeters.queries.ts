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
        and not exists (select from players paused where paused.visits_from > ${now}
          and paused.user_id in ${accountsOf(sql`users.id`)}) as "isReady"
    from users join students on students.user_id = users.id join players on players.user_id = users.id
    where users.id = any(${[...userIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toMeeter(row)]));
};

export type PairRow = Pair & { otherId: string; isAsked: boolean };

type Student = Parameters<typeof accountsOf>[0];

/** A parent's word about a friend counts while they are the child's parent. */
const saidYes = (child: Student, friend: Student) => sql`exists (
  select from friend_answers answer join guardianships tie
    on tie.parent_id = answer.parent_id and tie.child_id = answer.child_id
  where answer.child_id = ${child} and answer.friend_id = ${friend} and answer.is_yes)`;

/** A no is about somebody, whichever account they had: a merge does not lift it. */
const saidNo = (child: Student, friend: Student) => sql`exists (
  select from friend_answers answer join guardianships tie
    on tie.parent_id = answer.parent_id and tie.child_id = answer.child_id
  where answer.child_id in ${accountsOf(child)} and answer.friend_id in ${accountsOf(friend)}
    and not answer.is_yes)`;

/** What lies between one and each of the others. */
export const selectPairs = async (db: Db, userId: string, otherIds: readonly string[]) => {
  const other = sql<string>`other.id`;
  const { rows } = await sql<{
    otherId: string;
    isBlocked: boolean;
    ownYes: boolean;
    othersYes: boolean;
    isRefused: boolean;
    isAsked: boolean;
  }>`
    select other.id as "otherId",
      exists (select from blocks where
        (blocker_id in ${accountsOf(userId)} and blocked_id in ${accountsOf(other)})
        or (blocked_id in ${accountsOf(userId)} and blocker_id in ${accountsOf(other)})
      ) as "isBlocked",
      ${saidYes(userId, other)} as "ownYes",
      ${saidYes(other, userId)} as "othersYes",
      ${saidNo(userId, other)} or ${saidNo(other, userId)} as "isRefused",
      exists (select from friend_wishes where one_id = least(${userId}::uuid, other.id)
        and other_id = greatest(${userId}::uuid, other.id)) as "isAsked"
    from unnest(${[...otherIds]}::uuid[]) as other (id)`.execute(db);
  return new Map(
    rows.map(({ ownYes, othersYes, ...row }): [string, PairRow] => [
      row.otherId,
      { ...row, yes: [ownYes, othersYes] },
    ]),
  );
};
