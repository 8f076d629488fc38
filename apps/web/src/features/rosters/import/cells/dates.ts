const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const DATES = [
  '\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}',
  '\\d{1,2}([-/.])\\d{1,2}\\1\\d{2,4}',
  `${MONTH}\\s+${DAY}(?:,?\\s+\\d{4})?`,
  `${DAY}\\.?\\s+${MONTH}(?:,?\\s+\\d{4})?`,
];
const BIRTH = '(?:d\\.?o\\.?b\\.?|born|bday|b-day|birthday|birth ?date|b\\.)\\s*:?\\s*(?:on\\s+)?';
const EDGE_BEFORE = '(?<![\\p{L}\\p{N}])';
const EDGE_AFTER = '(?![\\p{L}\\p{N}])';

/** Each date is its own pattern, because the back reference counts groups. */
const toSource = (source: string) => `${EDGE_BEFORE}${source}${EDGE_AFTER}`;
const PLAIN_SOURCES = DATES.map(toSource);
/** After a word such as "born", a year or a day without a year is enough. */
const BIRTH_SOURCES = [...DATES, '\\d{1,2}[-/.]\\d{1,2}', '\\d{4}'].map((date) =>
  toSource(`${BIRTH}${date}`),
);
const toPatterns = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(source, 'giu'));
const WHOLE = [...BIRTH_SOURCES, ...PLAIN_SOURCES].map(
  (source) => new RegExp(`^[(\\[]?${source}[)\\]]?$`, 'iu'),
);

/** Find dates in a line. */
export const DATE_PATTERNS: readonly RegExp[] = toPatterns(PLAIN_SOURCES);
/** Find dates after a word such as "born". */
export const BIRTH_DATE_PATTERNS: readonly RegExp[] = toPatterns(BIRTH_SOURCES);
/** Find a date before the name, which would look like a list number. */
export const LEADING_DATE_PATTERNS: readonly RegExp[] = PLAIN_SOURCES.map(
  (source) => new RegExp(`^${source}[\\s,]+`, 'iu'),
);

/** Returns true if the whole text is a date. */
export const isDate = (text: string) => WHOLE.some((pattern) => pattern.test(text.trim()));
