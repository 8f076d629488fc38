import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { accountsOf } from '../../../db/expressions/merged-accounts.ts';
import { zipOfClassroom } from '../../../db/expressions/zip-code.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import type { Day } from '../mastery/days.rules.ts';

export type AssignedRowRow = {
  id: string;
  teacherName: string;
  /** The ZIP code of the classroom. */
  zip: string | null;
  subject: string;
  skillIds: string[];
  dueOn: Day;
  isBegun: boolean;
};

/**
 * Selects a student's assignments that were not withdrawn, with a margin of a day for all time
 * zones. Includes merged accounts, whose assignments and finished rows count.
 */
export const selectAssignedTo = async (
  db: Db,
  { userId, since }: { userId: string; since: Day },
) => {
  const { rows } = await sql<AssignedRowRow>`
    with account as materialized ${accountsOf(userId)}
    select assignments.id, classrooms.teacher_name as "teacherName",
      ${zipOfClassroom} as zip, assignments.subject,
      assignments.skill_ids as "skillIds", assignments.due_on::text as "dueOn",
      exists (select from play_rows where play_rows.assignment_id = assignments.id
        and play_rows.user_id = ${userId} and tasks @? '$[*] ? (@.tries > 0)') as "isBegun"
    from enrollments
    join classrooms on classrooms.id = enrollments.classroom_id
    join assignments on assignments.classroom_id = classrooms.id
    where enrollments.student_id = ${userId}
    and classrooms.archived_at is null
    -- Requires a teacher who could withdraw the row. A class without a teacher assigns no rows.
    and exists (select from classroom_educators
      join users on users.id = classroom_educators.educator_id
      where classroom_educators.classroom_id = classrooms.id and users.suspended_at is null)
    and assignments.ended_at is null and assignments.due_on >= ${since}
    and (assignments.is_whole_class or exists (select from assignment_students chosen
      where chosen.assignment_id = assignments.id
      and chosen.student_id in (select id from account)))
    and not exists (select from play_rows where play_rows.assignment_id = assignments.id
      and play_rows.user_id in (select id from account) and play_rows.finished_at is not null)
    order by assignments.due_on, assignments.assigned_at, assignments.id`.execute(db);
  return rows;
};

/**
 * Locks the assignment, so it cannot be withdrawn while its row is dealt. Returns false if it was
 * withdrawn.
 */
export const lockAssignment = async (tx: Db, assignmentId: string) => {
  const held = await tx
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', toUuid(assignmentId))
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
};
