import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Db } from '../../db/connection.ts';
import { dropTellingName } from '../avatars/drop-telling-name.ts';
import { writeEducator, writeProfile, writeStudent } from './profile.queries.ts';

/** Writes what a parent changed of a child: only what was sent. */
export const writeChildChanges = async (
  tx: Db,
  childId: string,
  changes: UserChanges,
  now: Date,
) => {
  await writeProfile(tx, childId, changes, now);
  await writeStudent(tx, childId, changes);
  await dropTellingName(tx, childId);
};

/** Writes what a person changed of the own profile: only what was sent. */
export const writeOwnChanges = async (tx: Db, userId: string, changes: UserChanges, now: Date) => {
  await writeProfile(tx, userId, changes, now);
  await writeEducator(tx, userId, changes);
};
