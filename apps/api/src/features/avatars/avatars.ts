import { namesPerson } from '@wonderfield/contract/avatars/avatar-rules';
import type { Db } from '../../db/connection.ts';
import { selectAvatarsForUpdate, updateAvatarNamesCleared } from './avatars.queries.ts';
import { realNamesOf } from './real-names.rules.ts';

/* Avatars, as other features meet them. */

/**
 * After a change of the real name: an avatar that tells it loses its name, and the student is asked
 * for another before the next game (T62). Otherwise two changes would get any name through.
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

/** The same for one. */
export const dropTellingName = (tx: Db, studentId: string) => dropTellingNames(tx, [studentId]);
