import { isFormula } from './clean-cell.ts';

type Kind = 'firstName' | 'lastName' | 'fullName' | 'username' | 'email';
/** Where each thing stands. */
export type Columns = Partial<Record<Exclude<Kind, 'email'>, number>>;

const PERSON = '(?:student|pupil|child|learner)?s?';
const HEADINGS: readonly (readonly [Kind, RegExp])[] = [
  [
    'firstName',
    new RegExp(
      `^${PERSON}(?:legal|preferred)?(?:first|firstnames?|givennames?|forenames?|vornamen?|prenom|nombres?)$`,
    ),
  ],
  [
    'lastName',
    new RegExp(
      `^${PERSON}(?:legal)?(?:last|lastnames?|surnames?|familynames?|nachnamen?|nomdefamille|apellidos?)$`,
    ),
  ],
  [
    'fullName',
    /^(?:(?:student|pupil|child|learner)s?)?(?:fullnames?|names?|lastn?a?m?e?firstn?a?m?e?|firstn?a?m?e?lastn?a?m?e?)$/,
  ],
  ['fullName', /^(?:students?|pupils?|child|children|learners?)$/],
  ['username', new RegExp(`^${PERSON}(?:user|usernames?|userid|login|loginname|loginid)$`)],
  ['email', new RegExp(`^${PERSON}(?:google|school)?(?:emails?|emailaddress|mail)$`)],
];
/** Files of other programs begin with a title or two. */
const HEADER_SEARCH_ROWS = 5;
const SAMPLE_ROWS = 50;

/** What a heading says stands below it; any case, with or without spaces, accents and remarks. */
const headingKind = (cell: string): Kind | undefined => {
  const letters = cell
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z]/g, '');
  return HEADINGS.find(([, pattern]) => pattern.test(letters))?.[0];
};

const NAMES: readonly (Kind | undefined)[] = ['firstName', 'lastName', 'fullName'];
/** A row of headings: it names a column of names. */
export const isHeader = (row: readonly string[]) =>
  row.some((cell) => NAMES.includes(headingKind(cell)));

const columnsOfHeader = (row: readonly string[]): Columns => {
  const at: Partial<Record<Kind, number>> = {};
  row.forEach((cell, column) => {
    const kind = headingKind(cell);
    if (kind) at[kind] ??= column;
  });
  const { email, fullName, ...columns } = at;
  const username = columns.username ?? email;
  const found: Columns = { ...columns, ...(username !== undefined && { username }) };
  if (fullName === undefined) return found;
  // "Vorname, Name" and "Surname, Name": the plain name is the other half.
  if (found.firstName !== undefined && found.lastName === undefined) {
    return { ...found, lastName: fullName };
  }
  if (found.lastName !== undefined && found.firstName === undefined) {
    return { ...found, firstName: fullName };
  }
  return found.firstName === undefined ? { ...found, fullName } : found;
};

const isNameLike = (cell: string) =>
  isFormula(cell) || (/\p{L}/u.test(cell) && !/[\d@]/.test(cell));
const isEmailLike = (cell: string) => /^\S+@\S+$/.test(cell.trim());

/** Without headings the cells tell: an address is a username, two columns of words are names. */
const columnsOfCells = (cells: readonly string[][]): Columns => {
  const sample = cells.slice(0, SAMPLE_ROWS);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const share = (column: number, test: (cell: string) => boolean) =>
    sample.filter((row) => test(row[column] ?? '')).length / sample.length;
  const all = Array.from({ length: width }, (_, column) => column);
  const [first, last] = all.filter((column) => share(column, isNameLike) >= 0.5);
  const username = all.find((column) => share(column, isEmailLike) >= 0.5);
  const rest: Columns = username === undefined ? {} : { username };
  if (first === undefined) return { ...rest, fullName: 0 };
  const isWhole = last === undefined || share(first, (cell) => cell.includes(',')) >= 0.5;
  return isWhole ? { ...rest, fullName: first } : { ...rest, firstName: first, lastName: last };
};

/** Which columns hold what, and the first row that is somebody. */
export const findColumns = (cells: readonly string[][]): { columns: Columns; firstRow: number } => {
  const header = cells.slice(0, HEADER_SEARCH_ROWS).findIndex(isHeader);
  return header < 0
    ? { columns: columnsOfCells(cells), firstRow: 0 }
    : { columns: columnsOfHeader(cells[header] ?? []), firstRow: header + 1 };
};
