import type { Db } from '../../db/connection/connection.ts';
import { zipOfClassroom } from '../../db/expressions/zip-code.ts';
import { toUuid } from '../../db/to-uuid.ts';

/** Selects the grade, the archive state and the ZIP code of a classroom. */
export const selectClassFacts = (db: Db, classroomId: string) =>
  db
    .selectFrom('classrooms')
    .select(['classrooms.grade', 'classrooms.archived_at', zipOfClassroom.as('zip')])
    .where('classrooms.id', '=', toUuid(classroomId))
    .executeTakeFirstOrThrow();
