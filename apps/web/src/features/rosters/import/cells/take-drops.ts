import { BIRTH_DATE_PATTERNS, DATE_PATTERNS, isDate, LEADING_DATE_PATTERNS } from './dates.ts';
import { isClassName, isLabel } from './labels.ts';
import { takeListMark } from './list-markers.ts';
import { isNoteText, isSchoolCode, nicknameIn, startsNote } from './notes.ts';
import { PARTICLES } from './particles.ts';

/** Why text of a line is not part of the name. */
export type DropReason = 'date' | 'email' | 'note' | 'number' | 'class';
/** Text of a line that is not part of the name. */
export type Dropped = { reason: DropReason; text: string };

/** Takes the place of dropped text, so its neighbors are known. Cells never contain it. */
const GAP = '\uE000';
const HAS_CONTENT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const LONG_TEXT = 500;

const ADDRESS = /<?\s*[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+\s*>?/gu;
const PHONE =
  /(?<![\p{L}\p{N}])(?:\+?\d{1,2}[\s.-])?(?:\(\d{3}\)\s*|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)/gu;
/** Brackets, except those of a phone number. */
const BRACKETS = /(?!\(\d{3}\)\s*\d{3})[([]([^()[\]]*)[)\]]/gu;
const QUOTED = /(?<=^|[\s,])["“„«]([^"“”„«»,]+)["”“»](?=$|[\s,])/gu;
const LEADING_AND = /^(?:and|&)\s+(?=\p{L})/u;
const DASH_TAIL = /^(.*?\p{L}.*?)(\s+(?:[-–—]{1,2})\s+|:\s+)(\S.*)$/su;
const CLASS_TAIL =
  /(?:^|\s)((?:grade|gr\.?|room|rm\.?|hr|homeroom|period|per\.?|class|section)\s*#?\s*\d{1,4}\p{L}?|\d{1,2}(?:st|nd|rd|th)(?:\s+grade)?|\d{1,2}-?[a-h])(?=[\s,]*(?:\uE000|$))/iu;
/** Words with a digit and at most two letters: 95%, #12, 10234. "StudentA7" may be a name. */
const NUMBER = /(?<=^|[\s,\uE000])(?!(?:[^\s,\uE000]*\p{L}){3})[^\s,\uE000]*\d[^\s,\uE000]*/gu;
const LETTER_GRADE = /(?<=\p{L}\s+)[A-F][+-](?=$|\s)/gu;
const ATTENDANCE = /(?<=\p{L}{2,}\s+\p{L}[^\s]+)((?:\s+\p{Lu}){2,})$/u;
const GENDER = /(?<=[\s\uE000])[MFX](?=\s*\uE000)|(?<=\uE000\s*)\p{Lu}(?=\s*(?:\uE000|$))/gu;
const GENDER_LAST = /(?<=\p{L}{2,}\s+\p{L}{2,}[^,]*\s)[MFX]$/u;

/** Returns why a text that is not a name is dropped. */
export const dropReason = (text: string): DropReason => {
  const bare = text.replace(/^[\s([\-–—:,#]+|[\s)\],]+$/gu, '');
  if (isDate(bare)) return 'date';
  if (/\S@\S/.test(bare)) return 'email';
  if (isSchoolCode(bare)) return 'note';
  if (!LETTER.test(bare)) return 'number';
  return isClassName(bare) ? 'class' : 'note';
};

export type CleanName = {
  /** Text as pasted. */
  text: string;
  /** Text without what was dropped. */
  name: string;
  dropped: Dropped[];
  /** Nicknames in brackets or quotes. */
  choices: string[];
};

type Work = CleanName & { take: (pattern: RegExp, reason?: DropReason) => void };

const startWork = (text: string): Work => {
  const work: Work = {
    text,
    name: text,
    dropped: [],
    choices: [],
    take: (pattern, reason) => {
      work.name = work.name.replace(pattern, (match: string) => {
        const taken = match.replaceAll(GAP, ' ').trim();
        if (HAS_CONTENT.test(taken)) {
          work.dropped.push({ reason: reason ?? dropReason(taken), text: taken });
        }
        return GAP;
      });
    },
  };
  return work;
};

/** Brackets and quotes hold a nickname or a note. */
const takeBrackets = (work: Work) => {
  const takeFrom = (pattern: RegExp, isQuote: boolean) => {
    work.name = work.name.replace(pattern, (match: string, inner: string) => {
      if (!HAS_CONTENT.test(inner)) return ' ';
      const nickname = nicknameIn(inner);
      const before = work.name.replace(match, ' ');
      if (isQuote && !nickname) return match;
      if (nickname && LETTER.test(before)) work.choices.push(nickname);
      else work.dropped.push({ reason: dropReason(inner), text: match });
      return nickname ? ' ' : GAP;
    });
  };
  takeFrom(BRACKETS, false);
  takeFrom(QUOTED, true);
};

/** A spaced dash or a colon after the name starts a note, a class or a number. */
const takeDashTail = (work: Work) => {
  const [, before = '', dash = '', tail = ''] = DASH_TAIL.exec(work.name) ?? [];
  if (!tail) return;
  const bare = tail.replaceAll(GAP, ' ').trim();
  // "Johnson - Emma" and "Emma Johnson - Smith" may be names.
  const isNameLike =
    /^\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?$/u.test(bare) &&
    !isNoteText(bare) &&
    !isLabel(bare);
  if (isNameLike) return;
  if (HAS_CONTENT.test(bare)) {
    work.dropped.push({ reason: dropReason(bare), text: `${dash}${bare}`.trim() });
  }
  work.name = `${before}${GAP}`;
};

const isSmall = (word: string) => /^\p{Ll}/u.test(word) && !PARTICLES.has(word.toLowerCase());

/** Returns the place of the first word that belongs to a note, or -1. */
const findNote = (words: readonly string[]) => {
  const capitals = words.map((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
  return words.findIndex((word, place) => {
    if (place === 0 || word.includes(GAP)) return false;
    if (place > 0 && startsNote(word) && (place > 1 || !capitals[place])) return true;
    const before = capitals.slice(0, place).filter(Boolean).length;
    return before >= 2 && isSmall(word);
  });
};

const takeNoteWords = (work: Work) => {
  const words = work.name.split(/\s+/).filter(Boolean);
  const place = findNote(words);
  if (place < 0) return;
  const tail = words.slice(place).join(' ').replaceAll(GAP, ' ').trim();
  work.dropped.push({ reason: 'note', text: tail });
  work.name = `${words.slice(0, place).join(' ')}${GAP}`;
};

const takeMark = (work: Work) => {
  const { mark, rest } = takeListMark(work.name.trim());
  if (HAS_CONTENT.test(mark)) {
    work.dropped.push({ reason: LETTER.test(mark) ? 'note' : 'number', text: mark });
  }
  work.name = rest;
};

/** Splits a name from everything that is not part of it. Keeps the dropped text with a reason. */
export const takeDrops = (text: string): CleanName => {
  const work = startWork(text);
  // Such a long text is not a name, and matching it would be slow.
  if (text.length > LONG_TEXT) return work;
  for (const pattern of LEADING_DATE_PATTERNS) work.take(pattern, 'date');
  work.name = work.name.replace(/^\uE000/, '');
  takeMark(work);
  work.take(LEADING_AND, 'note');
  work.name = work.name.replace(/^\uE000/, '');
  work.take(ADDRESS, 'email');
  takeBrackets(work);
  for (const pattern of BIRTH_DATE_PATTERNS) work.take(pattern, 'date');
  takeDashTail(work);
  for (const pattern of DATE_PATTERNS) work.take(pattern, 'date');
  work.take(PHONE, 'number');
  work.take(CLASS_TAIL, 'class');
  takeNoteWords(work);
  work.take(NUMBER, 'number');
  work.take(LETTER_GRADE, 'note');
  work.take(ATTENDANCE, 'note');
  work.take(GENDER, 'note');
  work.name = work.name.replaceAll(GAP, ' ').replace(/\s+/g, ' ').trim();
  work.take(GENDER_LAST, 'note');
  const name = work.name
    .replaceAll(GAP, ' ')
    .replace(/\*+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/\\·•\-–—_]+|[\s,;:|/\\·•\-–—_!?]+$/gu, '')
    .trim();
  if (LETTER.test(name)) return { text, name, dropped: work.dropped, choices: work.choices };
  // Without a name, there is no nickname.
  const rest = [name, ...work.choices].filter((part) => HAS_CONTENT.test(part));
  const others = rest.map((part) => ({ reason: dropReason(part), text: part }));
  return { text, name: '', dropped: [...work.dropped, ...others], choices: [] };
};
