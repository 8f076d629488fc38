import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement, singleRow } from '../../../db/connection/prepared-statement.ts';

type Place = { userId: string; placeMark: Buffer };
type MaybePlace = { userId: string | null; placeMark: Buffer };

const atHome = preparedStatement(
  (_db, { userId, placeMark }: MaybePlace) =>
    sql<{ is_at_home: boolean }>`
    select exists (
      select from sign_in_places where place_mark = ${placeMark} and user_id = ${userId}::uuid
    ) or exists (
      select from sign_in_places
      where place_mark = ${placeMark} and user_id in (
        select members.educator_id
          from school_members members
          where members.school_id in (
            select school_id from students where user_id = ${userId}::uuid
            union all select school_id from school_members where educator_id = ${userId}::uuid)
        union select parent_id from guardianships where child_id = ${userId}::uuid
        union select classrooms.owner_id
          from enrollments join classrooms on classrooms.id = enrollments.classroom_id
          where enrollments.student_id = ${userId}::uuid and classrooms.deleted_at is null
        union select classroom_viewers.educator_id
          from enrollments
          join classroom_viewers on classroom_viewers.classroom_id = enrollments.classroom_id
          where enrollments.student_id = ${userId}::uuid
      )
    ) as is_at_home`,
);

/**
 * Returns true if the user, a parent, a teacher or a school member signed in from this network. New
 * students and teachers are therefore known at school on the first day.
 */
export const selectIsKnownNetwork = async (db: Db, place: MaybePlace) =>
  singleRow(await atHome(db, place)).is_at_home;

/** Inserts no row if the user was erased at the same time. */
export const upsertKnownNetwork = preparedStatement(
  (_db, { userId, placeMark, now }: Place & { now: Date }) => sql`
    insert into sign_in_places (user_id, place_mark, last_at)
    select id, ${placeMark}, ${now} from users where id = ${userId}::uuid for key share
    on conflict (user_id, place_mark) do update set last_at = excluded.last_at`,
);
