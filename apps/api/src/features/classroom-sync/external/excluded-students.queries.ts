import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

/** Selects the external ids of these students for each synced classroom. */
export const selectSyncedSubjects = async (
  tx: Db,
  { studentIds, classroomId }: { studentIds: readonly string[]; classroomId?: string },
) => {
  const { rows } = await sql<{ id: string; subjects: string[] }>`
    select classrooms.id, array_agg(identities.subject) as subjects
    from identities join classrooms on classrooms.source = identities.provider
    where identities.user_id = any(${[...studentIds]}::uuid[]) and classrooms.deleted_at is null
      and (classrooms.id = ${classroomId ?? null} or exists (
        select from enrollments where enrollments.classroom_id = classrooms.id
          and enrollments.student_id = identities.user_id and ${classroomId ?? null}::uuid is null))
    group by classrooms.id
  `.execute(tx);
  return rows;
};

export const updateExcluded = (tx: Db, { id, marks }: { id: string; marks: Buffer[] }) =>
  tx
    .updateTable('classrooms')
    .set({ left_out_marks: sql`left_out_marks || ${marks}::bytea[]` })
    .where('id', '=', id)
    .execute();

export const updateIncluded = (tx: Db, { id, marks }: { id: string; marks: Buffer[] }) =>
  tx
    .updateTable('classrooms')
    .set({
      left_out_marks: sql`array(select mark from unnest(left_out_marks) mark
        where mark <> all(${marks}::bytea[]))`,
    })
    .where('id', '=', id)
    .execute();
