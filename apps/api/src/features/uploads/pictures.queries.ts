import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

export const selectPictureNameForUpdate = async (tx: Db, userId: string) => {
  const { picture_name } = await tx
    .selectFrom('users')
    .select('picture_name')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return picture_name;
};

export const updatePictureName = (
  tx: Db,
  { userId, name, now }: { userId: string; name: string; now: Date },
) =>
  tx
    .updateTable('users')
    .set({ picture_name: name, updated_at: now })
    .where('id', '=', userId)
    .execute();

/** Returns those of the names that a user has. */
export const selectPictureNamesInUse = async (db: Db, names: readonly string[]) => {
  if (names.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('users')
    .select('picture_name')
    .where('picture_name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute();
  return new Set(rows.map(({ picture_name }) => picture_name));
};
