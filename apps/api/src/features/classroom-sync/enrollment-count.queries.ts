import type { Db } from '../../db/connection.ts';

/** Kept by the database with every row that comes or goes. */
export const countEnrolled = async (tx: Db, classroomId: string) => {
  const { enrolled } = await tx
    .selectFrom('classrooms')
    .select('enrolled')
    .where('id', '=', classroomId)
    .executeTakeFirstOrThrow();
  return enrolled;
};
