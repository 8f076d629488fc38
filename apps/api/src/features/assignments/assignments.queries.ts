import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { accountsOf } from '../../db/expressions/merged-accounts.ts';
import { inNameOrder } from '../../db/expressions/name-order.ts';
import { toUuid } from '../../db/to-uuid.ts';
import type { AssignmentFacts, FinishedRow, RosterStudent } from './assignments.rules.ts';

type OfClass = { classroomId: string; today: string };

/** The count is exact only while the classroom is locked. */
export const countOpen = async (tx: Db, { classroomId, today }: OfClass) => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from assignments
    where classroom_id = ${classroomId} and ended_at is null and due_on >= ${today}`.execute(tx);
  return rows[0]?.open ?? 0;
};

export const selectEnrolledAmong = async (
  tx: Db,
  { classroomId, studentIds }: { classroomId: string; studentIds: readonly string[] },
) => {
  const rows = await tx
    .selectFrom('enrollments')
    .select('student_id')
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', studentIds.map(toUuid))
    .execute();
  return rows.map(({ student_id }) => student_id);
};

type NewAssignment = {
  classroomId: string;
  subject: string;
  skillIds: readonly string[];
  /** Undefined for the whole class. */
  studentIds: readonly string[] | undefined;
  dueOn: string;
  now: Date;
};

export const insertAssignment = async (tx: Db, assignment: NewAssignment) => {
  const { id } = await tx
    .insertInto('assignments')
    .values({
      classroom_id: assignment.classroomId,
      subject: assignment.subject,
      skill_ids: [...assignment.skillIds],
      is_whole_class: assignment.studentIds === undefined,
      due_on: sql`${assignment.dueOn}::date`,
      assigned_at: assignment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (assignment.studentIds) {
    await tx
      .insertInto('assignment_students')
      .values(
        assignment.studentIds.map((studentId) => ({ assignment_id: id, student_id: studentId })),
      )
      .execute();
  }
  return id;
};

export type AssignmentRow = AssignmentFacts & { skillIds: string[] };

const assignmentColumns = sql`
  id, subject, skill_ids as "skillIds", is_whole_class as "isWholeClass", due_on::text as "dueOn",
  ended_at as "endedAt"`;

/** Maximum number of closed assignments to list. The limit of open ones is lower. */
const EARLIER_ASSIGNMENTS = 50;

/** Selects open assignments by due date, or closed ones with the latest first. */
export const selectAssignments = async (
  db: Db,
  { classroomId, today, isEarlier }: OfClass & { isEarlier: boolean },
) => {
  const isOpen = sql`(ended_at is null and due_on >= ${today})`;
  const { rows } = await sql<AssignmentRow>`
    select ${assignmentColumns}
    from assignments
    where classroom_id = ${toUuid(classroomId)} and ${isEarlier ? sql`not ${isOpen}` : isOpen}
    order by ${isEarlier ? sql`due_on desc, assigned_at desc` : sql`due_on, assigned_at`}, id
    limit ${EARLIER_ASSIGNMENTS}`.execute(db);
  return rows;
};

type ClassPeriod = OfClass & { until: string };

/** Selects the open assignments of classrooms that are due until a day of each classroom. */
export const selectOpenAssignmentsOf = async (db: Db, periods: readonly ClassPeriod[]) => {
  const { rows } = await sql<AssignmentRow & { classroomId: string }>`
    select ${assignmentColumns}, assignments.classroom_id as "classroomId"
    from assignments
    join unnest(
      ${periods.map(({ classroomId }) => classroomId)}::uuid[],
      ${periods.map(({ today }) => today)}::date[],
      ${periods.map(({ until }) => until)}::date[]) as period(classroom_id, today, until)
      on period.classroom_id = assignments.classroom_id
    where ended_at is null and due_on between period.today and period.until
    order by due_on, assigned_at, id`.execute(db);
  return rows;
};

/** Selects open assignments and those due in a period, the latest due date first. */
export const selectAssignmentsDue = async (
  db: Db,
  { classroomId, today, from, to }: OfClass & { from: string; to: string },
) => {
  const { rows } = await sql<AssignmentRow>`
    select ${assignmentColumns}
    from assignments
    where classroom_id = ${toUuid(classroomId)}
      and (due_on between ${from} and ${to} or (due_on >= ${today} and ended_at is null))
    order by due_on desc, assigned_at desc, id
    limit ${EARLIER_ASSIGNMENTS}`.execute(db);
  return rows;
};

export const hasEarlierAssignments = async (db: Db, { classroomId, today }: OfClass) => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from assignments where classroom_id = ${toUuid(classroomId)}
      and (ended_at is not null or due_on < ${today})) as found`.execute(db);
  return rows[0]?.found ?? false;
};

