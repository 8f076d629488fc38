import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Db } from '../../db/connection.ts';
import { writeProfile, writeStudent } from './profile.queries.ts';

/** Writes what a parent changed of a child: only what was sent. */
export const writeChildChanges = async (
  tx: Db,
  childId: string,
  changes: UserChanges,
  now: Date,
) => {
  await writeProfile(tx, childId, changes, now);
  await writeStudent(tx, childId, changes);
};
