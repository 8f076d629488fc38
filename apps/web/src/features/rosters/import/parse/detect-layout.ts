import { cleanCell } from '../cells/clean-cell.ts';
import { cellsBy, type Delimiter, delimitersIn, type Separator } from '../cells/delimiters.ts';
import { isHeader, isHeadingLine, saysLastFirst } from '../cells/headings.ts';
import { hasInlineMarks, takeListMark } from '../cells/list-markers.ts';
import { hasRecipient, isAddress, splitRecipients } from '../cells/mail-recipients.ts';
import { isLabel, takePrefix } from '../cells/non-name-text.ts';
import { isNameCell, isWholeName } from './detect-columns.ts';
import { isRegisteredName } from './given-names.ts';
import type { ListLayout } from './list-layout.ts';
import { findOrder, type NamePair } from './name-order.ts';
import { NATURAL, type NameReading } from './split-name.ts';

export type DetectedLayout = {
  shape: ListLayout;
  separator?: Separator | undefined;
  how: NameReading;
  /** True if a segment may hold more or less than one student. */
  isPieceUnsure?: boolean;
};

/** The first lines are enough to detect the layout. */
const SAMPLE_LINES = 60;

const LINES: ListLayout = { layout: 'lines', order: 'firstFirst' };
const LAST_FIRST_LINES: ListLayout = { layout: 'lines', order: 'lastFirst' };
const SEPARATED: ListLayout = { layout: 'separated', order: 'firstFirst' };
const COLUMNS: ListLayout = { layout: 'columns', order: 'firstFirst' };

const shareOf = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;
const wordsOf = (text: string) => text.trim().split(/\s+/);
const startsGiven = (cell: string) => isRegisteredName(wordsOf(cell)[0] ?? '');

/** Returns a line without list markers and prefix. */
const bodyOf = (line: string) => takePrefix(takeListMark(line.trim()).rest).rest;

/** Returns the lines that may contain names. */
const contentOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, SAMPLE_LINES)
    .map((line) => bodyOf(line.includes('\t') ? line : cleanCell(line).text))
    .filter((line) => line && !isLabel(line) && !isHeadingLine(line));

/** Returns the rows that may contain names, as non-empty cells without list markers. */
const rowsBy = (text: string, delimiter: Delimiter) =>
  cellsBy(text, delimiter, SAMPLE_LINES)
    .map((row) => row.map((cell) => takeListMark(cleanCell(cell).text).rest).filter(Boolean))
    .filter((row) => row.some((cell) => !isLabel(cell)));

const pairOf = ([before = '', after = '']: readonly string[]): NamePair => ({ before, after });
const isSuffix = (cell = '') => /^(?:jr|sr|i{2,3}|iv)\.?$/i.test(cell);

/**
 * Detects the layout of text with commas, which can be inside "Last, First", between columns or
 * between students.
 */
const layoutWithComma = (rows: readonly string[][], content: readonly string[]): DetectedLayout => {
  const cells = rows.flat();
  const separator = ',';
  const halves = rows
    .filter((row) => row.length > 1)
    .map((row) => (row.length === 3 && isSuffix(row[2]) ? row.slice(0, 2) : row));
  const isHalves = halves.every((row) => row.length === 2) && cells.every(isNameCell);
  if (!isHalves) return layoutOfCells(rows, separator);
  const isBothWhole = shareOf(halves, (row) => row.every(isWholeName)) >= 0.6;
  const isBothGiven = shareOf(halves, (row) => row.every(startsGiven)) >= 0.5;
  const order = findOrder(halves.map(pairOf));
  if (isBothGiven) return { shape: SEPARATED, separator, how: NATURAL };
  if (isBothWhole && order !== 'lastFirst') {
    return { shape: SEPARATED, separator, how: NATURAL, isPieceUnsure: true };
  }
  if (content.some((line) => /,\S/.test(line))) {
    return { shape: { layout: 'columns', order: order ?? 'firstFirst' }, separator, how: NATURAL };
  }
  const isUnsure = order === 'firstFirst' || (order === undefined && rows.length === 1);
  return {
    shape: order === 'firstFirst' ? LINES : LAST_FIRST_LINES,
    how: {
      plain: 'firstFirst',
      comma: order ?? 'lastFirst',
      isCommaUnsure: isUnsure || (isBothWhole && rows.length === 1),
      // Names without a comma may be in either order.
      isPlainUnsure: true,
    },
  };
};

/** Returns true for "Wilson, Ava, Stone, Ben", in which every second word is a first name. */
const isAlternating = (rows: readonly string[][]) =>
  rows.every((row) => row.length % 2 === 0 && row.every((cell) => wordsOf(cell).length === 1)) &&
  findOrder(
    rows.flatMap((row) =>
      row.flatMap((_, place) => (place % 2 === 0 ? pairOf(row.slice(place, place + 2)) : [])),
    ),
  ) === 'lastFirst' &&
  shareOf(rows.flat(), isRegisteredName) < 0.7;

/** Returns true if two or more columns hold full names, so students are side by side. */
const isGrid = (rows: readonly string[][]) => {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) =>
    rows.flatMap((row) => row[column] ?? []),
  );
  const isOfNames = (column: readonly string[]) =>
    shareOf(column, isWholeName) >= 0.6 && new Set(column).size > column.length / 2;
  return columns.filter(isOfNames).length > 1;
};

