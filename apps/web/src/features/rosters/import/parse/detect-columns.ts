import { cleanCell, isFormula } from '../cells/clean-cell.ts';
import { type ColumnKind, headingKind, isHeader, saysLastFirst } from '../cells/headings.ts';
import { isAddress } from '../cells/mail-recipients.ts';
import { isLabel } from '../cells/non-name-text.ts';
import type { NameOrder } from './list-layout.ts';
import { findOrder, type NamePair } from './name-order.ts';

/** Column index of each kind of data. */
export type Columns = Partial<Record<Exclude<ColumnKind, 'email'>, number>>;
export type FoundColumns = {
  columns: Columns;
  /** Index of the heading row, or -1. */
  header: number;
  /** True if the heading of full names puts the last name first. */
  isLastFirst: boolean;
  /** True if the first name column is uncertain. */
  isOrderUnsure: boolean;
};

/** Files of other programs start with one or two title rows. */
const HEADER_SEARCH_ROWS = 5;
const SAMPLE_ROWS = 50;

const columnsOfHeader = (row: readonly string[]): Columns => {
  const at: Partial<Record<ColumnKind, number>> = {};
  row.forEach((cell, column) => {
    const kind = headingKind(cell);
    if (kind) at[kind] ??= column;
  });
  const { email, fullName, ...columns } = at;
  const username = columns.username ?? email;
  const detected: Columns = { ...columns, ...(username !== undefined && { username }) };
  if (fullName === undefined) return detected;
  // In "Vorname, Name" and "Surname, Name", the plain name is the other half.
  if (detected.firstName !== undefined && detected.lastName === undefined) {
    return { ...detected, lastName: fullName };
  }
  if (detected.lastName !== undefined && detected.firstName === undefined) {
    return { ...detected, firstName: fullName };
  }
  return detected.firstName === undefined ? { ...detected, fullName } : detected;
};

/** Returns true if the cell can be a name or half of one. */
export const isNameCell = (cell: string) => {
  const { text } = cleanCell(cell);
  return isFormula(text) || (/\p{L}/u.test(text) && !/[\d@]/.test(text) && !isLabel(text));
};
/** Returns true if the cell is a name with both halves. */
export const isWholeName = (cell: string) => isNameCell(cell) && /\S[\s,，]+\S/u.test(cell.trim());

const pairsIn = (rows: readonly string[][], before: number, after: number, username?: number) =>
  rows.map(
    (row): NamePair => ({
      before: row[before] ?? '',
      after: row[after] ?? '',
      address: username === undefined ? undefined : row[username],
    }),
  );

type ColumnPreference = {
  /** Order chosen by the user. */
  order?: NameOrder | undefined;
  /** Default order if the names are ambiguous. */
  usual?: NameOrder | undefined;
};

/**
 * Detects columns without headings: an email address is a username, two columns of words are names.
 */
const columnsOfCells = (cells: readonly string[][], preference: ColumnPreference) => {
  const sample = cells.slice(0, SAMPLE_ROWS);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const share = (column: number, test: (cell: string) => boolean) => {
    const filled = sample.map((row) => row[column] ?? '').filter((cell) => cell.trim());
    return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  };
  const isVaried = (column: number) => {
    const filled = sample.map((row) => row[column]?.trim()).filter(Boolean);
    return filled.length < 4 || new Set(filled).size > filled.length / 2;
  };
  const nameColumns = all.filter((column) => share(column, isNameCell) >= 0.5);
  // A column that repeats a few words is a group, a language or a teacher.
  const [first, last] = nameColumns.some(isVaried) ? nameColumns.filter(isVaried) : nameColumns;
  const username = all.find((column) => share(column, isAddress) >= 0.5);
  const rest: Columns = username === undefined ? {} : { username };
  if (first === undefined) return { columns: { ...rest, fullName: 0 }, isOrderUnsure: false };
  const isWhole = (column: number) => share(column, isWholeName) >= 0.6;
  if (last === undefined || (isWhole(first) && !isWhole(last))) {
    return { columns: { ...rest, fullName: first }, isOrderUnsure: false };
  }
  const order = preference.order ?? findOrder(pairsIn(sample, first, last, username));
  const [firstName, lastName] =
    (order ?? preference.usual) === 'lastFirst' ? [last, first] : [first, last];
  return { columns: { ...rest, firstName, lastName }, isOrderUnsure: order === undefined };
};

/** Applies the order chosen by the user, whatever the headings say. */
const inOrder = ({ firstName, lastName, ...rest }: Columns, order: NameOrder): Columns => {
  if (firstName === undefined || lastName === undefined) {
    return {
      ...rest,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
    };
  }
  const [low, high] = [Math.min(firstName, lastName), Math.max(firstName, lastName)];
  return order === 'firstFirst'
    ? { ...rest, firstName: low, lastName: high }
    : { ...rest, firstName: high, lastName: low };
};

/** Detects which columns hold which data. */
export const detectColumns = (
  cells: readonly string[][],
  preference: ColumnPreference = {},
): FoundColumns => {
  const header = cells.slice(0, HEADER_SEARCH_ROWS).findIndex(isHeader);
  const headings = cells[header];
  if (!headings) return { ...columnsOfCells(cells, preference), header, isLastFirst: false };
  const columns = columnsOfHeader(headings);
  return {
    columns: preference.order ? inOrder(columns, preference.order) : columns,
    header,
    isLastFirst: saysLastFirst(headings[columns.fullName ?? -1] ?? ''),
    isOrderUnsure: false,
  };
};
