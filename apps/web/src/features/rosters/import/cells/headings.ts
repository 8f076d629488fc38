export type ColumnKind = 'firstName' | 'lastName' | 'fullName' | 'username' | 'email';

const PERSON = '(?:student|pupil|child|learner)?s?';
const HEADINGS: readonly (readonly [ColumnKind, RegExp])[] = [
  [
    'firstName',
    new RegExp(
      `^${PERSON}(?:legal|preferred)?(?:first|firstnames?|givennames?|forenames?|vornamen?|rufname|prenoms?|nombres?|voornaam|imie)$`,
    ),
  ],
  [
    'lastName',
    new RegExp(
      `^${PERSON}(?:legal)?(?:last|lastnames?|surnames?|familynames?|nachnamen?|familiennamen?|zunamen?|nomdefamille|apellidos?|cognome|sobrenome|achternaam|nazwisko)$`,
    ),
  ],
  [
    'fullName',
    /^(?:(?:student|pupil|child|learner)s?)?(?:fullnames?|names?|nom|nome|lastn?a?m?e?firstn?a?m?e?|firstn?a?m?e?lastn?a?m?e?|nameof(?:student|pupil|child)s?)$/,
  ],
  ['fullName', /^(?:students?|pupils?|child|children|learners?|schuler|eleves?|alumnos?)$/],
  ['username', new RegExp(`^${PERSON}(?:sis)?(?:user|usernames?|userid|login|loginname|loginid)$`)],
  ['email', new RegExp(`^${PERSON}(?:google|school)?(?:emails?|emailaddress|mail)$`)],
];
/** Headings in other scripts than Latin. */
const OTHER_SCRIPTS = new Map<string, ColumnKind>([
  ...[
    '姓名',
    '名前',
    '氏名',
    '学生',
    '学生姓名',
    '이름',
    '성명',
    '학생',
    'фио',
    'ученик',
    'الاسم',
    'الطالب',
    'नाम',
    'שם',
    'ονοματεπώνυμο',
  ].map((word) => [word, 'fullName'] as const),
  ...['姓', '苗字', '성', 'фамилия', 'прізвище', 'επώνυμο'].map(
    (word) => [word, 'lastName'] as const,
  ),
  ...['名', 'имя', 'όνομα', "ім'я"].map((word) => [word, 'firstName'] as const),
]);

/** Returns the column kind of a heading, regardless of case, spaces, accents and remarks. */
export const headingKind = (cell: string): ColumnKind | undefined => {
  const plain = cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s:*]/g, '');
  const other = OTHER_SCRIPTS.get(plain);
  if (other) return other;
  // Rejects digits and other scripts, because removing them could leave a heading.
  if (/\d|(?!\p{Script=Latin})\p{L}/u.test(plain)) return undefined;
  const letters = cell
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z]/g, '');
  return HEADINGS.find(([, pattern]) => pattern.test(letters))?.[0];
};

const NAMES: readonly (ColumnKind | undefined)[] = ['firstName', 'lastName', 'fullName'];

/** Headings of columns that hold no names of students. */
const OTHER_HEADING =
  /^(?:#|no|nr|id|(?:student|sis|local|state)?(?:id|number|no)|gr|grade|gradelevel|level|gender|sex|m\/f|age|dob|birth(?:day|date)?|dateofbirth|geburtsdatum|klasse|phone|cell|mobile|tel|e?mail|notes?|comments?|remarks?|homeroom|hr|room|section|class|period|teacher|advisor|counselor|parents?|guardians?|(?:parent|guardian|mother|father|mom|dad)s?(?:name|email|phone)?|signature|score|points|avg|average|final|finalgrade|total|bus|address|password|language|status|present|absent|date|team)$/;

const isKnownHeading = (cell: string) =>
  headingKind(cell) !== undefined ||
  OTHER_HEADING.test(cell.toLowerCase().replace(/[\s:*._-]/g, ''));

/** Returns true for a row of headings. After the first student, most cells have to be known. */
export const isHeader = (row: readonly string[], isAfterStudents = false) => {
  const cells = row.filter((cell) => cell.trim());
  if (!cells.some((cell) => NAMES.includes(headingKind(cell)))) return false;
  const knownCount = cells.filter(isKnownHeading).length;
  return (
    knownCount === cells.length ||
    (!isAfterStudents && cells.length > 1) ||
    knownCount * 2 > cells.length
  );
};

const BETWEEN = /[,;|\t/]/;
/** Days and other short headings after "Name". */
const SHORT_HEADING = /^(?:\p{L}{1,2}|mon|tue|wed|thu|fri|\d+)$/iu;

/** Returns true for a heading line such as "Student Name", "First Last" or "Last, First". */
export const isHeadingLine = (line: string) => {
  if (headingKind(line)) return true;
  const cells = line.split(BETWEEN).filter((cell) => cell.trim());
  if (cells.length > 1 && cells.some(headingKind) && cells.every(isKnownHeading)) return true;
  const [first = '', ...rest] = line.split(/\s+/);
  const isShort = (word: string) => SHORT_HEADING.test(word) || isKnownHeading(word);
  return rest.length > 1 && headingKind(first) === 'fullName' && rest.every(isShort);
};

/** Returns true if the heading of full names puts the last name first. */
export const saysLastFirst = (heading: string) =>
  /(?:last|sur|family|nach).*(?:first|given|vor)/i.test(heading);
