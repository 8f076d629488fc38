/*
 * Patterns of whole lines and cells in class lists that are not students: headings of classes,
 * totals, pages and sentences.
 */

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEARS = "(?:\\d{4}|[’']?\\d{2})(?:\\s*[-–/]\\s*\\d{2,4})?";
const PLACE =
  '(?:class|klasse|clase|classe|grade|gr\\.?|year|form|period|room|rm\\.?|homeroom|hr|section|block|group|gruppe|team|table|hour|level|session|semester|term|quarter|unit|bus)';
const ORDINAL =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)';
const KIND_OF_LIST =
  '(?:groups?|class|list|roster|team|session|students|kids|levels?|scores?|test|quiz|sheet|chart)';

const wholeText = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu');

/** Names of classes and places: 3B, K1, Class 3B, Period 2, Homeroom 104, 2nd Grade. */
const CLASSES: readonly RegExp[] = [
  wholeText('(?:\\d{1,2}|p?k)\\s*[-./]?\\s*[a-h]\\d?|p?k\\d?|[a-h]-?\\d{1,3}|\\d{1,2}\\p{Lu}'),
  wholeText(
    `${PLACE}\\s*[:#.-]?\\s*(?:no\\.?\\s*)?\\p{L}?-?\\d{0,4}-?\\p{L}?(?:\\s*(?:of|von|/)\\s*\\d+)?`,
  ),
  wholeText(`${ORDINAL}\\s+(?:grade|period|hour|class|block)(?:rs)?`),
  // French schools.
  wholeText('ce[12]|cm[12]|cp'),
];
/** Headings of a list or a part of it. */
const TITLES: readonly RegExp[] = [
  ...CLASSES,
  // Room 7 Foxes, Homeroom 104 - Rivera, Roster: 3B Rivera
  wholeText(`${PLACE}\\s*#?\\d{1,4}\\p{L}?(?:\\s*[-–—:]|\\s)\\s*[^,;]*`),
  wholeText('(?:roster|class list|attendance|homeroom|section)\\s*[:-].*'),
  // Ms. Lee, Ms. Lee's class, Rivera 3rd period
  /^(?:ms|mrs|mr|miss|mx|dr|prof|frau|herr|mme|coach)\b\.?\s+\p{L}/iu,
  /['’]s?\s+(?:\S+\s+){0,2}(?:class|classroom|homeroom|room|students|group|section|period|list|kids)\b/iu,
  wholeText(
    '(?:(?:my|our|the|new|full)\\s+)?(?:class|student|name|attendance|seating|grade)\\s?(?:list|roster|book|sheet|chart|report|export)s?(?:\\s.*)?',
  ),
  wholeText('roster|attendance|gradebook|boys|girls|teachers?|enrolled|waitlist|waiting list'),
  wholeText('klassenliste|schülerliste|lista de (?:alumnos|clase)'),
  /^(?:список|класс)(?:\s|$)/iu,
  // PM group, Reading levels, Math class
  wholeText(
    `(?:am|pm|a\\.m\\.|p\\.m\\.|morning|afternoon|reading|math|writing|science|spelling|small|red|blue|green|yellow)\\s+${KIND_OF_LIST}(?:\\s+\\p{L}{1,2}|,.*)?`,
  ),
  // Monday, Monday 11/20
  wholeText('(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,?\\s+[\\d/.-]+)?'),
  // Fall 2026, School Year 2026-27
  wholeText(
    `(?:${MONTH}|fall|autumn|spring|summer|winter|school\\s*year|sy|term|semester|schuljahr)\\s*:?\\s*${YEARS}`,
  ),
  /(?:^|\s)(?:elementary|school|academy|grundschule|gymnasium|district|university)(?:\s|$)/iu,
  // Labeled facts about the list.
  /^(?:teacher|instructor|advisor|school|district|date|subject area|course|room|homeroom|term|year|period|grade|class|section|printed|lehrer(?:in)?|schule|datum)\s*:/iu,
  // "Group A:"
  /:$/u,
];
/** Text around a list. */
const NOTES: readonly RegExp[] = [
  // Numbers, dates, decoration.
  /^[^\p{L}]*$/u,
  wholeText('(?:page|pg\\.?|p\\.|seite|row|week)\\s*[:#.-]?\\s*\\d+(?:\\s*(?:of|von|/)\\s*\\d+)?'),
  // Total: 23, 23 students, Points Possible
  wholeText(
    '(?:(?:grand|class)\\s+)?(?:total|subtotal|insgesamt|gesamt)(?:\\s+(?:of\\s+)?(?:students|enrolled))?[\\s:=]*[\\d.,%/]*',
  ),
  wholeText(
    '(?:class\\s+)?(?:average|avg\\.?|count|sum|mean|median|summe|anzahl|enrolled|capacity|absent|present)[\\s:=,]*[\\d.,%/\\s]*',
  ),
  wholeText(
    '\\d+\\s+(?:students?|pupils?|names?|kids|children|learners|schüler(?:innen)?|boys|girls)(?:\\s.*)?',
  ),
  wholeText('(?:number|no\\.?)\\s+of\\s+students.*'),
  wholeText('test\\s+student|student,?\\s+test'),
  /\bpoints possible\b|\bpossible points\b|\bmax(?:imum)? points\b/iu,
  // Nov 15, 2026, 15 November
  wholeText(
    `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?`,
  ),
  wholeText(`\\d{1,2}\\.?\\s+${MONTH}(?:\\s+\\d{4})?`),
  /https?:\/\/|www\.|^sep=.?$/iu,
  /^(?:exported|generated|from|sent|re|subject|e-?mail|phone|page|total|count|notes?|coach|parents?|guardian|mom|mother|dad|father|emergency contact|aide|sub)\s*:/iu,
  // Email text around a list.
  /^(?:hi|hello|dear|thanks|thank you|best|regards|(?:kind|best|warm) regards|sincerely|cheers)(?:\s+\p{L}+)?[,!]$/iu,
  /^sent from my /iu,
];
const SENTENCE =
  /(?:^|\s)(?:is|are|was|the|this|these|for|with|from|your|our|you|below|attached|about|ask|need|check|see|re:|to|who|if)(?:\s|$)/u;
/** Names can have several small words: "Ana de la cruz". */
const MANY_PARTICLES = /\s(?:de|del|dos|da|van|von|der|bin|la)\s/u;
/** Minimum words of a sentence, because "The" and "You" are names too. */
const SENTENCE_MIN_WORDS = 4;
const NAME_MAX_WORDS = 7;

/**
 * Returns true for a sentence without a name. Several names with separators between them can be
 * long too.
 */
const isSentence = (text: string) => {
  // "Gavin Pratt sits in the front" starts with a name.
  if (/^\p{Lu}\S+ \p{Lu}\p{Ll}\S*(?:\s|$)/u.test(text) && !/[!?]$/.test(text)) return false;
  if (/^\p{Lu}\p{Ll}+(?: \p{Ll}+){3,}(?:\s|$)/u.test(text)) return !MANY_PARTICLES.test(text);
  const words = text.split(/\s+/, NAME_MAX_WORDS + 1).length;
  if (/[!?]$/.test(text) || (words >= SENTENCE_MIN_WORDS && SENTENCE.test(text))) return true;
  return words > NAME_MAX_WORDS && !/[,;|/<\t，、；،؛]/u.test(text);
};

/** Returns true for the name of a class or a place. */
export const isClassName = (text: string) => CLASSES.some((pattern) => pattern.test(text.trim()));

/** Returns why a text is not a student. Returns undefined if it may be one. */
export const labelKind = (text: string): 'heading' | 'note' | undefined => {
  const bare =
    text
      .replace(/\s*\([^()]*\)$/u, '')
      // Decoration around a heading.
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}:,!?.'’)%]+$/gu, '') || text;
  if (NOTES.some((pattern) => pattern.test(bare) || pattern.test(text))) return 'note';
  if (TITLES.some((pattern) => pattern.test(bare))) return 'heading';
  return isSentence(text) ? 'note' : undefined;
};

/** Returns true for text that is not a student, such as a class, a date, a total or a page. */
export const isLabel = (text: string) => labelKind(text) !== undefined;

/** Returns true for the end of an email, after which the sender's name follows. */
export const isClosing = (text: string) =>
  /^(?:thanks|thank you|best|regards|(?:kind|best|warm) regards|sincerely|cheers)[,!.]?$/iu.test(
    text,
  );

const SAYS_WHO =
  /^(?:to|cc|bcc|an|students?|pupils?|names?|kids|children|boys|girls|present|absent|participants|attendees|recipients)$/iu;

/** Splits a leading label from a line, such as "Students: Ava Wilson, ...". */
export const takePrefix = (line: string): { prefix: string; rest: string } => {
  const [, prefix = '', rest = ''] = /^([^,;<>@"\t|:]{1,40}:)\s+(\S.*)$/su.exec(line) ?? [];
  const words = prefix.slice(0, -1).trim();
  // "Homeroom 104: Rivera" names the teacher.
  const isClass = isClassName(words) && /[,;|/&\t]|\sand\s/u.test(rest);
  return SAYS_WHO.test(words) || isClass ? { prefix, rest } : { prefix: '', rest: line };
};
