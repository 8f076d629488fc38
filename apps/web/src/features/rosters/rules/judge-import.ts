import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { isFormula } from './clean-cell.ts';
import { ENTRY_FIELDS, messagesFor, nameKey, usernameKey } from './entry.ts';
import type { ImportRow } from './read-entries.ts';

/** Why a row cannot be added as it is, beside the contract's own words. */
export type Reason = 'formula' | 'odd' | 'twice' | 'alreadyHere';

export type ImportVerdict = {
  /** `check`: may be added, but something in it was guessed. */
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

const kindOf = ({ fixes }: ImportRow, isBad: boolean) => {
  if (isBad) return 'bad';
  if (fixes.includes('guessed')) return 'check';
  return fixes.length > 0 ? 'fixed' : 'good';
};

const SKIPPED: ImportVerdict = { kind: 'skipped', reasons: [], messages: [] };

/** What is to be said about each row, in the order of the list: who comes first takes the place. */
export const judgeImport = (
  rows: readonly ImportRow[],
  { names, usernames, room }: ImportSurroundings,
): ImportVerdict[] => {
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
    if (isFine && added === room) messages.add(MESSAGE_CODES.CLS_002.text);
    else if (isFine) added += 1;
    const isBad = reasons.length > 0 || messages.size > 0;
    return { kind: kindOf(row, isBad), reasons, messages: [...messages] };
  });
};

/** May be added as it stands. */
export const isReady = ({ kind }: ImportVerdict) => kind !== 'bad' && kind !== 'skipped';

/** Somebody should look at it before it is added. */
export const needsLook = ({ kind }: ImportVerdict) => kind === 'bad' || kind === 'check';
