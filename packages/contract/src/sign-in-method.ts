import type { Grade, Option } from './options.ts';

/** How a student signs in. An educator or a parent chooses it for each student. */
export const SIGN_IN_METHODS = [
  { value: 'scan', label: 'Card' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'words', label: 'Words' },
  { value: 'own', label: 'Own password' },
] as const satisfies readonly Option[];
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]['value'];

/** Returns true if the student has to replace the issued password. */
export const needsOwnPassword = (method: SignInMethod) => method === 'own';

/** Returns true if a card with a QR code signs the student in. */
export const hasCard = (method: SignInMethod) => method !== 'own';

const YOUNGEST: readonly string[] = ['Kindergarten', '1', '2'] satisfies Grade[];
const MIDDLE: readonly string[] = ['3', '4', '5'] satisfies Grade[];

/** Returns the method of a new student. Without a grade, the student can read words. */
export const methodOfGrade = (grade: string | undefined): SignInMethod => {
  if (grade === undefined || MIDDLE.includes(grade)) return 'words';
  return YOUNGEST.includes(grade) ? 'pictures' : 'own';
};

/** What a student used at a sign-in, as recorded and shown to adults. */
export const SIGN_IN_KINDS = [
  'password',
  'card',
  'pictures',
  'help',
  'parent',
  'google',
  'clever',
  'school',
] as const;
export type SignInKind = (typeof SIGN_IN_KINDS)[number];

/** Kinds that anyone who holds a card or watches a child could use. They open the game only. */
export const GAME_ONLY_KINDS = [
  'card',
  'pictures',
  'help',
  'parent',
] as const satisfies SignInKind[];

/** Returns true if a session of this kind opens the game and no account settings. */
export const isGameOnly = (kind: SignInKind) =>
  GAME_ONLY_KINDS.some((gameOnly) => gameOnly === kind);
