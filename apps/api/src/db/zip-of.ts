import { sql } from 'kysely';

/** Where a student is at home, or learns: their own zip, or that of their school. For `users` with `students`. */
export const zipOfStudent = sql<string | null>`coalesce(users.zip, (
  select schools.zip from schools where schools.id = students.school_id))`;
