import type { Db } from '../../db/connection.ts';

const avatarsOf = (db: Db, studentIds: readonly string[]) =>
  db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['users.first_name', 'users.last_name', 'students.avatar_name', 'students.avatar_look'])
    .select(['students.user_id', 'students.given_first_name', 'students.given_last_name'])
    .where('students.user_id', 'in', [...studentIds]);

export const selectAvatar = (db: Db, studentId: string) =>
  avatarsOf(db, [studentId]).executeTakeFirstOrThrow();

/** Locks both rows that hold names: `users` has the current one, `students` the one an adult gave. */
export const selectAvatarForUpdate = (tx: Db, studentId: string) =>
  avatarsOf(tx, [studentId]).forNoKeyUpdate(['users', 'students']).executeTakeFirstOrThrow();

/** Locks in order of the id, so that two callers never wait for each other. */
export const selectAvatarsForUpdate = (tx: Db, studentIds: readonly string[]) =>
  avatarsOf(tx, studentIds).orderBy('users.id').forNoKeyUpdate(['users', 'students']).execute();

type Avatar = { studentId: string; name: string; look: string | undefined };

/** Without a look the one chosen before stays. */
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
