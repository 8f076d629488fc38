import { cleanCell, isFormula } from '../cells/clean-cell.ts';
import { type ColumnKind, headingKind, saysLastFirst } from '../cells/headings.ts';
import { isLabel } from '../cells/labels.ts';
import { isAddress } from '../cells/mail-recipients.ts';
import { findOrder, type NameOrder, type NamePair } from './name-order.ts';

/** Column index of each kind of data. An email is never a username. */
export type Columns = Partial<Record<Exclude<ColumnKind, 'email'>, number>>;
export type FoundColumns = {
  columns: Columns;
  /** True if a heading named the columns. */
  hasHeadings: boolean;
  /** True if the heading of full names puts the last name first. */
  isLastFirst: boolean;
  /** True if the first name column is uncertain. */
  isOrderUnsure: boolean;
};

const SAMPLE_ROWS = 60;

const columnsByHeading = (row: readonly string[]): Columns => {
  const at: Partial<Record<ColumnKind, number>> = {};
  row.forEach((cell, column) => {
    const kind = headingKind(cell);
    if (kind) at[kind] ??= column;
  });
  const { email: _email, fullName, ...columns } = at;
  if (fullName === undefined) return columns;
  // In "Vorname, Name" and "Surname, Name", the plain name is the other half.
  if (columns.firstName !== undefined && columns.lastName === undefined) {
    return { ...columns, lastName: fullName };
  }
  if (columns.lastName !== undefined && columns.firstName === undefined) {
    return { ...columns, firstName: fullName };
  }
  return columns.firstName === undefined ? { ...columns, fullName } : columns;
};

/** Returns true if the cell can be a name or half of one. */
export const isNameCell = (cell: string) => {
  const { text } = cleanCell(cell);
  return isFormula(text) || (/\p{L}/u.test(text) && !/[\d@]/.test(text) && !isLabel(text));
};
/** Returns true if the cell is a name with both halves. */
export const isWholeName = (cell: string) => isNameCell(cell) && /\S[\s,，]+\S/u.test(cell.trim());

const toPairs = (rows: readonly string[][], before: number, after: number, address?: number) =>
  rows.map(
    (row): NamePair => ({
      before: row[before] ?? '',
      after: row[after] ?? '',
      address: address === undefined ? undefined : row[address],
    }),
  );

type ColumnPreference = {
  /** Order chosen by the user. */
  order?: NameOrder | undefined;
  /** Default order if the names are ambiguous. */
  usual?: NameOrder | undefined;
};

const withoutHeadings = { hasHeadings: false, isLastFirst: false };

/** Detects columns without headings: two columns of words are the halves of names. */
export const detectColumns = (
  cells: readonly string[][],
  preference: ColumnPreference = {},
): FoundColumns => {
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
  const isInitial = (cell: string) => /^\p{L}$/u.test(cell.trim());
  const isLong = (column: number) => share(column, isInitial) < 0.5;
  const nameColumns = all.filter((column) => share(column, isNameCell) >= 0.5 && isLong(column));
  // A column that repeats a few words is a group, a language or a teacher.
  const [first, last] = nameColumns.some(isVaried) ? nameColumns.filter(isVaried) : nameColumns;
  const toFull = (fullName: number) => ({
    columns: { fullName },
    isOrderUnsure: false,
    ...withoutHeadings,
  });
  if (first === undefined) return toFull(0);
  const isWhole = (column: number) => share(column, isWholeName) >= 0.6;
  if (last === undefined || (isWhole(first) && !isWhole(last))) return toFull(first);
  const address = all.find((column) => share(column, isAddress) >= 0.5);
  const order = preference.order ?? findOrder(toPairs(sample, first, last, address));
  const [firstName, lastName] =
    (order ?? preference.usual) === 'lastFirst' ? [last, first] : [first, last];
  return {
    columns: { firstName, lastName },
    isOrderUnsure: order === undefined,
    ...withoutHeadings,
  };
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

/** Returns the columns that a row of headings names. */
export const columnsOfHeadings = (
  headings: readonly string[],
  order?: NameOrder | undefined,
): FoundColumns => {
  const columns = columnsByHeading(headings);
  return {
    columns: order ? inOrder(columns, order) : columns,
    hasHeadings: true,
    isLastFirst: saysLastFirst(headings[columns.fullName ?? -1] ?? ''),
    isOrderUnsure: false,
  };
};
