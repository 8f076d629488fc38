import type { Student } from '@wonderfield/contract/classrooms/student';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import {
  ENTRY_FIELDS,
  type EntryMessages,
  isBlank,
  messagesFor,
  nameKey,
  usernameKey,
} from '../entry/entry.ts';
import type { NewRow, NewRows } from './new-rows.ts';

export type RowValidationResult = {
  /** Messages that are shown under the fields. */
  shown: EntryMessages;
  /** The name is already on the roster or in an earlier row. This is allowed and only reported. */
  isNameTwice: boolean;
  /** The row exceeds the capacity. */
  isOver: boolean;
  /** The row can be sent. */
  isReady: boolean;
};

type Surroundings = {
  roster: readonly Pick<Student, 'firstName' | 'lastName' | 'username'>[];
  /** Number of free seats. */
  room: number;
};

/**
 * Returns the messages to show. Rules apply after a field was left or saving was attempted, taken
 * usernames at once.
 */
const messagesToShow = (row: NewRow, rules: EntryMessages, isTaken: boolean, isTried: boolean) => {
  const shown: EntryMessages = {};
  for (const field of ENTRY_FIELDS) {
    const isTime = isTried || (!isBlank(row) && row.left.includes(field));
    const message = row.refused[field] ?? (isTime ? rules[field] : undefined);
    if (message) shown[field] = message;
  }
  if (isTaken && !shown.username) shown.username = MESSAGE_CODES.USN_001.text;
  return shown;
};

/** Validates all rows. Empty rows have no messages unless all rows are empty. */
export const validateRows = (
  { rows, isTried }: NewRows,
  { roster, room }: Surroundings,
): RowValidationResult[] => {
  const names = new Set(roster.map(nameKey));
  const usernames = new Set(roster.map(({ username }) => usernameKey(username)));
  const isAllBlank = rows.every(isBlank);
  let begun = 0;
  return rows.map((row, index) => {
    if (isBlank(row) && !(isAllBlank && index === 0)) {
      return { shown: {}, isNameTwice: false, isOver: false, isReady: false };
    }
    begun += 1;
    const rules = messagesFor(row);
    const username = usernameKey(row.username);
    const isTaken = username !== '' && usernames.has(username);
    const isNameTwice = row.firstName.trim() !== '' && names.has(nameKey(row));
    const isOver = begun > room;
    usernames.add(username);
    names.add(nameKey(row));
    return {
      shown: messagesToShow(row, rules, isTaken, isTried),
      isNameTwice,
      isOver,
      isReady: Object.keys({ ...rules, ...row.refused }).length === 0 && !isTaken && !isOver,
    };
  });
};
