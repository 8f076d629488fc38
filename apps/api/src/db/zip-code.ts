import { sql } from 'kysely';

/** Where a student is at home, or learns: their own zip, or that of their school. For `users` with `students`. */
export const zipOfStudent = sql<string | null>`coalesce(users.zip, (
  select schools.zip from schools where schools.id = students.school_id))`;

/** Where a class is: at its school, or where its owner is. For `classrooms`. */
export const zipOfClassroom = sql<string | null>`(
  select coalesce(schools.zip, owner.zip) from users owner
  left join schools on schools.id = classrooms.school_id where owner.id = classrooms.owner_id)`;
