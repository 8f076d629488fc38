import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../db/expressions/login-ownership.ts';
import { toUuid } from '../../db/to-uuid.ts';

type NewEnrollment = {
  classroomId: string;
  studentIds: string[];
  how: 'roster' | 'code' | 'joined';
  importId?: string | undefined;
  now: Date;
};

export const insertEnrollments = (tx: Db, enrollment: NewEnrollment) =>
  tx
    .insertInto('enrollments')
    .values(
      enrollment.studentIds.map((studentId) => ({
        classroom_id: enrollment.classroomId,
        student_id: studentId,
        how: enrollment.how,
        import_id: enrollment.importId ?? null,
        joined_at: enrollment.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute();

type How = 'roster' | 'code' | 'sync' | 'joined';
export type FormerPlace = { studentId: string; how: How; joinedAt: Date; isSynced: boolean };

/** Enrolls former students as they were enrolled before. */
export const insertFormerPlaces = (
  tx: Db,
  { classroomId, places }: { classroomId: string; places: readonly FormerPlace[] },
) =>
  tx
    .insertInto('enrollments')
    .values(
      places.map(({ studentId, how, joinedAt, isSynced }) => ({
        classroom_id: classroomId,
        student_id: studentId,
        how,
        joined_at: joinedAt,
        is_synced: isSynced,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute();

type Place = { classroomId: string; studentId: string };

/** The result is exact only while the classroom is locked. */
export const isEnrolled = async (tx: Db, { classroomId, studentId }: Place) => {
  const place = await tx
    .selectFrom('enrollments')
    .select('student_id')
    .where('classroom_id', '=', classroomId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return place !== undefined;
};

/** Selects the name of an enrolled student and whether the classroom may change it. */
export const selectOptionalNamedPlace = (tx: Db, { classroomId, studentId }: Place) =>
  tx
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['enrollments.student_id', 'enrollments.is_synced'])
    .select(['users.first_name', 'users.last_name'])
    .select(
      sql<boolean>`enrollments.how <> 'joined' and not ${isOwnedByFamily()}`.as('is_managed_here'),
    )
    .where('enrollments.classroom_id', '=', classroomId)
    .where('enrollments.student_id', '=', toUuid(studentId))
    .executeTakeFirst();

/** Selects the name of the classroom, or else of the school, that a student joined by code. */
export const selectOptionalPlaceName = (tx: Db, studentId: string) =>
  tx
    .selectFrom('students')
    .leftJoin('enrollments', (join) =>
      join
        .onRef('enrollments.student_id', '=', 'students.user_id')
        .on('enrollments.how', '=', 'code'),
    )
    .leftJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
    .leftJoin('schools', 'schools.id', 'students.school_id')
    .select(({ fn }) => fn.coalesce('classrooms.name', 'schools.name').as('name'))
    .where('students.user_id', '=', studentId)
    .orderBy('enrollments.joined_at')
    .limit(1)
    .executeTakeFirst();

/** What a deleted enrollment was. */
const FACTS = [
  'enrollments.student_id',
  'enrollments.how',
  'enrollments.is_synced',
  'enrollments.joined_at',
] as const;
export type EnrollmentRow = { student_id: string; how: How; is_synced: boolean; joined_at: Date };

export const deleteEnrollmentsOfStudents = (
  tx: Db,
  { classroomId, studentIds }: { classroomId: string; studentIds: readonly string[] },
): Promise<EnrollmentRow[]> =>
  tx
    .deleteFrom('enrollments')
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', studentIds.map(toUuid))
    .returning(FACTS)
    .execute();

export const deleteEnrollmentsOf = (tx: Db, classroomId: string) =>
  tx
    .deleteFrom('enrollments')
    .where('classroom_id', '=', classroomId)
    .returning('student_id')
    .execute();

export const deleteEnrollmentsOfImport = (
  tx: Db,
  { classroomId, importId }: { classroomId: string; importId: string },
): Promise<EnrollmentRow[]> =>
  tx
    .deleteFrom('enrollments')
    .where('classroom_id', '=', classroomId)
    .where('import_id', '=', importId)
    .returning(FACTS)
    .execute();

/** Deletes the enrollments of students who joined by code before `since` and never signed in. */
export const deleteIdleEnrollments = (
  tx: Db,
  idle: { classroomId: string; studentIds: readonly string[]; since: Date },
): Promise<EnrollmentRow[]> =>
  tx
    .deleteFrom('enrollments')
    .using('students')
    .whereRef('students.user_id', '=', 'enrollments.student_id')
    .where('enrollments.classroom_id', '=', idle.classroomId)
    .where('enrollments.student_id', 'in', idle.studentIds.map(toUuid))
    .where('enrollments.how', '=', 'code')
    .where('enrollments.joined_at', '<', idle.since)
    .where('students.signed_in_at', 'is', null)
    .returning(FACTS)
    .execute();

/**
 * Transfers the login management of the school's students from this classroom to another classroom
 * of the school that has them.
 */
export const updateManagedBySchool = async (tx: Db, { classroomId }: { classroomId: string }) => {
  await sql`
    update enrollments set how = 'roster'
    from classrooms leaving, classrooms staying, students
    where leaving.id = ${classroomId}
      and staying.school_id = leaving.school_id and staying.id <> leaving.id
      and staying.deleted_at is null
      and enrollments.classroom_id = staying.id
      and students.user_id = enrollments.student_id
      and students.school_id = leaving.school_id and students.is_school_made
      and enrollments.how = 'joined'
      and exists (select from enrollments here
        where here.classroom_id = leaving.id and here.student_id = students.user_id
          and here.how <> 'joined')`.execute(tx);
  await sql`
    update enrollments set how = 'joined'
    from classrooms, students
    where classrooms.id = ${classroomId} and enrollments.classroom_id = classrooms.id
      and students.user_id = enrollments.student_id
      and students.school_id = classrooms.school_id`.execute(tx);
};

export const insertImport = (
  tx: Db,
  { classroomId, educatorId, now }: { classroomId: string; educatorId: string; now: Date },
) =>
  tx
    .insertInto('roster_imports')
    .values({ classroom_id: classroomId, educator_id: educatorId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Adds enrollments to an import, so undoing it removes the students from the classroom. */
export const updateImport = async (
  tx: Db,
  place: { classroomId: string; studentIds: readonly string[]; importId: string },
) => {
  if (place.studentIds.length === 0) return;
  await tx
    .updateTable('enrollments')
    .set({ import_id: place.importId })
    .where('classroom_id', '=', place.classroomId)
    .where('student_id', 'in', [...place.studentIds])
    .execute();
};

/** Selects the last import if it is recent enough and not undone yet. */
export const selectOptionalLastImport = (
  tx: Db,
  { classroomId, since }: { classroomId: string; since: Date },
) =>
  tx
    .selectFrom('roster_imports')
    .select(['id', 'undone_at'])
    .where('classroom_id', '=', classroomId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const updateUndone = (tx: Db, { importId, now }: { importId: string; now: Date }) =>
  tx.updateTable('roster_imports').set({ undone_at: now }).where('id', '=', importId).execute();
