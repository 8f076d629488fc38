import { type Entry, type EntryMessages, messagesFor, usernameKey } from '../../entry/entry.ts';
import type { SameDecision } from '../../same-students/same-students.rules.ts';
import type { ReadPerson } from '../parse/parse-result.ts';
import { type Names, nameOptions } from './name-options.ts';

type ReadFacts = Pick<ReadPerson, 'line' | 'source' | 'typed' | 'guesses' | 'changes' | 'dropped'>;

/** A row of an import with its source and its state. */
export type ImportRow = Entry &
  ReadFacts &
  SameDecision & {
    /** Number among the rows, because a line can hold several students. */
    id: number;
    /** Names to choose from, as read first. */
    options: readonly Names[];
    /** True if the list has the username. */
    hasListedUsername: boolean;
    /** Username from the list that could not be used. */
    unusable: string;
    /** True if the user wants the capitals as typed. */
    isAsTyped: boolean;
    /** True if the user confirmed the guesses. */
    isChecked: boolean;
    /** True if the user edited the row. Reading in another order keeps the edit. */
    isEdited: boolean;
    /** True if the user created the row from a skipped line. */
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
  { choices, username: listed, ...person }: ReadPerson,
  id: number,
  taken: Set<string>,
  makeFresh: (taken: ReadonlySet<string>) => string,
): ImportRow => {
  const key = usernameKey(listed);
  const isGood =
    key !== '' && !taken.has(key) && !messagesFor({ ...person, username: key }).username;
  const username = isGood ? key : makeFresh(taken);
  taken.add(username);
  return {
    ...person,
    id,
    username,
    options: nameOptions({ ...person, choices }),
    hasListedUsername: isGood,
    unusable: key !== '' && !isGood ? listed : '',
    isAsTyped: false,
    isChecked: false,
    isEdited: false,
    isMade: false,
    isSkipped: false,
    isKept: false,
    isNewStudent: false,
    refused: {},
  };
};
