/*
 * Patterns of text in class lists that is not a student: classes, dates, totals, pages and
 * sentences.
 */

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEARS = "(?:\\d{4}|[’']?\\d{2})(?:\\s*[-–/]\\s*\\d{2,4})?";
const PLACE =
  '(?:class|klasse|clase|classe|grade|gr\\.?|year|form|period|room|rm\\.?|homeroom|section|block|group|gruppe|team|table|hour|level|session|semester|term|quarter|unit)';
const ORDINAL =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)';

const wholeText = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu');
const LABELS: readonly RegExp[] = [
  // Numbers, dates, decoration.
  /^[^\p{L}]*$/u,
  // 3B, 3-B, K1, B12
  wholeText('(?:\\d{1,2}|p?k)\\s*[-./]?\\s*[a-h]?\\d?|[a-h]-?\\d{1,3}'),
  // Class 3B, Period 2, Group A, Page 1 of 2
  wholeText(
    `${PLACE}\\s*[:#.-]?\\s*(?:no\\.?\\s*)?\\p{L}?-?\\d{0,4}-?\\p{L}?(?:\\s*(?:of|von|/)\\s*\\d+)?`,
  ),
  wholeText('(?:page|pg\\.?|p\\.|seite|row|week)\\s*[:#.-]?\\s*\\d+(?:\\s*(?:of|von|/)\\s*\\d+)?'),
  wholeText(`${ORDINAL}\\s+(?:grade|period|hour|class|block)(?:rs)?`),
  // Ms. Lee, Ms. Lee's class, Rivera 3rd period
  /^(?:ms|mrs|mr|miss|mx|dr|prof|frau|herr|mme|coach)\b\.?\s+\p{L}/iu,
  /['’]s?\s+(?:\S+\s+){0,2}(?:class|classroom|homeroom|room|students|group|section|period|list|kids)\b/iu,
  // Total: 23, 23 students, Points Possible
  wholeText(
    '(?:(?:grand|class)\\s+)?(?:total|subtotal|insgesamt|gesamt)(?:\\s+(?:of\\s+)?(?:students|enrolled))?[\\s:=]*[\\d.,%/]*',
  ),
  wholeText(
    '(?:average|count|sum|mean|summe|anzahl|enrolled|capacity|absent|present)[\\s:=]*[\\d.,%/]+',
  ),
  wholeText(
    '\\d+\\s+(?:students?|pupils?|names?|kids|children|learners|schüler(?:innen)?|boys|girls)(?:\\s.*)?',
  ),
  wholeText('(?:number|no\\.?)\\s+of\\s+students.*'),
  /\bpoints possible\b|\bpossible points\b|\bmax(?:imum)? points\b/iu,
  wholeText(
    '(?:(?:my|our|the|new|full)\\s+)?(?:class|student|name|attendance|seating|grade)\\s?(?:list|roster|book|sheet|chart|report|export)s?(?:\\s.*)?',
  ),
  wholeText(
    'roster|attendance|gradebook|boys|girls|absent|present|enrolled|waitlist|klassenliste|schülerliste',
  ),
  // Nov 15, 2026, 15 November, Fall 2026, School Year 2026-27, Monday, ...
  wholeText(
    `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?`,
  ),
  wholeText(`\\d{1,2}\\.?\\s+${MONTH}(?:\\s+\\d{4})?`),
  wholeText(
    `(?:${MONTH}|fall|autumn|spring|summer|winter|school\\s*year|sy|term|semester|schuljahr)\\s*:?\\s*${YEARS}`,
  ),
  // Schools, web addresses.
  /(?:^|\s)(?:elementary|school|academy|grundschule|gymnasium|district|university)(?:\s|$)/iu,
  /https?:\/\/|www\./iu,
  // Labeled facts whose value is not a student.
  /^(?:teacher|instructor|advisor|school|district|date|subject|course|room|homeroom|term|year|period|grade|class|section|printed|exported|generated|from|sent|re|lehrer(?:in)?|schule|datum|e-?mail|phone|page|total|count|notes?)\s*:/iu,
  // Email text around a list.
  /^(?:hi|hello|dear|thanks|thank you|best|regards|(?:kind|best|warm) regards|sincerely|cheers)(?:\s+\p{L}+)?[,!]$/iu,
  /^sent from my /iu,
  // "Group A:"
  /:$/u,
];
const SENTENCE =
  /(?:^|\s)(?:is|are|was|the|this|these|for|with|from|your|our|you|below|attached)(?:\s|$)/u;
/** Minimum words of a sentence, because "The" and "You" are names too. */
const SENTENCE_MIN_WORDS = 4;
const NAME_MAX_WORDS = 7;

/**
 * Returns true for a sentence without a name. Several names with separators between them can be
 * long too.
 */
const isSentence = (text: string) => {
  const words = text.split(/\s+/, NAME_MAX_WORDS + 1).length;
  if (/[!?]$/.test(text) || (words >= SENTENCE_MIN_WORDS && SENTENCE.test(text))) return true;
  return words > NAME_MAX_WORDS && !/[,;|/<\t，、；،؛]/u.test(text);
};

/** Returns true for text that is not a student, such as a class, a date, a total or a page. */
export const isLabel = (text: string) =>
  LABELS.some((pattern) => pattern.test(text)) || isSentence(text);

const TAILS: readonly { pattern: RegExp; isTail: (tail: string) => boolean }[] = [
  // (3B), [Grade 3], - Grade 3
  {
    pattern: /^(.*\p{L}.*?)(\s+[-–—]\s+|\s*[([])([^()[\]]+?)[)\]]?$/u,
    isTail: isLabel,
  },
  // 3B, 95%, 12/03/2015
  { pattern: /^(.*\p{L}\S*)(\s+)(\S+)$/u, isTail: (tail) => CODE.test(tail) },
];
const TAIL_MAX_CHARACTERS = 200;
const CODE = /^(?:\d{1,2}-?[a-h]|[\d/.%:,–-]+)$/iu;

/**
 * Splits the name from trailing text: "Ava Wilson (3B)", "Ava Wilson - Grade 3", "Ava Wilson 95%".
 */
export const takeTail = (text: string): { name: string; tail: string } => {
  // Such a long text is not a name, and matching it would be slow.
  if (text.length > TAIL_MAX_CHARACTERS) return { name: text, tail: '' };
  for (const { pattern, isTail } of TAILS) {
    const [, name, , tail] = pattern.exec(text) ?? [];
    if (name && tail && isTail(tail.trim())) return { name, tail: text.slice(name.length).trim() };
  }
  return { name: text, tail: '' };
};

const SAYS_WHO =
  /^(?:to|cc|bcc|an|students?|pupils?|names?|kids|children|boys|girls|present|absent|participants|attendees|recipients)$/iu;

/** Splits a leading label from a line, such as "Students: Ava Wilson, ...". */
export const takePrefix = (line: string): { prefix: string; rest: string } => {
  const [, prefix = '', rest = ''] = /^([^,;<>@"\t|:]{1,40}:)\s+(\S.*)$/su.exec(line) ?? [];
  const words = prefix.slice(0, -1).trim();
  const isPrefix = SAYS_WHO.test(words) || (/\p{L}/u.test(words) && isLabel(words));
  return isPrefix && !isLabel(line) ? { prefix, rest } : { prefix: '', rest: line };
};
