import { namesSomebody } from '@wonderfield/contract/avatars/avatar-rules';
import type { Db } from '../../db/connection.ts';
import { selectAvatarForUpdate, updateAvatarNameCleared } from './avatars.queries.ts';
import { realNamesOf } from './real-names.rules.ts';

/* Avatars, as other features meet them. */

/**
 * After a change of the real name: an avatar that tells it loses its name, and the student is asked
 * for another before the next game (T62). Otherwise two changes would get any name through.
 */
export const dropTellingName = async (tx: Db, studentId: string) => {
  const { avatar_name: name, ...row } = await selectAvatarForUpdate(tx, studentId);
  if (name && realNamesOf(row).some((realName) => namesSomebody(name, realName)))
    await updateAvatarNameCleared(tx, studentId);
};
