import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import { dropTellingName } from '../avatars/drop-telling-name.ts';
import { writeEducator, writeProfile, writeStudent } from './profile.queries.ts';

const writeStudentsProfile = async (tx: Db, studentId: string, changes: UserChanges, now: Date) => {
  await writeProfile(tx, studentId, changes, now);
  if (changes.firstName !== undefined || changes.lastName !== undefined) {
    await dropTellingName(tx, studentId);
  }
};

/** Writes what a parent changed of a child: only what was sent. */
export const writeChildChanges = async (
  tx: Db,
  childId: string,
  changes: UserChanges,
  now: Date,
) => {
  await writeStudentsProfile(tx, childId, changes, now);
  await writeStudent(tx, childId, changes);
};

/** Writes what a person changed of their own profile: only what was sent. */
export const writeOwnChanges = async (
  tx: Db,
  { id, userType }: Pick<Actor, 'id' | 'userType'>,
  changes: UserChanges,
  now: Date,
) => {
  if (userType === 'student') return writeStudentsProfile(tx, id, changes, now);
  await writeProfile(tx, id, changes, now);
  await writeEducator(tx, id, changes);
};
