import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { zipOfClassroom } from '../../db/expressions/zip-code.ts';
import type { ClassFacts } from './next-steps.rules.ts';

/** Selects the active classrooms of an educator, the oldest first. */
export const selectClassFacts = async (db: Db, educatorId: string) => {
  const { rows } = await sql<ClassFacts>`
    select classrooms.id, classrooms.name, classrooms.source as service, ${zipOfClassroom} as zip,
      (select count(*)::int from enrollments
        join students on students.user_id = enrollments.student_id
        where enrollments.classroom_id = classrooms.id and students.signed_in_at is null)
        as "neverSignedIn",
      (select syncs.stopped_because from syncs where syncs.classroom_id = classrooms.id
        order by syncs.at desc limit 1) as "stoppedBecause"
    from classroom_educators
    join classrooms on classrooms.id = classroom_educators.classroom_id
    where classroom_educators.educator_id = ${educatorId}
      and classrooms.archived_at is null and classrooms.deleted_at is null
    order by classrooms.created_at, classrooms.id`.execute(db);
  return rows;
};
