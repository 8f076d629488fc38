import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

type Ending = { classroomId: string; educatorId: string };

/**
 * Marks members as reminded whose access ends before `until`, and returns them. Access that was
 * shorter than the notice from the beginning needs none.
 */
export const markReminded = async (
  tx: Db,
  { now, until, noticeDays }: { now: Date; until: Date; noticeDays: number },
) => {
  const { rows } = await sql<Ending>`
    update classroom_teachers set reminded_at = ${now}
    where ends_at > now() and ends_at <= ${until} and reminded_at is null
      and ends_at - joined_at > make_interval(days => ${noticeDays + 1})
    returning classroom_id as "classroomId", educator_id as "educatorId"`.execute(tx);
  return rows;
};

/** Returns the member, the owner and the last day, or undefined if the access changed. */
export const selectOptionalEnding = async (db: Db, { classroomId, educatorId }: Ending) => {
  const { rows } = await sql<{
    classroom: string;
    endsOn: string;
    email: string;
    firstName: string;
    lastName: string;
    ownerEmail: string;
    ownerFirstName: string;
  }>`
    select classrooms.name as classroom, classroom_teachers.ends_on::text as "endsOn",
      member.email, member.first_name as "firstName", member.last_name as "lastName",
      owner.email as "ownerEmail", owner.first_name as "ownerFirstName"
    from classroom_teachers
    join classrooms on classrooms.id = classroom_teachers.classroom_id
    join users member on member.id = classroom_teachers.educator_id
    join users owner on owner.id = classrooms.owner_id
    where classroom_teachers.classroom_id = ${classroomId}
      and classroom_teachers.educator_id = ${educatorId}
      and classroom_teachers.reminded_at is not null and classroom_teachers.ends_at > now()
      and classrooms.deleted_at is null`.execute(db);
  return rows[0];
};
