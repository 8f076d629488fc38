import { type Entry, type EntryMessages, messagesFor, usernameKey } from './entry.ts';
import type { Guess, ReadPerson } from './parse-result.ts';

/** What was changed on the way in. */
export type Fix = 'invisible' | 'username';

/** A row of an import: who it is, where it came from, and what became of it. */
export type ImportRow = Entry & {
  /** Its place among the rows that hold somebody, from 1. */
  line: number;
  /** What it was read from. */
  source: string;
  /** A username that stood beside the name and could not be used. */
  unusable: string;
  fixes: readonly Fix[];
  guesses: readonly Guess[];
  /** Somebody looked at the guesses and said that they are right. */
  isChecked: boolean;
  /** Changed by hand: reading the list in another way does not take that back. */
  isEdited: boolean;
  /** Made by hand from what was left out. */
  isMade: boolean;
  isSkipped: boolean;
  /** Same name as somebody else, and really another child. */
  isKept: boolean;
  refused: EntryMessages;
};

/**
 * A row for somebody, with a username: the one that was given, if it can be used and nobody has it,
 * and a made one otherwise. What is given out is noted in `taken`.
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
