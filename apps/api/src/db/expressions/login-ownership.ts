import { sql } from 'kysely';

/* Conditions on who manages a student's login, for queries on the table `students`. */

/** True if a family manages the login: it created the account, or the student has a guardian. */
export const isOwnedByFamily = () => sql<boolean>`(
  not students.is_school_made
  or exists (select from guardianships where guardianships.child_id = students.user_id))`;

/**
 * True if a classroom of this educator manages the login. Classrooms that the student only joined
 * do not count.
 */
export const isManagedBy = (educatorId: string) => sql<boolean>`exists (
  select from enrollments keeping
  join classroom_educators on classroom_educators.classroom_id = keeping.classroom_id
  where keeping.student_id = students.user_id and keeping.how <> 'joined'
    and classroom_educators.educator_id = ${educatorId})`;
