import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

type SchoolYearRow = {
  id: string;
  name: string;
  grade: string;
  school_year: number | null;
  created_at: Date;
  enrolled: number;
  teachers: string[] | null;
  new_id: string | null;
  new_name: string;
  new_grade: string;
  new_capacity: number;
  new_enrolled: number;
  new_school_year: number | null;
  new_created_at: Date;
  new_archived_at: Date | null;
  started_at: Date;
  started_by: string | null;
};

/** Selects the active classes of a school, and the archived ones whose new year began since then. */
export const selectSchoolYears = async (
  db: Db,
  { schoolId, since }: { schoolId: string; since: Date },
) => {
  const { rows } = await sql<SchoolYearRow>`
    select classrooms.id, classrooms.name, classrooms.grade, classrooms.school_year,
      classrooms.created_at, classrooms.enrolled,
      (select json_agg(trim(users.first_name || ' ' || users.last_name)
          order by users.id <> classrooms.owner_id, users.last_name collate name_order, users.id)
        from classroom_educators join users on users.id = classroom_educators.educator_id
        where classroom_educators.classroom_id = classrooms.id) as teachers,
      following.id as new_id, following.name as new_name, following.grade as new_grade,
      following.capacity as new_capacity, following.enrolled as new_enrolled,
      following.school_year as new_school_year, following.created_at as new_created_at,
      following.archived_at as new_archived_at, next_years.started_at,
      trim(starter.first_name || ' ' || starter.last_name) as started_by
    from classrooms
    left join next_years on next_years.old_classroom_id = classrooms.id
      and next_years.undone_at is null
    left join classrooms following on following.id = next_years.new_classroom_id
      and following.deleted_at is null
    left join users starter on starter.id = next_years.started_by
    where classrooms.school_id = ${schoolId} and classrooms.deleted_at is null
      and (classrooms.archived_at is null
        or (following.id is not null and next_years.started_at >= ${since}))
    order by classrooms.name collate name_order, classrooms.id`.execute(db);
  return rows;
};
