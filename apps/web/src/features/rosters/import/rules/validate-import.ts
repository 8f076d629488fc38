import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { ENTRY_FIELDS, messagesFor, nameKey, usernameKey } from '../../entry/entry.ts';
import { isFormula } from '../cells/clean-cell.ts';
import type { ImportRow } from './import-row.ts';

/** Reasons against a row in addition to the contract's messages. */
export type Reason = 'formula' | 'odd' | 'twice' | 'alreadyHere';

export type ImportValidationResult = {
  /** `check`: a value was guessed, so the user has to confirm it. */
  kind: 'good' | 'check' | 'bad' | 'skipped';
  reasons: readonly Reason[];
  messages: readonly string[];
};

export type ImportSurroundings = {
  /** Names and usernames of the roster and of the rows being entered. */
  names: ReadonlySet<string>;
  usernames: ReadonlySet<string>;
  /** Number of free seats. */
  room: number;
};

/** Returns true for text without letters or with emoji, such as totals and decoration. */
const isOdd = (name: string) =>
  name.trim() !== '' && (!/\p{L}/u.test(name) || /\p{Extended_Pictographic}/u.test(name));

const SKIPPED: ImportValidationResult = { kind: 'skipped', reasons: [], messages: [] };

/** Validates the rows in list order. */
export const validateImport = (
  rows: readonly ImportRow[],
  { names, usernames }: Pick<ImportSurroundings, 'names' | 'usernames'>,
): ImportValidationResult[] => {
  const namesBefore = new Set<string>();
  const usernamesBefore = new Set<string>();
  return rows.map((row) => {
    if (row.isSkipped) return SKIPPED;
    const name = nameKey(row);
    const username = usernameKey(row.username);
    const reasons: Reason[] = [];
    if (ENTRY_FIELDS.some((field) => isFormula(row[field]))) reasons.push('formula');
    else if (!row.isKept && (isOdd(row.firstName) || isOdd(row.lastName))) reasons.push('odd');
    if (!row.isKept && names.has(name)) reasons.push('alreadyHere');
    if (!row.isKept && namesBefore.has(name)) reasons.push('twice');
    const messages = new Set(Object.values({ ...messagesFor(row), ...row.refused }));
    // An empty username is never taken.
    const isTaken = usernames.has(username) || usernamesBefore.has(username);
    if (username && isTaken) messages.add(MESSAGE_CODES.USN_001.text);
    namesBefore.add(name);
    if (username) usernamesBefore.add(username);
    if (reasons.length > 0 || messages.size > 0) {
      return { kind: 'bad', reasons, messages: [...messages] };
    }
    const isGuess = row.guesses.length > 0 && !row.isChecked;
    return { kind: isGuess ? 'check' : 'good', reasons, messages: [] };
  });
};

export const isReady = ({ kind }: ImportValidationResult) => kind === 'good';

/** Returns true if the row waits for the user's answer. */
export const isOpen = ({ kind }: ImportValidationResult) => kind === 'bad' || kind === 'check';

/** Returns true if the user can confirm the row although it has reasons against it. */
export const canBeKept = ({ reasons, messages }: ImportValidationResult) =>
  messages.length === 0 && reasons.length > 0 && !reasons.includes('formula');

/**
 * Returns true if the row stays after the others were added. Enrolled students do not stay, so a
 * list can be pasted again.
 */
export const isUnsettled = (result: ImportValidationResult) =>
  isOpen(result) && !(result.messages.length === 0 && result.reasons.join() === 'alreadyHere');
