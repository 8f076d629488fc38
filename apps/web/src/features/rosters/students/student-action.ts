import type { Student } from '@wonderfield/contract/classrooms/student';
import { hasCard as hasCardMethod } from '@wonderfield/contract/sign-in-method';

/** Actions for one student or several. */
export type StudentAction =
  | 'move'
  | 'copy'
  | 'method'
  | 'code'
  | 'showPictures'
  | 'renewPictures'
  | 'revoke'
  | 'renew'
  | 'print'
  | 'logins'
  | 'merge'
  | 'remove';

/** What decides about the actions of all students of the class. */
export type Situation = {
  isArchived: boolean;
  isHelper: boolean;
  hasExternalLogins: boolean;
  mergeableIds: ReadonlySet<string>;
};

/** Returns the actions that are possible for a student. */
export const actionsFor = (
  { id, isLoginManagedHere, isSynced, signInMethod, hasCard }: Student,
  { isArchived, isHelper, hasExternalLogins, mergeableIds }: Situation,
): ReadonlySet<StudentAction> => {
  if (isHelper) return new Set();
  const canMerge = mergeableIds.size > 1 && mergeableIds.has(id);
  // Only the classrooms that manage a login create and show cards, pictures and codes.
  const canManage = isLoginManagedHere && !isArchived;
  const rules: Record<StudentAction, boolean> = {
    move: !isSynced,
    copy: true,
    method: canManage,
    code: canManage && hasCardMethod(signInMethod),
    showPictures: isLoginManagedHere && signInMethod === 'pictures',
    renewPictures: canManage && signInMethod === 'pictures',
    revoke: isLoginManagedHere && hasCard,
    renew: canManage,
    print: true,
    logins: isLoginManagedHere && hasExternalLogins,
    merge: canMerge,
    remove: true,
  };
  return new Set((Object.keys(rules) as StudentAction[]).filter((action) => rules[action]));
};

/** Returns the actions that are possible for at least one of the students. */
export const possibleActions = (
  students: readonly Student[],
  situation: Situation,
): ReadonlySet<StudentAction> =>
  new Set(students.flatMap((student) => [...actionsFor(student, situation)]));
