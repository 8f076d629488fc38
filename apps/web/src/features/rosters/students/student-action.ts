import type { Student } from '@wonderfield/contract/classrooms/student';

/** Actions for one student or several. */
export type StudentAction = 'move' | 'copy' | 'renew' | 'print' | 'logins' | 'merge' | 'remove';

/** What decides about the actions of all students of the class. */
export type Situation = {
  isArchived: boolean;
  isHelper: boolean;
  hasExternalLogins: boolean;
  mergeableIds: ReadonlySet<string>;
};

/** Returns the actions that are possible for a student. */
export const actionsFor = (
  { id, isLoginManagedHere, isSynced }: Student,
  { isArchived, isHelper, hasExternalLogins, mergeableIds }: Situation,
): ReadonlySet<StudentAction> => {
  if (isHelper) return new Set();
  const canMerge = mergeableIds.size > 1 && mergeableIds.has(id);
  const rules: Record<StudentAction, boolean> = {
    move: !isSynced,
    copy: true,
    renew: isLoginManagedHere && !isArchived,
    print: true,
    logins: isLoginManagedHere && hasExternalLogins,
    merge: canMerge,
    remove: true,
  };
  return new Set((Object.keys(rules) as StudentAction[]).filter((action) => rules[action]));
};
