import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { isFormula } from './clean-cell.ts';
import { ENTRY_FIELDS, messagesFor, nameKey, usernameKey } from './entry.ts';
import type { ImportRow } from './import-row.ts';

/** Why a row cannot be added as it is, beside the contract's own words. */
export type Reason = 'formula' | 'odd' | 'twice' | 'alreadyHere';

export type ImportValidationResult = {
  /** `check`: something in it was guessed, so somebody has to say yes first. */
  kind: 'good' | 'fixed' | 'check' | 'bad' | 'skipped';
  reasons: readonly Reason[];
  /** In the words of the specification. */
  messages: readonly string[];
};

export type ImportSurroundings = {
  /** Names and usernames of the roster and of what is being typed on the page. */
  names: ReadonlySet<string>;
  usernames: ReadonlySet<string>;
  /** How many more fit. */
  room: number;
};

/** Totals, headings and decoration that came along: no letter, or a picture. */
const isOdd = (name: string) =>
  name.trim() !== '' && (!/\p{L}/u.test(name) || /\p{Extended_Pictographic}/u.test(name));

const isGuess = ({ guesses, isChecked }: ImportRow) => guesses.length > 0 && !isChecked;

const kindOf = (row: ImportRow, isBad: boolean) => {
  const { fixes } = row;
  if (isBad) return 'bad';
  if (isGuess(row)) return 'check';
  return fixes.length > 0 ? 'fixed' : 'good';
};

const SKIPPED: ImportValidationResult = { kind: 'skipped', reasons: [], messages: [] };

/** What is to be said about each row, in the order of the list: who comes first takes the place. */
export const validateImport = (
  rows: readonly ImportRow[],
  { names, usernames, room }: ImportSurroundings,
): ImportValidationResult[] => {
  const namesBefore = new Set<string>();
  const usernamesBefore = new Set<string>();
  let added = 0;
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
    // None at all is nobody's.
    const isTaken = usernames.has(username) || usernamesBefore.has(username);
    if (username && isTaken) messages.add(MESSAGE_CODES.USN_001.text);
    namesBefore.add(name);
    if (username) usernamesBefore.add(username);
    const isFine = reasons.length === 0 && messages.size === 0;
    // Whoever is still to be checked takes no place from somebody who is ready.
    if (isFine && !isGuess(row)) {
      if (added === room) messages.add(MESSAGE_CODES.CLS_002.text);
      else added += 1;
    }
    const isBad = reasons.length > 0 || messages.size > 0;
    return { kind: kindOf(row, isBad), reasons, messages: [...messages] };
  });
};

/** May be added as it stands. */
export const isReady = ({ kind }: ImportValidationResult) => kind === 'good' || kind === 'fixed';

/** Somebody should look at it before it is added. */
export const needsLook = ({ kind }: ImportValidationResult) => kind === 'bad' || kind === 'check';

/**
 * Stays in hand after the others were added. Who was on the roster before is there already, and so
 * a list that is pasted again has nothing left.
 */
export const isUnsettled = (validationResult: ImportValidationResult) =>
  needsLook(validationResult) &&
  !(
    validationResult.messages.length === 0 &&
    validationResult.reasons.length === 1 &&
    validationResult.reasons[0] === 'alreadyHere'
  );
