import type { Db } from '../../db/connection/connection.ts';

export const selectOptionalDemoClassroom = (
  tx: Db,
  { ownerId, name }: { ownerId: string; name: string },
) =>
  tx
    .selectFrom('classrooms')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('name', '=', name)
    .executeTakeFirst();

type NewClassroom = {
  ownerId: string;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
  capacity: number;
  schoolId: string | null;
  now: Date;
};

export const insertDemoClassroom = (tx: Db, classroom: NewClassroom) =>
  tx
    .insertInto('classrooms')
    .values({
      owner_id: classroom.ownerId,
      school_id: classroom.schoolId,
      name: classroom.name,
      teacher_name: classroom.teacherName,
      grade: classroom.grade,
      subject: classroom.subject,
      capacity: classroom.capacity,
      created_at: classroom.now,
      updated_at: classroom.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const insertDemoEnrollment = (
  tx: Db,
  { classroomId, studentId, now }: { classroomId: string; studentId: string; now: Date },
) =>
  tx
    .insertInto('enrollments')
    .values({ classroom_id: classroomId, student_id: studentId, how: 'roster', joined_at: now })
    .execute();
