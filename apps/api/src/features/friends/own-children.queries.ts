import type { Db } from '../../db/connection.ts';

export const isOwnChild = async (
  db: Db,
  { parentId, childId }: { parentId: string; childId: string },
) => {
  const tie = await db
    .selectFrom('guardianships')
    .select('child_id')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .executeTakeFirst();
  return tie !== undefined;
};
