import { cleanCell, isFormula } from '../cells/clean-cell.ts';
import { isHeader } from '../cells/headings.ts';
import { takeListMark } from '../cells/list-markers.ts';
import { isLabel } from '../cells/non-name-text.ts';
import type { Columns, FoundColumns } from './detect-columns.ts';
import type { Excluded, Findings, Guess, ReadPerson } from './parse-result.ts';
import { type NameReading, type SplitName, splitName } from './split-name.ts';

const HAS_SOMETHING = /[\p{L}\p{N}]/u;
/** Characters that never occur in a name. */
const ODD_IN_NAME = /["“”„<>@()[\]{}=|\\/]/u;

/** Returns true for consecutive list numbers 1, 2, 3. */
const isRunning = (texts: readonly string[]) =>
  texts.every((text, place) => text.replace(/[.)]$/, '') === String(place + 1));

const textOf = (row: readonly string[]) =>
  row
    .map((cell) => cleanCell(cell).text)
    .filter((cell) => HAS_SOMETHING.test(cell))
    .join(', ');

const namesOf = (
  { first, last, full }: Record<'first' | 'last' | 'full', string>,
  how: NameReading,
): SplitName => {
  const one = (name: string, guesses: Guess[]): SplitName => ({ ...splitName(name, how), guesses });
  if (isFormula(full)) return { firstName: full, lastName: '', guesses: [] };
  if (full && !first && !last) return splitName(full, how);
  // The first column holds the full name.
  if (first && !last && /[\s,]/.test(first) && !isFormula(first)) return one(first, ['split']);
  return { firstName: first, lastName: last, guesses: [] };
};

/** Parses a row into a person. Returns undefined for a row without a name. */
const readRow = (
  cells: readonly string[],
  columns: Columns,
  how: NameReading,
): { person: ReadPerson; marks: string[] } | undefined => {
  const marks: string[] = [];
  let isFixed = false;
  const cellOf = (column: number | undefined) => {
    const clean = cleanCell(column === undefined ? '' : (cells[column] ?? ''));
    isFixed ||= clean.isFixed;
    return clean.text;
  };
  const nameOf = (column: number | undefined) => {
    const { mark, rest } = takeListMark(cellOf(column));
    if (/\p{L}|\d{4}/u.test(mark)) marks.push(mark);
    return rest;
  };
  const parts = {
    first: nameOf(columns.firstName),
    last: nameOf(columns.lastName),
    full: nameOf(columns.fullName),
  };
  const username = cellOf(columns.username);
  if (!Object.values(parts).some((part) => HAS_SOMETHING.test(part))) return undefined;
  const { guesses, ...names } = namesOf(parts, how);
  // If there is a last name column, a missing last name needs review.
  const isLastMissing = columns.lastName !== undefined && !names.lastName && guesses.length === 0;
  const isOdd = !isFormula(names.firstName) && ODD_IN_NAME.test(names.firstName + names.lastName);
  const seen: readonly Guess[] =
    isLastMissing && !isFormula(names.firstName) ? ['oneWord'] : guesses;
  const all: readonly Guess[] = isOdd ? [...seen, 'label'] : seen;
  const source = textOf(cells);
  return { person: { ...names, username, guesses: all, isFixed, source }, marks };
};

/** Returns the cells of columns that hold no names. */
const leftColumns = (
  rows: readonly string[][],
  used: ReadonlySet<number>,
  headings: readonly string[],
): Excluded[] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => column).flatMap((column): Excluded[] => {
    if (used.has(column)) return [];
    const texts = rows
      .map((row) => cleanCell(row[column] ?? '').text)
      .filter((text) => HAS_SOMETHING.test(text));
    if (isRunning(texts)) return [];
    return [
      { kind: 'column', texts, heading: cleanCell(headings[column] ?? '').text || undefined },
    ];
  });
};

/** Returns why a row is not a student: a class, a total or repeated headings. */
const kindOfRow = (row: readonly string[], columns: Columns): Excluded['kind'] | undefined => {
  const cellOf = (column: number | undefined) =>
    column === undefined ? '' : cleanCell(row[column] ?? '').text;
  const name = [columns.firstName, columns.lastName, columns.fullName]
    .map(cellOf)
    .filter(Boolean)
    .join(' ');
  if (!/\p{L}/u.test(name)) return isLabel(textOf(row)) ? 'label' : 'text';
  if (isHeader(row)) return 'header';
  const hasAddress = cellOf(columns.username).includes('@');
  const isFirstLabel = isLabel(takeListMark(cellOf(columns.firstName ?? columns.fullName)).rest);
  return !hasAddress && (isLabel(name) || (isFirstLabel && !cellOf(columns.lastName)))
    ? 'label'
    : undefined;
};

/** Parses rows with a column per kind of data. */
export const parseColumns = (
  rows: readonly string[][],
  { columns, header, isLastFirst, isOrderUnsure }: FoundColumns,
  how: NameReading,
): Findings => {
  const headings = rows[header] ?? [];
  const reading: NameReading = isLastFirst && !how.isChosen ? { ...how, plain: 'lastFirst' } : how;
  const people: ReadPerson[] = [];
  const excluded: Excluded[] = [];
  const marks: string[] = [];
  const personRows: string[][] = [];
  for (const [place, row] of rows.entries()) {
    const kind = place <= header ? (place < header ? 'label' : 'header') : kindOfRow(row, columns);
    const read = kind ? undefined : readRow(row, columns, reading);
    if (!read) {
      const text = textOf(row);
      if (text) excluded.push({ kind: kind ?? 'text', texts: [text] });
      continue;
    }
    const { person } = read;
    const hasBoth = person.firstName !== '' && person.lastName !== '';
    const isUnsure = isOrderUnsure && !how.isChosen && hasBoth && columns.fullName === undefined;
    people.push(isUnsure ? { ...person, guesses: [...person.guesses, 'order'] } : person);
    marks.push(...read.marks);
    personRows.push(row);
  }
  const used = new Set(Object.values(columns));
  excluded.push(...leftColumns(personRows, used, headings));
  if (marks.length > 0) excluded.push({ kind: 'marks', texts: marks });
  return { people, excluded };
};
