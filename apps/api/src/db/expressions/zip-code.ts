import { sql } from 'kysely';

/** The student's zip code, or that of the school. For queries on `users` joined with `students`. */
export const zipOfStudent = sql<string | null>`coalesce(users.zip, (
  select schools.zip from schools where schools.id = students.school_id))`;

/** The zip code of the classroom's school, or that of its owner. For queries on `classrooms`. */
export const zipOfClassroom = sql<string | null>`(
  select coalesce(schools.zip, owner.zip) from users owner
  left join schools on schools.id = classrooms.school_id where owner.id = classrooms.owner_id)`;
