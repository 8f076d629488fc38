import type { ClassroomDraft } from '@wonderfield/contract/classrooms/classroom';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { preparedStatement, singleRow } from '../../db/connection/prepared-statement.ts';
import { toUuid } from '../../db/to-uuid.ts';

type TaughtClassroom = { classroomId: string; educatorId: string };

const accessibleIn =
  (view: 'classroom_educators' | 'classroom_viewers') =>
  (db: Db, { classroomId, educatorId }: TaughtClassroom) =>
    db
      .selectFrom('classrooms')
      .selectAll()
      .where('classrooms.id', '=', toUuid(classroomId))
      .where(
        sql<boolean>`exists (select from ${sql.table(view)} member
          where member.classroom_id = classrooms.id and member.educator_id = ${educatorId})`,
      )
      .executeTakeFirst();

/** Returns the classroom, or undefined if this educator cannot change it. */
export const selectOptionalTaughtClassroom = accessibleIn('classroom_educators');

/** Returns the classroom, or undefined if this educator cannot see it. Helpers can. */
export const selectOptionalSeenClassroom = accessibleIn('classroom_viewers');

/** Returns the role of an educator in a classroom, or undefined. */
export const selectOptionalViewer = (db: Db, { classroomId, educatorId }: TaughtClassroom) =>
  db
    .selectFrom('classroom_viewers')
    .select('role')
    .where('classroom_id', '=', toUuid(classroomId))
    .where('educator_id', '=', educatorId)
    .executeTakeFirst();

export const selectOptionalClassroom = (db: Db, classroomId: string) =>
  db
    .selectFrom('classrooms')
    .select(['name', 'owner_id'])
    .where('id', '=', classroomId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/**
 * Locks a classroom against changes. Rows that refer to it can still be inserted, so Play, which locks
 * its session first, never waits for a class that is being closed.
 */
export const selectOptionalClassroomForUpdate = (tx: Db, classroomId: string) =>
  tx
    .selectFrom('classrooms')
    .select(['id', 'school_id'])
    .where('id', '=', toUuid(classroomId))
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Draft = Pick<ClassroomDraft, 'name' | 'teacherName' | 'grade' | 'subject' | 'capacity'>;

const columnsOf = (draft: Draft) => ({
  name: draft.name,
  teacher_name: draft.teacherName,
  grade: draft.grade,
  subject: draft.subject,
  capacity: draft.capacity,
});

/** The owner and the school whose license is used. */
type Ownership = { educatorId: string; schoolId: string | null };

type NewClassroom = Draft & Ownership & { now: Date };

const insertNew = preparedStatement((tx, room: NewClassroom) =>
  tx
    .insertInto('classrooms')
    .values({
      ...columnsOf(room),
      owner_id: room.educatorId,
      school_id: room.schoolId,
      created_at: room.now,
      updated_at: room.now,
    })
    .returning('id'),
);

export const insertClassroom = async (
  tx: Db,
  { draft, ...rest }: Ownership & { draft: ClassroomDraft; now: Date },
) => singleRow(await insertNew(tx, { ...draft, ...rest }));

export const updateClassroom = (
  tx: Db,
  { id, draft, now }: { id: string; draft: ClassroomDraft; now: Date },
) =>
  tx
    .updateTable('classrooms')
    .set({ ...columnsOf(draft), version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();

/** Marks the classroom as deleted. The row stays, because other rows reference it. */
export const updateDeleted = (tx: Db, { id, now }: { id: string; now: Date }) =>
  tx
    .updateTable('classrooms')
    .set({
      deleted_at: now,
      is_code_on: false,
      code_hmac: null,
      sealed_code: null,
      opened_at: null,
      open_until: null,
    })
    .where('id', '=', id)
    .execute();

export const updateArchived = (tx: Db, { id, now }: { id: string; now: Date }) =>
  tx
    .updateTable('classrooms')
    .set({
      archived_at: now,
      opened_at: null,
      open_until: null,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

export const updateRestored = (
  tx: Db,
  { id, schoolId, now }: { id: string; schoolId: string | null; now: Date },
) =>
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
  { id, educatorId, schoolId, now }: Ownership & { id: string; now: Date },
) =>
  tx
    .updateTable('classrooms')
    .set({
      owner_id: educatorId,
      school_id: schoolId,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

export const updateSchool = (
  tx: Db,
  { id, schoolId, now }: { id: string; schoolId: string | null; now: Date },
) =>
  tx
    .updateTable('classrooms')
    .set({ school_id: schoolId, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute();

type AtSchool = { schoolId: string; educatorId: string };

/** Locks the classrooms an educator owns or co-teaches at a school, always in the same order. */
export const selectTaughtAtSchoolForUpdate = (tx: Db, { schoolId, educatorId }: AtSchool) =>
  tx
    .selectFrom('classrooms')
    .select('id')
    .where('school_id', '=', schoolId)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', educatorId),
        eb('id', 'in', (co) =>
          co
            .selectFrom('classroom_teachers')
            .select('classroom_id')
            .where('educator_id', '=', educatorId),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** Includes deleted classrooms, so a teacher who left owns nothing of the school. */
export const updateOwnerToAdministrator = (
  tx: Db,
  { schoolId, educatorId, now }: AtSchool & { now: Date },
) =>
  tx
    .updateTable('classrooms')
    .from('schools')
    .set({
      owner_id: sql`schools.administrator_id`,
      version: sql`version + 1`,
      updated_at: now,
    })
    .whereRef('schools.id', '=', 'classrooms.school_id')
    .where('classrooms.school_id', '=', schoolId)
    .where('classrooms.owner_id', '=', educatorId)
    .returning(['classrooms.id', 'classrooms.owner_id as ownerId'])
    .execute();

/** Removes co-teachers who do not belong to the classroom's new school. */
export const deleteExternalCoTeachers = (tx: Db, classroomId: string) =>
  tx
    .deleteFrom('classroom_teachers')
    .where('classroom_id', '=', classroomId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('classroom_viewers')
            .select('classroom_viewers.educator_id')
            .whereRef('classroom_viewers.classroom_id', '=', 'classroom_teachers.classroom_id')
            .whereRef('classroom_viewers.educator_id', '=', 'classroom_teachers.educator_id'),
        ),
      ),
    )
    .execute();

/** Counts the active classrooms on a school's license, except one. */
export const countSchoolClassrooms = async (
  tx: Db,
  { schoolId, exceptId }: { schoolId: string; exceptId?: string | undefined },
) => {
  const inUse = tx
    .selectFrom('classrooms')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null);
  const counted = exceptId === undefined ? inUse : inUse.where('id', '!=', exceptId);
  const { count } = await counted.executeTakeFirstOrThrow();
  return Number(count);
};
