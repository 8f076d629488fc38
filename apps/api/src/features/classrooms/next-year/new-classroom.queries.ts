import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';

/* The old and the new classroom of a school year. */

type NewClassroom = {
  oldId: string;
  name: string;
  grade: string;
  capacity: number;
  schoolYear: number;
  schoolId: string | null;
  now: Date;
};

/** Inserts the new classroom with the owner, teacher, subject and sign-in method of the old one. */
export const insertNewClassroom = (tx: Db, { oldId, now, ...room }: NewClassroom) =>
  tx
    .insertInto('classrooms')
    .columns([
      'owner_id',
      'teacher_name',
      'subject',
      'sign_in_method',
      'are_cards_limited',
      'name',
      'grade',
      'capacity',
      'school_year',
      'school_id',
      'created_at',
      'updated_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('classrooms')
        .select(['owner_id', 'teacher_name', 'subject'])
        .select(['sign_in_method', 'are_cards_limited'])
        .select([
          eb.val(room.name).as('name'),
          eb.val(room.grade).as('grade'),
          sql<number>`${room.capacity}::integer`.as('capacity'),
          sql<number>`${room.schoolYear}::smallint`.as('school_year'),
          sql<string>`${room.schoolId}::uuid`.as('school_id'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('id', '=', oldId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

type Copy = {
  oldId: string;
  newId: string;
  ids: readonly string[];
  /** The license of the new classroom, which the old one may not have had. */
  schoolId: string | null;
  now: Date;
};

/**
 * Lets the chosen co-teachers of the old classroom teach the new one, with the same role and last
 * day. Omits those whose access has ended, and those who are not at the school.
 */
export const copyCoTeachers = (tx: Db, { oldId, newId, ids, schoolId, now }: Copy) =>
  sql`
    insert into classroom_teachers (classroom_id, educator_id, joined_at, role, ends_on, ends_at)
    select ${newId}, educator_id, ${now}, role, ends_on, ends_at from classroom_teachers
    where classroom_id = ${oldId} and educator_id::text = any(${[...ids]}::text[])
      and (ends_at is null or ends_at > ${now})
      and (${schoolId}::uuid is null or exists (
        select from school_members where school_members.school_id = ${schoolId}
          and school_members.educator_id = classroom_teachers.educator_id))
    on conflict do nothing`.execute(tx);

const coTeachersOf = (db: Db, classroomId: string) =>
  db
    .selectFrom('classroom_teachers')
    .innerJoin('users', 'users.id', 'classroom_teachers.educator_id')
    .innerJoin('classroom_educators', (join) =>
      join
        .onRef('classroom_educators.classroom_id', '=', 'classroom_teachers.classroom_id')
        .onRef('classroom_educators.educator_id', '=', 'classroom_teachers.educator_id'),
    )
    .select('users.id')
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('classroom_teachers.classroom_id', '=', classroomId);

/**
 * Selects the co-teachers who can teach the new class, too. If the class has no license and its
 * owner joined a school, the new class is the school's, so only members of that school can.
 */
export const selectCoTeacherNames = (db: Db, classroomId: string) =>
  coTeachersOf(db, classroomId)
    .where(
      sql<boolean>`not exists (
        select from classrooms
        join school_members of_owner on of_owner.educator_id = classrooms.owner_id
        where classrooms.id = ${classroomId} and not exists (
          select from school_members of_teacher
          where of_teacher.school_id = of_owner.school_id and of_teacher.educator_id = users.id))`,
    )
    .orderBy('classroom_teachers.joined_at')
    .orderBy('users.id')
    .execute();

/** Selects the co-teachers of the new classroom who cannot open the old one. */
export const selectTeachersOfNewOnly = (
  db: Db,
  { oldId, newId }: { oldId: string; newId: string },
) =>
  coTeachersOf(db, newId)
    .where('users.id', 'not in', (eb) =>
      eb
        .selectFrom('classroom_educators')
        .select('classroom_educators.educator_id')
        .where('classroom_educators.classroom_id', '=', oldId),
    )
    .orderBy('name')
    .execute();

/** Selects the students of a classroom with what decides about grade, login and seat. */
export const selectRoster = (db: Db, classroomId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .select(['enrollments.how', 'enrollments.joined_at', 'students.grade', 'students.school_id'])
    .select([
      sql<boolean>`students.is_school_made and enrollments.how <> 'joined'`.as('is_managed'),
      isOwnedByFamily().as('is_familys'),
      sql<boolean>`exists (
        select from enrollments elsewhere
        join classrooms on classrooms.id = elsewhere.classroom_id
        where elsewhere.student_id = users.id and elsewhere.classroom_id <> ${classroomId}
          and classrooms.deleted_at is null and classrooms.archived_at is null)`.as('has_class'),
    ])
    .where('enrollments.classroom_id', '=', classroomId)
    .orderBy(inNameOrder('users.last_name'))
    .orderBy(inNameOrder('users.first_name'))
    .orderBy('users.id')
    .execute();
export type RosterStudent = Awaited<ReturnType<typeof selectRoster>>[number];

export const selectEnrolledIds = async (db: Db, classroomId: string) =>
  (
    await db
      .selectFrom('enrollments')
      .select('student_id')
      .where('classroom_id', '=', classroomId)
      .execute()
  ).map(({ student_id }) => student_id);

/** Selects a locked classroom that is not deleted. */
export const selectOptionalRoom = (db: Db, id: string) =>
  db
    .selectFrom('classrooms')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
export type Room = NonNullable<Awaited<ReturnType<typeof selectOptionalRoom>>>;

export const updateCapacity = (tx: Db, { id, capacity }: { id: string; capacity: number }) =>
  tx.updateTable('classrooms').set({ capacity }).where('id', '=', id).execute();

/** Selects the adult who started a year. */
export const selectOptionalStarter = (db: Db, yearId: string) =>
  db
    .selectFrom('next_years')
    .innerJoin('users', 'users.id', 'next_years.started_by')
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('next_years.id', '=', yearId)
    .executeTakeFirst();