/** Detects whether cells are students or columns. */
const layoutOfCells = (rows: readonly string[][], separator: Delimiter): DetectedLayout => {
  const cells = rows.flat();
  const isWide = separator === '/' || separator === '、';
  const separated: DetectedLayout = { shape: SEPARATED, separator, how: NATURAL };
  const columns: DetectedLayout = { shape: COLUMNS, separator, how: NATURAL };
  if (cells.every(isAddress)) return separated;
  if (shareOf(cells, isWholeName) >= 0.6) {
    const isLastFirst = shareOf(cells, (cell) => cell.includes(',')) >= 0.5;
    const shape: ListLayout = isLastFirst ? { ...SEPARATED, order: 'lastFirst' } : SEPARATED;
    if (rows.length === 1) {
      const isSure = cells.length > 2 || isLastFirst || cells.every(startsGiven);
      return { ...separated, shape, isPieceUnsure: !isSure };
    }
    // A student next to a parent looks the same as two students.
    if (isGrid(rows))
      return { ...separated, shape, isPieceUnsure: rows.every((row) => row.length === 2) };
  }
  if (isWide) return separated;
  if (separator === ',' && isAlternating(rows)) {
    return { shape: { ...SEPARATED, order: 'lastFirst' }, separator: 'pairs', how: NATURAL };
  }
  const names = cells.filter(isNameCell);
  const isAllGiven = names.length === cells.length && shareOf(cells, startsGiven) >= 0.6;
  if (isAllGiven && shareOf(cells, (cell) => !isWholeName(cell)) >= 0.6) return separated;
  const isLineOfWords = rows.length === 1 && cells.length > 2 && names.length === cells.length;
  return isLineOfWords && separator !== '\t' && separator !== '|' ? separated : columns;
};

const CAPITALS = /^(?=.*\p{Lu}.*\p{Lu})[^\p{Ll}]+$/u;

const COMMA_INSIDE = /,\s*\S/;

/** Detects the name order of a list with one student per line. */
const layoutOfLines = (content: readonly string[], heading: string | undefined): DetectedLayout => {
  const plain = content.filter((line) => !COMMA_INSIDE.test(line)).map(wordsOf);
  const pairs = plain.filter(({ length }) => length === 2).map(pairOf);
  const turned = content.filter((line) => COMMA_INSIDE.test(line));
  const commaOrder = findOrder(turned.map((line) => pairOf(line.replaceAll('"', '').split(','))));
  const how: NameReading = {
    ...NATURAL,
    isCommaUnsure: commaOrder === 'firstFirst',
    isCommaRare: turned.length <= plain.length,
  };
  const isByCapitals =
    shareOf(
      plain,
      (words) => CAPITALS.test(words[0] ?? '') && !CAPITALS.test(words.at(-1) ?? ''),
    ) >= 0.6;
  if (isByCapitals || (heading && saysLastFirst(heading))) {
    return { shape: LAST_FIRST_LINES, how: { ...how, plain: 'lastFirst' } };
  }
  // With "Wilson, Ava" in quotes, names without a comma may be in either order.
  if (turned.length > plain.length) {
    return { shape: LAST_FIRST_LINES, how: { ...how, isPlainUnsure: true } };
  }
  if (pairs.length >= plain.length / 2 && findOrder(pairs) === 'lastFirst') {
    return { shape: LAST_FIRST_LINES, how: { ...how, plain: 'lastFirst', isPlainUnsure: true } };
  }
  return { shape: LINES, how };
};

const layoutOfMail = (content: readonly string[]): DetectedLayout | undefined => {
  if (shareOf(content, hasRecipient) < 0.5) return undefined;
  const pieces = content.map(splitRecipients);
  const isLastFirst = shareOf(pieces.flat(), (piece) => /^"?[^"<]+,[^"<]+/.test(piece)) >= 0.5;
  const order = isLastFirst ? 'lastFirst' : 'firstFirst';
  return pieces.some(({ length }) => length > 1)
    ? { shape: { layout: 'separated', order }, separator: 'mail', how: NATURAL }
    : { shape: { layout: 'lines', order }, how: NATURAL };
};

/** Detects the layout of a prepared text. */
export const detectLayout = (text: string, said: string | undefined): DetectedLayout => {
  if (said) return { shape: COLUMNS, separator: said as Delimiter, how: NATURAL };
  const content = contentOf(text);
  const sample = text
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, SAMPLE_LINES);
  const mail = text.includes('\t') ? undefined : layoutOfMail(content);
  if (mail) return mail;
  if (shareOf(sample, hasInlineMarks) >= 0.5) {
    return { shape: SEPARATED, separator: 'marks', how: NATURAL };
  }
  const joined = sample.join('\n');
  for (const delimiter of delimitersIn(joined, SAMPLE_LINES)) {
    const isTable = cellsBy(joined, delimiter, 5).some(
      (row) => isHeader(row) && row.filter((cell) => cell.trim()).length > 1,
    );
    if (isTable && !(delimiter === ',' && content.every((line) => !line.includes(',')))) {
      return { shape: COLUMNS, separator: delimiter, how: NATURAL };
    }
    const isOfGaps = delimiter === '\t' || delimiter === 'spaces';
    const rows = rowsBy(isOfGaps ? joined : content.join('\n'), delimiter);
    const share = shareOf(rows, (row) => row.length > 1);
    if (share === 0 || (share < 0.5 && delimiter !== '\t')) continue;
    if (delimiter === ',') return layoutWithComma(rows, content);
    return layoutOfCells(rows, delimiter);
  }
  return layoutOfLines(content, sample.find(isHeadingLine));
};
