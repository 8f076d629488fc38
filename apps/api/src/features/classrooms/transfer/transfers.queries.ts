import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';
import { toUuid } from '../../../db/to-uuid.ts';

type Places = { classroomId: string; studentIds: readonly string[] };

/** Selects how students are enrolled. Exact only while the classroom is locked. */
export const selectPlaces = (tx: Db, { classroomId, studentIds }: Places) =>
  tx
    .selectFrom('enrollments')
    .select(['student_id', 'how', 'is_synced'])
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', studentIds.map(toUuid))
    .execute();

type Moved = Places & { at: Date; byId: string };

/** Selects the former places of students that this educator moved at this time. */
export const selectMovedPlaces = (tx: Db, { classroomId, studentIds, at, byId }: Moved) =>
  tx
    .selectFrom('removed_students')
    .select(['student_id', 'how', 'is_synced', 'joined_at'])
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', studentIds.map(toUuid))
    .where('removed_at', '=', at)
    .where('removed_by', '=', byId)
    .execute();

/** Deletes the enrollments that a move or copy made, unless a sync took them over. */
export const deleteTransferred = async (
  tx: Db,
  { classroomId, studentIds, at }: Places & { at: Date },
) => {
  const rows = await tx
    .deleteFrom('enrollments')
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', studentIds.map(toUuid))
    .where('joined_at', '=', at)
    .where('is_synced', '=', false)
    .returning('student_id')
    .execute();
  return rows.map(({ student_id }) => student_id);
};

type SourceRow = {
  id: string;
  name: string;
  teacher_name: string;
  enrolled: number;
  is_taught: boolean;
  is_archived: boolean;
};

type Sources = {
  educatorId: string;
  /** The class that gets the students. */
  classroom: { id: string; school_id: string | null };
  /** Limits the result to this class. */
  fromId?: string | undefined;
};

/**
 * Selects the classes whose students the educator sees: the taught ones, and the active ones of the
 * classroom's school.
 */
export const selectSourceClasses = async (
  db: Db,
  { educatorId, classroom, fromId }: Sources,
): Promise<SourceRow[]> => {
  const { rows } = await sql<SourceRow>`
    select * from (
      select classrooms.id, classrooms.name, classrooms.teacher_name, classrooms.enrolled,
        classrooms.archived_at is not null as is_archived,
        exists (select from classroom_educators
          where classroom_educators.classroom_id = classrooms.id
            and classroom_educators.educator_id = ${educatorId}) as is_taught
      from classrooms
      where classrooms.deleted_at is null and classrooms.id <> ${classroom.id}
        and (${fromId === undefined} or classrooms.id = ${toUuid(fromId ?? '')})
        and (classrooms.id in (select classroom_id from classroom_educators
            where educator_id = ${educatorId})
          or (classrooms.school_id = ${classroom.school_id}::uuid
            and classrooms.archived_at is null))
    ) sources
    order by is_taught desc, is_archived, ${inNameOrder('name')}, id
  `.execute(db);
  return rows;
};

/** Selects the names of the students of a class. */
export const selectNames = (db: Db, classroomId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .where('enrollments.classroom_id', '=', classroomId)
    .orderBy(inNameOrder('users.last_name'))
    .orderBy(inNameOrder('users.first_name'))
    .orderBy('users.id')
    .execute();
