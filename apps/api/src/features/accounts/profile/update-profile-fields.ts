import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Actor } from '../../../context/actor.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { dropTellingName } from '../../avatars/avatars.ts';
import {
  updateEducator,
  updateProfile,
  updateRegisteredNames,
  updateRegisteredNamesForgotten,
  updateStudent,
} from './profile.queries.ts';

type Clock = Pick<Deps, 'now'>;

const isRename = ({ firstName, lastName }: UserChanges) =>
  firstName !== undefined || lastName !== undefined;

const writeStudentsProfile = async (
  { now }: Clock,
  tx: Db,
  userId: string,
  changes: UserChanges,
) => {
  await updateProfile(tx, { userId, changes, now: now() });
  if (isRename(changes)) await dropTellingName(tx, userId);
};

/** Writes the submitted fields of a child's profile that a parent changed. */
export const writeChildChanges = async (
  clock: Clock,
  tx: Db,
  childId: string,
  changes: UserChanges,
) => {
  await updateRegisteredNamesForgotten(tx, { userId: childId, changes });
  await writeStudentsProfile(clock, tx, childId, changes);
  await updateStudent(tx, { userId: childId, changes });
};

/** Writes the submitted fields of the caller's own profile. */
export const writeOwnChanges = async (
  clock: Clock,
  tx: Db,
  { id, userType }: Pick<Actor, 'id' | 'userType'>,
  changes: UserChanges,
) => {
  if (userType === 'student') {
    if (isRename(changes)) await updateRegisteredNames(tx, { userId: id, changes });
    return writeStudentsProfile(clock, tx, id, changes);
  }
  await updateProfile(tx, { userId: id, changes, now: clock.now() });
  await updateEducator(tx, { userId: id, changes });
};
