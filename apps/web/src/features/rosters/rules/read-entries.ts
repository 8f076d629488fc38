import { cleanCell } from './clean-cell.ts';
import { type Entry, type EntryMessages, messagesFor, usernameKey } from './entry.ts';
import type { Columns } from './find-columns.ts';
import { splitName } from './split-name.ts';

/** What was changed on the way in. */
export type Fix = 'invisible' | 'guessed' | 'username';

/** A row of an import: who it is, where it stood, and what became of it. */
export type ImportRow = Entry & {
  /** Its place among the rows that hold somebody, from 1. */
  line: number;
  fixes: readonly Fix[];
  isSkipped: boolean;
  /** Same name as somebody else, and really another child. */
  isKept: boolean;
  refused: EntryMessages;
};

type Names = { firstName: string; lastName: string; isGuess: boolean };

const namesOf = (first: string, last: string, full: string): Names => {
  if (full && !first && !last) return splitName(full);
  // The whole name stands in the first column.
  if (first && !last && /[\s,]/.test(first)) return { ...splitName(first), isGuess: true };
  return { firstName: first, lastName: last, isGuess: false };
};

/** Somebody, from the cells of a row; nothing from a row without a name. */
export const readEntry = (
  cells: readonly string[],
  columns: Columns,
): (Entry & { fixes: Fix[] }) | undefined => {
  const cellOf = (column: number | undefined) =>
    cleanCell(column === undefined ? '' : (cells[column] ?? ''));
  const first = cellOf(columns.firstName);
  const last = cellOf(columns.lastName);
  const full = cellOf(columns.fullName);
  const username = cellOf(columns.username);
  if (!first.text && !last.text && !full.text) return undefined;
  const { isGuess, ...names } = namesOf(first.text, last.text, full.text);
  const isFixed = [first, last, full, username].some((cell) => cell.isFixed);
  const fixes: Fix[] = [];
  if (isFixed) fixes.push('invisible');
  if (isGuess) fixes.push('guessed');
  return { ...names, username: username.text, fixes };
};

/**
 * A username for everybody: the one that was given, if it can be used and nobody has it, and a
 * made one otherwise. What is given out is noted in `taken`.
 */
export const withUsername = (
  entry: Entry & { fixes: readonly Fix[] },
  taken: Set<string>,
  makeFresh: (taken: ReadonlySet<string>) => string,
): Entry & { fixes: readonly Fix[] } => {
  const given = usernameKey(entry.username);
  const isGood = given !== '' && !taken.has(given) && !messagesFor(entry).username;
  const username = isGood ? given : makeFresh(taken);
  taken.add(username);
  const fixes = given !== '' && !isGood ? [...entry.fixes, 'username' as const] : entry.fixes;
  return { ...entry, username, fixes };
};
