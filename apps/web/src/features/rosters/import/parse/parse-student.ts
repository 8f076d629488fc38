import { cleanCell, isFormula } from '../cells/clean-cell.ts';
import { isHeadingLine } from '../cells/headings.ts';
import { takeListMark } from '../cells/list-markers.ts';
import { nameOfAddress, takeAddress } from '../cells/mail-recipients.ts';
import { isLabel, takeTail } from '../cells/non-name-text.ts';
import type { Excluded, Findings, Guess } from './parse-result.ts';
import { type NameReading, splitName } from './split-name.ts';

const HAS_SOMETHING = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
/** Letters of all scripts and the characters between them in a name. */
const NAME_ONLY = /^[\p{L}\p{M}\s.,'’ʼ‘`´ʻ·・‐‑–-]+$/u;
const QUOTES = /^["“”„«»]+|["“”„«»]+$/gu;

const PIECE_MAX_CHARACTERS = 500;

const leave = (kind: Excluded['kind'], text: string): Excluded => ({ kind, texts: [text] });
/**
 * Returns true for markers with a letter or a long number. Plain list numbers carry no information.
 */
const isWorthTelling = (mark: string) => LETTER.test(mark) || /\d{4}/.test(mark);

/** Parses one segment of a list into a person or excluded text. */
export const parseStudent = (raw: string, how: NameReading): Findings => {
  const { text, isFixed } = cleanCell(raw);
  if (!HAS_SOMETHING.test(text)) return { people: [], excluded: [] };
  // Such a long text is not a name, and matching it would be slow.
  if (text.length > PIECE_MAX_CHARACTERS) return { people: [], excluded: [leave('text', text)] };
  const { mark, rest } = takeListMark(text);
  const marks = isWorthTelling(mark) ? [leave('marks', mark)] : [];
  const person = { username: '', guesses: [] as readonly Guess[], isFixed, source: text };
  if (isFormula(rest)) {
    return { people: [{ ...person, firstName: rest, lastName: '' }], excluded: marks };
  }
  const { name: withTail, address } = takeAddress(rest);
  if (!address && isHeadingLine(rest)) return { people: [], excluded: [leave('header', text)] };
  if (!address && (isLabel(text) || isLabel(rest))) {
    return { people: [], excluded: [leave('label', text)] };
  }
  const { name, tail } = takeTail(withTail.replace(/[\s;|/]+$/u, ''));
  const tails = tail && HAS_SOMETHING.test(tail) ? [leave('marks', tail)] : [];
  const excluded = [...marks, ...tails];
  const bare = name.replace(QUOTES, '').trim();
  if (!LETTER.test(bare)) {
    const guessed = nameOfAddress(address);
    if (!guessed) return { people: [], excluded: [leave('text', text)] };
    const { firstName, lastName } = splitName(guessed);
    const people = [
      { ...person, firstName, lastName, username: address, guesses: ['address' as const] },
    ];
    return { people, excluded };
  }
  const { guesses, ...names } = splitName(bare, how);
  const isOddName = !NAME_ONLY.test(bare) || isLabel(bare);
  const all: Guess[] = isOddName ? [...guesses, 'label'] : [...guesses];
  return { people: [{ ...person, ...names, username: address, guesses: all }], excluded };
};
