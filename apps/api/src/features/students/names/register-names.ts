import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { dropTellingNames } from '../../avatars/avatars.ts';
import {
  type RegisteredName,
  updateLicense,
  updateName,
  updateRegisteredNames,
} from './registered-names.queries.ts';

/** Registers the names that adults use, and removes avatar names that reveal them [T62]. */
export const registerNames = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  names: readonly RegisteredName[],
) => {
  if (names.length === 0) return;
  await updateRegisteredNames(tx, names, now());
  await dropTellingNames(
    tx,
    names.map(({ id }) => id),
  );
};

/** Sets the name that adults and the student see, and removes an avatar name that reveals it [T62]. */
export const correctName = async ({ now }: Pick<Deps, 'now'>, tx: Db, name: RegisteredName) => {
  await updateName(tx, name, now());
  await dropTellingNames(tx, [name.id]);
};

/** Adds students without a license to the license of this school. */
export const takeToLicense = async (
  tx: Db,
  { studentIds, schoolId }: { studentIds: readonly string[]; schoolId: string },
) => {
  if (studentIds.length > 0) await updateLicense(tx, { studentIds, schoolId });
};
