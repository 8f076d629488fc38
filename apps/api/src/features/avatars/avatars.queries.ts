import type { Db } from '../../db/connection/connection.ts';

const avatarsOf = (db: Db, studentIds: readonly string[]) =>
  db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['users.first_name', 'users.last_name', 'students.avatar_name', 'students.avatar_look'])
    .select(['students.user_id', 'students.given_first_name', 'students.given_last_name'])
    .where('students.user_id', 'in', [...studentIds]);

export const selectAvatar = (db: Db, studentId: string) =>
  avatarsOf(db, [studentId]).executeTakeFirstOrThrow();

/**
 * Locks both rows that contain names: `users` has the current name, `students` the registered one.
 */
export const selectAvatarForUpdate = (tx: Db, studentId: string) =>
  avatarsOf(tx, [studentId]).forNoKeyUpdate(['users', 'students']).executeTakeFirstOrThrow();

/** Locks in the order of the ids, so concurrent callers cannot deadlock. */
export const selectAvatarsForUpdate = (tx: Db, studentIds: readonly string[]) =>
  avatarsOf(tx, studentIds).orderBy('users.id').forNoKeyUpdate(['users', 'students']).execute();

type Avatar = { studentId: string; name: string; look: string | undefined };

/** Keeps the current look if none is passed. */
export const updateAvatar = (tx: Db, { studentId, name, look }: Avatar) =>
  tx
    .updateTable('students')
    .set({ avatar_name: name, ...(look && { avatar_look: look }) })
    .where('user_id', '=', studentId)
    .returning('avatar_look')
    .executeTakeFirstOrThrow();

export const updateAvatarNamesCleared = (tx: Db, studentIds: readonly string[]) =>
  tx
    .updateTable('students')
    .set({ avatar_name: null })
    .where('user_id', 'in', [...studentIds])
    .execute();
