import { type Entry, type EntryMessages, messagesFor, usernameKey } from '../../entry/entry.ts';
import type { Guess, ReadPerson } from '../parse/parse-result.ts';

/** Corrections made while parsing. */
export type Fix = 'invisible' | 'username';

/** A row of an import with its source and its state. */
export type ImportRow = Entry & {
  /** Number among the rows with students, starting at 1. */
  line: number;
  /** Original text. */
  source: string;
  /** Username from the list that could not be used. */
  unusable: string;
  fixes: readonly Fix[];
  guesses: readonly Guess[];
  /** True if the user confirmed the guesses. */
  isChecked: boolean;
  /** True if the user edited the row. Parsing with another layout keeps the edit. */
  isEdited: boolean;
  /** True if the user created the row from excluded text. */
  isMade: boolean;
  isSkipped: boolean;
  /** True if the user confirmed that the equal name is another student. */
  isKept: boolean;
  refused: EntryMessages;
};

/**
 * Creates a row with the listed username if it is valid and free, otherwise with a generated one.
 * Adds the username to `taken`.
 */
export const toRow = (
  { isFixed, username: said, ...person }: ReadPerson,
  line: number,
  taken: Set<string>,
  makeFresh: (taken: ReadonlySet<string>) => string,
): ImportRow => {
  const key = usernameKey(said);
  const isGood =
    key !== '' && !taken.has(key) && !messagesFor({ ...person, username: key }).username;
  const isUnusable = key !== '' && !isGood;
  const username = isGood ? key : makeFresh(taken);
  taken.add(username);
  const fixes: Fix[] = [];
  if (isFixed) fixes.push('invisible');
  if (isUnusable) fixes.push('username');
  return {
    ...person,
    line,
    username,
    fixes,
    unusable: isUnusable ? said : '',
    isChecked: false,
    isEdited: false,
    isMade: false,
    isSkipped: false,
    isKept: false,
    refused: {},
  };
};
