import { sql } from 'kysely';

/* Who looks after a student's login, for queries that have the table `students` at hand. */

/** A family does: they made the account, or a guardian answers for it. */
export const isFamilys = () => sql<boolean>`(
  not students.is_school_made
  or exists (select from guardianships where guardianships.child_id = students.user_id))`;

/** A classroom of this educator does; where somebody only joined, another one looks after them. */
export const isLookedAfterBy = (educatorId: string) => sql<boolean>`exists (
  select from enrollments keeping
  join classroom_educators on classroom_educators.classroom_id = keeping.classroom_id
  where keeping.student_id = students.user_id and keeping.how <> 'joined'
    and classroom_educators.educator_id = ${educatorId})`;