type RosterRow = RosterStudent & { firstName: string; lastName: string };

/** The students of all rosters. Callers add the classroom. */
const rosterStudents = sql`
  select users.id, users.first_name as "firstName", users.last_name as "lastName",
    users.suspended_at as "suspendedAt", students.subjects, enrollments.joined_at as "joinedAt",
    array(select id from ${accountsOf(sql.ref<string>('enrollments.student_id'))} account)
      as "accountIds"
  from enrollments
  join users on users.id = enrollments.student_id
  join students on students.user_id = users.id`;

/** Returns a student of the roster, or undefined if the student left. */
export const selectOptionalRosterStudent = async (
  db: Db,
  { classroomId, studentId }: { classroomId: string; studentId: string },
) => {
  const { rows } = await sql<RosterRow>`
    ${rosterStudents}
    where enrollments.classroom_id = ${toUuid(classroomId)}
      and enrollments.student_id = ${toUuid(studentId)}`.execute(db);
  return rows[0];
};

export const selectRosterOf = async (db: Db, classroomId: string) => {
  const { rows } = await sql<RosterRow>`
    ${rosterStudents}
    where enrollments.classroom_id = ${toUuid(classroomId)}
    order by ${inNameOrder('users.last_name')}, ${inNameOrder('users.first_name')}, users.id`.execute(
    db,
  );
  return rows;
};

/** Selects the accounts that were chosen for each assignment. */
export const selectChosen = async (db: Db, assignmentIds: readonly string[]) => {
  const { rows } = await sql<{ assignmentId: string; studentId: string }>`
    select assignment_id as "assignmentId", student_id as "studentId"
    from assignment_students where assignment_id = any(${[...assignmentIds]})`.execute(db);
  const byAssignment = Map.groupBy(rows, ({ assignmentId }) => assignmentId);
  return new Map(
    [...byAssignment].map(([id, given]) => [id, new Set(given.map(({ studentId }) => studentId))]),
  );
};

/**
 * Selects finished rows of assignments with the number of tasks that were right on the first
 * attempt.
 */
export const selectFinished = async (db: Db, assignmentIds: readonly string[]) => {
  const { rows } = await sql<FinishedRow>`
    select assignment_id as "assignmentId", user_id as "userId", finished_at as "finishedAt",
      (select count(*)::int from jsonb_array_elements(tasks) task
        where (task ->> 'tries')::int = 1) as right
    from play_rows
    where assignment_id = any(${[...assignmentIds]}) and finished_at is not null`.execute(db);
  return rows;
};

export const selectOptionalAssignmentForUpdate = async (
  tx: Db,
  { classroomId, assignmentId }: { classroomId: string; assignmentId: string },
) => {
  const { rows } = await sql<{ id: string; dueOn: string; endedAt: Date | null }>`
    select id, due_on::text as "dueOn", ended_at as "endedAt" from assignments
    where id = ${toUuid(assignmentId)} and classroom_id = ${classroomId} for update`.execute(tx);
  return rows[0];
};

export const updateEnded = (tx: Db, { id, now }: { id: string; now: Date }) =>
  tx.updateTable('assignments').set({ ended_at: now }).where('id', '=', id).execute();
