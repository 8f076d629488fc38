import type { Student } from '@wonderfield/contract/classrooms/student';
import { methodOfGrade, type SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { Roster } from '../../api/roster-query.ts';

/** What the teacher chose in the dialog. Undefined values were not touched. */
type ClassChoice = {
  method: SignInMethod | undefined;
  /** True if students with an individual method keep it. */
  keepsOthers: boolean;
  areCardsLimited: boolean;
};

type Facts = Pick<Roster, 'students' | 'signInMethod' | 'grade' | 'areCardsLimited'>;

export const methodOfClass = ({ signInMethod, grade }: Pick<Facts, 'signInMethod' | 'grade'>) =>
  signInMethod ?? methodOfGrade(grade);

/** Returns what saving a choice does. The method is only sent if the teacher chose one. */
export const planClassChange = (roster: Facts, choice: ClassChoice) => {
  const { method, keepsOthers, areCardsLimited } = choice;
  const before = methodOfClass(roster);
  const affected = roster.students.filter(
    ({ isLoginManagedHere, signInMethod }) =>
      method !== undefined && isLoginManagedHere && signInMethod !== method,
  );
  const others = affected.filter(({ signInMethod }) => signInMethod !== before);
  const keeps = keepsOthers && others.length > 0;
  const changing = keeps ? affected.filter((each) => !others.includes(each)) : affected;
  const isMethodNew = method !== undefined && (method !== before || changing.length > 0);
  const areCardsNew = areCardsLimited !== roster.areCardsLimited;
  return {
    /** Students whose method differs from the method of the class and from the chosen one. */
    others,
    changing,
    isChanged: isMethodNew || areCardsNew,
    input: {
      ...(isMethodNew && { method, appliesTo: keeps ? ('sameMethod' as const) : ('all' as const) }),
      ...(areCardsNew && { cardsOnlyWhileOpen: areCardsLimited }),
    },
    /** Restores the class. The students are restored one by one. */
    undo: {
      ...(isMethodNew && { method: before, appliesTo: 'none' as const }),
      ...(areCardsNew && { cardsOnlyWhileOpen: roster.areCardsLimited }),
    },
  };
};

/**
 * Returns true if a change of methods can be undone. The method "words" replaces a password that the
 * student chose, both when it is set and when it is restored.
 */
export const canUndoMethod = (changing: readonly Student[], method: SignInMethod) =>
  changing.every(
    ({ hasIssuedPassword, signInMethod }) =>
      hasIssuedPassword || (method !== 'words' && signInMethod !== 'words'),
  );

/** Returns the key of the text that says why a change cannot be undone. */
export const lostPasswordText = (method: SignInMethod) =>
  method === 'words' ? 'cannotUndo' : 'cannotRestore';

/** Gives students the methods they had, in one request for each method. */
export const restoreMethods = async (
  students: readonly Student[],
  set: (change: { studentIds: string[]; method: SignInMethod }) => Promise<unknown>,
) => {
  const groups = new Map<SignInMethod, string[]>();
  for (const { id, signInMethod } of students) {
    groups.set(signInMethod, [...(groups.get(signInMethod) ?? []), id]);
  }
  for (const [method, studentIds] of groups) await set({ studentIds, method });
};
