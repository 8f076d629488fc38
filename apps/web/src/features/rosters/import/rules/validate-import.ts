import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { ENTRY_FIELDS, messagesFor, nameKey, usernameKey } from '../../entry/entry.ts';
import {
  isAlreadyHere,
  isUndecided,
  loginFor,
  type Matches,
  matchesOf,
  sureStudent,
} from '../../same-students/same-students.rules.ts';
import { isFormula } from '../cells/clean-cell.ts';
import type { ImportRow } from './import-row.ts';

/** Reasons against a row in addition to the contract's messages. */
export type Reason = 'formula' | 'odd' | 'twice' | 'alreadyHere';

export type ImportValidationResult = {
  /** `check`: a value was guessed, so the user has to confirm it. */
  kind: 'good' | 'check' | 'bad' | 'skipped';
  reasons: readonly Reason[];
  messages: readonly string[];
  /** Existing students who may be this one. */
  same: readonly SameStudent[];
  /** Id of the existing student whose login is used. */
  login?: string | undefined;
};

export type ImportSurroundings = {
  /** Names and usernames of the roster and of the rows being entered. */
  names: ReadonlySet<string>;
  usernames: ReadonlySet<string>;
  /** Number of free seats. */
  room: number;
  /** Existing students by name. */
  matches: Matches;
};

/** Returns true for text without letters or with emoji, such as totals and decoration. */
const isOdd = (name: string) =>
  name.trim() !== '' && (!/\p{L}/u.test(name) || /\p{Extended_Pictographic}/u.test(name));

/** What earlier rows of the list have. */
type Before = { names: Set<string>; usernames: Set<string>; logins: Set<string> };

const reasonsAgainst = (
  row: ImportRow,
  { names }: Pick<ImportSurroundings, 'names'>,
  { before, same, login }: { before: Before; same: readonly SameStudent[]; login?: string },
) => {
  const name = nameKey(row);
  const reasons: Reason[] = [];
  if (ENTRY_FIELDS.some((field) => isFormula(row[field]))) reasons.push('formula');
  else if (!row.isKept && (isOdd(row.firstName) || isOdd(row.lastName))) reasons.push('odd');
  if (row.isKept) return reasons;
  if (names.has(name) || isAlreadyHere(same)) reasons.push('alreadyHere');
  // Two lines cannot be the same student.
  if (before.names.has(name) || (login && before.logins.has(login))) reasons.push('twice');
  return reasons;
};

/** Returns the messages about the fields of a row that gets a new login. */
const messagesAgainst = (
  row: ImportRow,
  { usernames }: Pick<ImportSurroundings, 'usernames'>,
  before: Before,
) => {
  const messages = new Set(Object.values({ ...messagesFor(row), ...row.refused }));
  const username = usernameKey(row.username);
  // An empty username is never taken.
  const isTaken = usernames.has(username) || before.usernames.has(username);
  if (username && isTaken) messages.add(MESSAGE_CODES.USN_001.text);
  return [...messages];
};

/** Returns true if a row waits for an answer about its name or an existing student. */
const hasOpenQuestion = (row: ImportRow, same: readonly SameStudent[]) => {
  // A student with exactly this name shows how to read it.
  const isGuess = row.guesses.length > 0 && !row.isChecked && !sureStudent(row, same);
  return isGuess || (!row.isKept && isUndecided(row, same));
};

/** Validates the rows in list order. */
export const validateImport = (
  rows: readonly ImportRow[],
  surroundings: Pick<ImportSurroundings, 'names' | 'usernames' | 'matches'>,
): ImportValidationResult[] => {
  const before: Before = { names: new Set(), usernames: new Set(), logins: new Set() };
  return rows.map((row) => {
    const same = matchesOf(surroundings.matches, row);
    if (row.isSkipped) return { kind: 'skipped', reasons: [], messages: [], same };
    const username = usernameKey(row.username);
    const login = row.isKept ? undefined : loginFor(row, same);
    const reasons = reasonsAgainst(row, surroundings, { before, same, ...(login && { login }) });
    const messages = login ? [] : messagesAgainst(row, surroundings, before);
    before.names.add(nameKey(row));
    if (username) before.usernames.add(username);
    if (login) before.logins.add(login);
    if (reasons.length > 0 || messages.length > 0) {
      return { kind: 'bad', reasons, messages, same, login };
    }
    const kind = hasOpenQuestion(row, same) ? 'check' : 'good';
    return { kind, reasons, messages: [], same, login };
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
