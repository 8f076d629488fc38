import { isFormula } from '../cells/clean-cell.ts';
import { isDate } from '../cells/dates.ts';
import { isClassName, isLabel } from '../cells/labels.ts';
import { type CleanName, type Dropped, dropReason, takeDrops } from '../cells/take-drops.ts';
import type { Columns, FoundColumns } from './detect-columns.ts';
import type { ReadPerson } from './parse-result.ts';
import { type NameReading, type SplitName, splitName } from './split-name.ts';
import { type Origin, personFromHalves, toPerson } from './to-person.ts';

const HAS_CONTENT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const EMPTY: CleanName = { text: '', name: '', dropped: [], choices: [] };
/** Characters that never occur in a name. */
const ODD_IN_NAME = /["“”„<>@()[\]{}=|\\/]/u;

const cleanAt = (cells: readonly string[], column: number | undefined) => {
  const cell = column === undefined ? '' : (cells[column] ?? '');
  return isFormula(cell) ? { ...EMPTY, name: cell } : takeDrops(cell);
};

/** Returns the cells that hold no name, each with the reason why it is dropped. */
const otherCells = (cells: readonly string[], { username: _username, ...names }: Columns) => {
  const used = new Set(Object.values(names));
  return cells.flatMap((cell, column): Dropped[] =>
    used.has(column) || !HAS_CONTENT.test(cell) ? [] : [{ reason: dropReason(cell), text: cell }],
  );
};

/** A date, a class or an email is never a username. */
const isUsername = (cell: string) =>
  HAS_CONTENT.test(cell) && !isDate(cell) && !isClassName(cell) && !cell.includes('@');

const splitByColumns = (
  first: CleanName,
  last: CleanName,
  { columns, isOrderUnsure }: FoundColumns,
  how: NameReading,
): SplitName => {
  const both = { firstName: first.name, lastName: last.name, isLastFirst: false };
  // The first column holds the full name.
  const isFull = !last.name && /[\s,]/.test(first.name) && !isFormula(first.name);
  if (isFull) return { ...splitName(first.name, how), guesses: ['split'] };
  if (first.name && last.name) {
    return { ...both, guesses: isOrderUnsure && !how.isChosen ? ['order'] : [] };
  }
  const isMissing = columns.lastName !== undefined && !last.name && !isFormula(first.name);
  return { ...both, guesses: isMissing ? ['oneWord'] : [] };
};

/** Reads a row of a table. Returns undefined if its name cells hold no name. */
export const readColumns = (
  cells: readonly string[],
  table: FoundColumns,
  origin: Origin,
  how: NameReading,
): ReadPerson | undefined => {
  const { columns } = table;
  const [first, last] = [cleanAt(cells, columns.firstName), cleanAt(cells, columns.lastName)];
  const full = cleanAt(cells, columns.fullName);
  const names = [first, last, full].filter(({ name }) => HAS_CONTENT.test(name));
  if (!names.some(({ name }) => LETTER.test(name) || isFormula(name))) return undefined;
  if (names.length === 1 && names.every(({ name }) => isLabel(name))) return undefined;
  const usernameCell = columns.username === undefined ? '' : (cells[columns.username] ?? '');
  const hasUsername = isUsername(usernameCell);
  const others = otherCells(
    cells.map((cell, column) => (hasUsername && column === columns.username ? '' : cell)),
    columns,
  );
  const clean = {
    text: origin.source,
    dropped: [...[first, last, full].flatMap(({ dropped }) => dropped), ...others],
    choices: [...first.choices, ...last.choices, ...full.choices],
  };
  const reading: NameReading =
    table.isLastFirst && !how.isChosen ? { ...how, plain: 'lastFirst' } : how;
  const username = hasUsername ? usernameCell : '';
  if (!first.name && !last.name) {
    return { ...toPerson({ ...clean, name: full.name }, origin, reading), username };
  }
  const split = splitByColumns(first, last, table, reading);
  const isOdd = !isFormula(split.firstName) && ODD_IN_NAME.test(split.firstName + split.lastName);
  const guesses = isOdd ? [...split.guesses, 'label' as const] : split.guesses;
  return { ...personFromHalves({ ...split, guesses }, clean, origin), username };
};
