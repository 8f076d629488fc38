import { namesSomebody } from '@wonderfield/contract/avatars/avatar-rules';
import type { Db } from '../../db/connection.ts';
import { selectAvatarForUpdate, updateAvatarNameCleared } from './avatars.queries.ts';

/* Avatars, as other features meet them. */

/**
 * After a change of the real name: an avatar that tells it loses its name, and the student is asked
 * for another before the next game (T62). Otherwise two changes would get any name through.
 */
export const dropTellingName = async (tx: Db, studentId: string) => {
  const { first_name, last_name, avatar_name } = await selectAvatarForUpdate(tx, studentId);
  const realName = { firstName: first_name, lastName: last_name };
  if (avatar_name && namesSomebody(avatar_name, realName))
    await updateAvatarNameCleared(tx, studentId);
};
