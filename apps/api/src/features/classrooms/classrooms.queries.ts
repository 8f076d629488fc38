import type { ClassroomDraft } from '@wonderfield/contract/classrooms/classroom';
import { sql } from 'kysely';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';

const taughtClassroom = (db: Db, classroomId: string, educatorId: string) =>
  db
    .selectFrom('classrooms')
    .selectAll()
    .where('classrooms.id', '=', asId(classroomId))
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', educatorId),
        eb.exists(
          eb
            .selectFrom('classroom_teachers')
            .select('educator_id')
            .whereRef('classroom_teachers.classroom_id', '=', 'classrooms.id')
            .where('educator_id', '=', educatorId),
        ),
      ]),
    );

/** A classroom this educator owns or co-teaches; nothing for anybody else. */
export const selectOptionalTaughtClassroom = (db: Db, classroomId: string, educatorId: string) =>
  taughtClassroom(db, classroomId, educatorId).executeTakeFirst();

/** The same, locked. */
export const selectOptionalTaughtClassroomForUpdate = (
  tx: Db,
  classroomId: string,
  educatorId: string,
) => taughtClassroom(tx, classroomId, educatorId).forUpdate().executeTakeFirst();

export const lockClassroom = (tx: Db, classroomId: string) =>
  tx
    .selectFrom('classrooms')
    .select('id')
    .where('id', '=', classroomId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const columnsOf = (draft: ClassroomDraft) => ({
  name: draft.classRoomName,
  teacher_name: draft.teacherName,
  grade: draft.classRoomGrade,
  subject: draft.classRoomSubject,
  capacity: draft.noOfStudents,
});

export const insertClassroom = (
  tx: Db,
  draft: ClassroomDraft,
  owner: { educatorId: string; schoolId: string | null },
  now: Date,
) =>
  tx
    .insertInto('classrooms')
    .values({
      ...columnsOf(draft),
      owner_id: owner.educatorId,
      school_id: owner.schoolId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateClassroom = (tx: Db, id: string, draft: ClassroomDraft, now: Date) =>
  tx
    .updateTable('classrooms')
    .set({ ...columnsOf(draft), version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Gone for everybody; the row stays so that what points at it keeps making sense. */
export const updateDeleted = (tx: Db, id: string, now: Date) =>
  tx
    .updateTable('classrooms')
    .set({ deleted_at: now, is_code_on: false, code_hmac: null, sealed_code: null })
    .where('id', '=', id)
    .execute();

export const updateArchived = (tx: Db, id: string, now: Date) =>
  tx
    .updateTable('classrooms')
    .set({ archived_at: now, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute();

export const updateRestored = (tx: Db, id: string, schoolId: string | null, now: Date) =>
  tx
    .updateTable('classrooms')
    .set({
      archived_at: null,
      school_id: schoolId,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

export const updateOwner = (
  tx: Db,
  id: string,
  owner: { educatorId: string; schoolId: string | null },
  now: Date,
) =>
  tx
    .updateTable('classrooms')
    .set({
      owner_id: owner.educatorId,
      school_id: owner.schoolId,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

/** Classrooms in use on a school's license, but one. */
export const countSchoolClassrooms = async (tx: Db, schoolId: string, exceptId?: string) => {
  const { count } = await tx
    .selectFrom('classrooms')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .executeTakeFirstOrThrow();
  return Number(count);
};
