import { cleanCell } from './clean-cell.ts';
import { cellsBy, type Delimiter, delimitersIn, type Separator } from './delimiters.ts';
import { isNameCell, isWholeName } from './detect-columns.ts';
import { isRegisteredName } from './given-names.ts';
import { isHeader, isHeadingLine, saysLastFirst } from './headings.ts';
import type { Shape } from './list-layout.ts';
import { hasInlineMarks, takeListMark } from './list-markers.ts';
import { hasRecipient, isAddress, splitRecipients } from './mail-recipients.ts';
import { findOrder, type NamePair } from './name-order.ts';
import { isLabel, takePrefix } from './non-name-text.ts';
import { NATURAL, type NameReading } from './split-name.ts';

export type DetectedLayout = {
  shape: Shape;
  separator?: Separator | undefined;
  how: NameReading;
  /** Each piece may be more or less than one student. */
  isPieceUnsure?: boolean;
};

/** The beginning of a text tells how it is written. */
const SAMPLE_LINES = 60;

const LINES: Shape = { layout: 'lines', order: 'firstFirst' };
const LAST_FIRST_LINES: Shape = { layout: 'lines', order: 'lastFirst' };
const SEPARATED: Shape = { layout: 'separated', order: 'firstFirst' };
const COLUMNS: Shape = { layout: 'columns', order: 'firstFirst' };

const shareOf = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;
const wordsOf = (text: string) => text.trim().split(/\s+/);
const startsGiven = (cell: string) => isRegisteredName(wordsOf(cell)[0] ?? '');

/** A line without the marks of a list and what it says before it names people. */
const bodyOf = (line: string) => takePrefix(takeListMark(line.trim()).rest).rest;

/** Lines that may name people. */
const contentOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, SAMPLE_LINES)
    .map((line) => bodyOf(line.includes('\t') ? line : cleanCell(line).text))
    .filter((line) => line && !isLabel(line) && !isHeadingLine(line));

/** The rows that may name people: cells with something in them, without marks. */
const rowsBy = (text: string, delimiter: Delimiter) =>
  cellsBy(text, delimiter, SAMPLE_LINES)
    .map((row) => row.map((cell) => takeListMark(cleanCell(cell).text).rest).filter(Boolean))
    .filter((row) => row.some((cell) => !isLabel(cell)));

const pairOf = ([before = '', after = '']: readonly string[]): NamePair => ({ before, after });
const isSuffix = (cell = '') => /^(?:jr|sr|i{2,3}|iv)\.?$/i.test(cell);

/** A comma stands inside "Last, First", between columns, and between students. */
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
      // Whoever stands there without a comma may be turned round or not.
      isPlainUnsure: true,
    },
  };
};

/** "Wilson, Ava, Stone, Ben": every second word is a first name. */
const isAlternating = (rows: readonly string[][]) =>
  rows.every((row) => row.length % 2 === 0 && row.every((cell) => wordsOf(cell).length === 1)) &&
  findOrder(
    rows.flatMap((row) =>
      row.flatMap((_, place) => (place % 2 === 0 ? pairOf(row.slice(place, place + 2)) : [])),
    ),
  ) === 'lastFirst' &&
  shareOf(rows.flat(), isRegisteredName) < 0.7;

/** Whole names in two columns or more are students beside each other. */
const isGrid = (rows: readonly string[][]) => {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) =>
    rows.flatMap((row) => row[column] ?? []),
  );
  const isOfNames = (column: readonly string[]) =>
    shareOf(column, isWholeName) >= 0.6 && new Set(column).size > column.length / 2;
  return columns.filter(isOfNames).length > 1;
};

/** Cells are students, or columns. */
const layoutOfCells = (rows: readonly string[][], separator: Delimiter): DetectedLayout => {
  const cells = rows.flat();
  const isWide = separator === '/' || separator === '、';
  const separated: DetectedLayout = { shape: SEPARATED, separator, how: NATURAL };
  const columns: DetectedLayout = { shape: COLUMNS, separator, how: NATURAL };
  if (cells.every(isAddress)) return separated;
  if (shareOf(cells, isWholeName) >= 0.6) {
    const isLastFirst = shareOf(cells, (cell) => cell.includes(',')) >= 0.5;
    const shape: Shape = isLastFirst ? { ...SEPARATED, order: 'lastFirst' } : SEPARATED;
    if (rows.length === 1) {
      const isSure = cells.length > 2 || isLastFirst || cells.every(startsGiven);
      return { ...separated, shape, isPieceUnsure: !isSure };
    }
    // A student and a parent beside each other look the same as two students.
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

/** One student on each line: the order of the names, where it is not the usual one. */
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
  // "Wilson, Ava", in quotes: those without a comma may be turned round or not.
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

/** How a prepared text is laid out. */
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
