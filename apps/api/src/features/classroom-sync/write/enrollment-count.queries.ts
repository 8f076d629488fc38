import type { Db } from '../../../db/connection/connection.ts';

/** Returns the counter that database triggers maintain. */
export const countEnrolled = async (tx: Db, classroomId: string) => {
  const { enrolled } = await tx
    .selectFrom('classrooms')
    .select('enrolled')
    .where('id', '=', classroomId)
    .executeTakeFirstOrThrow();
  return enrolled;
};
