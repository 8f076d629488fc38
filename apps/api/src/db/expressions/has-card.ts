import { sql } from 'kysely';

/** True if a printed card of the student works, for queries on the table `students`. */
export const hasPrintedCard = () => sql<boolean>`exists (
  select from sign_in_cards where sign_in_cards.student_id = students.user_id
    and sign_in_cards.kind = 'printed' and sign_in_cards.ended_at is null)`;
