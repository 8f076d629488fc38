import type { NightlyMode } from '@wonderfield/contract/classroom-sync/sync-record';
import type { ClassSource, RosterService } from '@wonderfield/contract/classrooms/classroom';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

const FACTS = [
  'classrooms.id',
  'classrooms.name',
  'classrooms.teacher_name',
  'classrooms.capacity',
  'classrooms.enrolled',
  'classrooms.grade',
  'classrooms.sign_in_method',
  'classrooms.school_id',
  'classrooms.source_class_id',
  'classrooms.archived_at',
  'classrooms.left_out_marks',
] as const;

/**
 * Selects the educator's classrooms that sync with this service. Active classrooms come before
 * archived ones of the same class.
 */
export const selectSyncedClassrooms = (
  db: Db,
  { educatorId, service }: { educatorId: string; service: RosterService },
) => selectTaught(db, educatorId).where('source', '=', service).execute();

/** Selects active classrooms that are not synced. */
export const selectOwn = (db: Db, educatorId: string) =>
  selectTaught(db, educatorId)
    .where('source', 'is', null)
    .where('archived_at', 'is', null)
    .execute();

const selectTaught = (db: Db, educatorId: string) =>
  db
    .selectFrom('classrooms')
    .select(FACTS)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('classroom_educators')
          .select('classroom_educators.educator_id')
          .whereRef('classroom_educators.classroom_id', '=', 'classrooms.id')
          .where('classroom_educators.educator_id', '=', educatorId),
      ),
    )
    .orderBy(sql`archived_at is not null`)
    .orderBy('created_at');

export const updateSource = (tx: Db, { id, source }: { id: string; source: ClassSource | null }) =>
  tx
    .updateTable('classrooms')
    .set({ source: source?.service ?? null, source_class_id: source?.classId ?? null })
    .where('id', '=', id)
    .execute();

type NewSyncedClassroom = {
  source: ClassSource;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
  capacity: number;
  educatorId: string;
  schoolId: string | null;
  now: Date;
};

export const insertSyncedClassroom = (tx: Db, classroom: NewSyncedClassroom) =>
  tx
    .insertInto('classrooms')
    .values({
      owner_id: classroom.educatorId,
      school_id: classroom.schoolId,
      name: classroom.name,
      teacher_name: classroom.teacherName,
      grade: classroom.grade,
      subject: classroom.subject,
      capacity: classroom.capacity,
      source: classroom.source.service,
      source_class_id: classroom.source.classId,
      created_at: classroom.now,
      updated_at: classroom.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateSyncedClassroom = (
  tx: Db,
  {
    id,
    name,
    capacity,
    leftOutMarks: excludedMarks,
    now,
  }: { id: string; name: string; capacity: number; leftOutMarks?: Buffer[] | undefined; now: Date },
) =>
  tx
    .updateTable('classrooms')
    .set({
      name,
      capacity,
      left_out_marks: excludedMarks,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

export type Place = {
  studentId: string;
  how: 'sync' | 'joined' | 'roster' | 'code';
  joinedAt: Date;
};

/** Inserts synced enrollments, which later syncs can remove. */
export const insertSyncedEnrollments = (
  tx: Db,
  { classroomId, places }: { classroomId: string; places: readonly Place[] },
) =>
  tx
    .insertInto('enrollments')
    .values(
      places.map(({ studentId, how, joinedAt }) => ({
        classroom_id: classroomId,
        student_id: studentId,
        how,
        joined_at: joinedAt,
        is_synced: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute();

type EnrollmentsOf = { classroomId: string; studentIds: readonly string[] };

export const deleteEnrollments = (tx: Db, { classroomId, studentIds }: EnrollmentsOf) =>
  tx
    .deleteFrom('enrollments')
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', [...studentIds])
    .returning(['student_id', 'how', 'joined_at', 'is_synced'])
    .execute();

/** For a merged account, updates the enrollment of the account it was merged into. */
export const updateEnrollmentsSynced = (
  tx: Db,
  { classroomId, studentIds, isSynced }: EnrollmentsOf & { isSynced: boolean },
) =>
  tx
    .updateTable('enrollments')
    .set({ is_synced: isSynced })
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', (eb) =>
      eb
        .selectFrom('students')
        .select(({ fn }) => fn.coalesce('folded_into', 'user_id').as('id'))
        .where('user_id', 'in', [...studentIds]),
    )
    .execute();

export const updateNightly = (tx: Db, { id, mode }: { id: string; mode: NightlyMode }) =>
  tx.updateTable('classrooms').set({ nightly_sync: mode }).where('id', '=', id).execute();
