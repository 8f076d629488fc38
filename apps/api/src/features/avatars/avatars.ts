import { namesPerson } from '@wonderfield/contract/avatars/avatar-rules';
import type { Db } from '../../db/connection/connection.ts';
import { selectAvatarsForUpdate, updateAvatarNamesCleared } from './avatars.queries.ts';
import { realNamesOf } from './real-names.rules.ts';

/* Avatars: the interface for other features. */

/**
 * Removes avatar names that reveal the new real name, so the student has to choose another.
 * Otherwise two changes could set any name. [T62]
 */
export const dropTellingNames = async (tx: Db, studentIds: readonly string[]) => {
  const avatars = await selectAvatarsForUpdate(tx, studentIds);
  const telling = avatars.filter(
    ({ avatar_name: name, ...row }) =>
      name && realNamesOf(row).some((realName) => namesPerson(name, realName)),
  );
  if (telling.length === 0) return;
  await updateAvatarNamesCleared(
    tx,
    telling.map(({ user_id }) => user_id),
  );
};

export const dropTellingName = (tx: Db, studentId: string) => dropTellingNames(tx, [studentId]);
