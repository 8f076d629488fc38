import { cleanCell, isFormula } from '../cells/clean-cell.ts';
import { isHeader, isHeadingLine } from '../cells/headings.ts';
import { labelKind, takePrefix } from '../cells/labels.ts';
import { hasInlineMarks, splitAtMarks, takeListMark } from '../cells/list-markers.ts';
import { hasRecipient, nameOfAddress, splitRecipients } from '../cells/mail-recipients.ts';
import type { TextLine } from '../cells/prepare-text.ts';
import { cellsBy, type Delimiter, delimiterIn } from '../cells/split-cells.ts';
import { type Dropped, dropReason, takeDrops } from '../cells/take-drops.ts';
import { columnsOfHeadings, type FoundColumns } from './detect-columns.ts';
import type { ListHints } from './group-names.ts';
import type { Findings, ReadPerson, SkippedLine } from './parse-result.ts';
import { cleanCells, readCells } from './read-cells.ts';
import { readColumns } from './read-columns.ts';
import type { NameReading } from './split-name.ts';
import { type Origin, toPerson } from './to-person.ts';

/** A table whose columns are known. */
export type Table = { delimiter: Delimiter; found: FoundColumns };

export type LineContext = {
  how: NameReading;
  hints: ListHints & {
    /** Most lines are only an email address. */
    isAddressList: boolean;
  };
  /** Columns on which lines without headings agree. */
  tables: readonly Table[];
  /** Columns of the last headings. */
  headed: Table | undefined;
  hasStudents: boolean;
  isAfterClosing: boolean;
};

export type LineResult = Findings & { headed?: Table | undefined };

const HAS_CONTENT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const NOTHING: Findings = { people: [], skipped: [] };

const skip = ({ line, source }: Origin, reason: SkippedLine['reason']): Findings => ({
  people: [],
  skipped: [{ line, text: source, reason }],
});
const findings = (people: ReadPerson[]): Findings => ({ people, skipped: [] });

/** Reads headings. Their columns label the lines that follow. */
const readHeadings = (raw: string, origin: Origin, context: LineContext) => {
  const delimiter = delimiterIn(raw);
  const cells = delimiter ? cellsBy(raw, delimiter).map((cell) => cleanCell(cell).text) : [];
  const isRow = cells.length > 1 && isHeader(cells, context.hasStudents);
  if (!isRow && !isHeadingLine(takeListMark(origin.source).rest)) return undefined;
  const order = context.how.isChosen ? context.how.plain : undefined;
  const headed =
    isRow && delimiter ? { delimiter, found: columnsOfHeadings(cells, order) } : undefined;
  return { ...skip(origin, 'heading'), headed };
};

/** Reads a line of a table, by the last headings or by the columns on which lines agree. */
const readRow = (raw: string, origin: Origin, { headed, tables, how }: LineContext) => {
  const table = [headed, ...tables].find((each) => each && raw.includes(signOf(each.delimiter)));
  if (!table) return undefined;
  const cells = cellsBy(raw, table.delimiter).map((cell) => cleanCell(cell).text);
  if (cells.length < 2) return undefined;
  const person = readColumns(cells, table.found, origin, how);
  if (person) return findings([person]);
  return table.found.hasHeadings ? skip(origin, 'note') : undefined;
};
const signOf = (delimiter: Delimiter) => (delimiter === 'gaps' ? '   ' : delimiter);

const addDropped = (people: ReadPerson[], dropped: readonly Dropped[]) => {
  const [first, ...rest] = people;
  return first ? [{ ...first, dropped: [...dropped, ...first.dropped] }, ...rest] : people;
};

/** Reads email recipients, or names with numbers or bullets between them. */
const readParts = (parts: readonly string[], origin: Origin, { how }: LineContext) => {
  // Several parts show what the comma means.
  const reading = { ...how, isCommaUnsure: how.isCommaUnsure === true && parts.length === 1 };
  return cleanCells(parts.map((part) => part.replaceAll('"', '')))
    .filter(({ name }) => LETTER.test(name))
    .map((clean) => toPerson(clean, { ...origin, source: clean.text }, reading));
};

/** Reads a list of addresses without names. */
const readAddresses = (body: string, origin: Origin, how: NameReading): ReadPerson[] => {
  const people = [...body.matchAll(/[^\s<>,;]+@[^\s<>,;]+/gu)].flatMap(([address]) => {
    const clean = { ...takeDrops(address), name: nameOfAddress(address) };
    if (!clean.name) return [];
    const person = toPerson(clean, { ...origin, source: address }, how);
    return [{ ...person, guesses: ['address' as const] }];
  });
  const others = takeDrops(body).dropped.filter(({ reason }) => reason !== 'email');
  return addDropped(people, others);
};

/** Numbers between names are dropped, so the teacher sees them. */
const inlineMarks = (body: string): Dropped[] =>
  [...body.matchAll(/(?:^|\s)(\d{1,3}[.)])\s/gu)].map(([, text = '']) => ({
    reason: 'number',
    text,
  }));

const readContent = (raw: string, body: string, origin: Origin, context: LineContext) => {
  const { how } = context;
  if (!raw.includes('\t') && hasRecipient(body)) {
    const parts = splitRecipients(body);
    if (parts.length > 1) return readParts(parts, origin, context);
  }
  if (hasInlineMarks(body)) {
    return addDropped(readParts(splitAtMarks(body), origin, context), inlineMarks(body));
  }
  if (context.hints.isAddressList && !LETTER.test(takeDrops(body).name.replace(/[,;]/g, ''))) {
    const people = readAddresses(body, origin, how);
    if (people.length > 0) return people;
  }
  const text = raw.includes('\t') ? raw : body;
  const delimiter = delimiterIn(text);
  const cells = delimiter ? cellsBy(text, delimiter) : [body];
  const clean = cells.map((cell) => cleanCell(cell).text);
  return readCells({ cells: clean, delimiter }, origin, context);
};

/** Returns the list marker before the rest of a line, if it has a letter or a digit. */
const markOf = (text: string, rest: string): Dropped[] => {
  const mark = text.slice(0, text.length - rest.length).trim();
  return HAS_CONTENT.test(mark) ? [{ reason: dropReason(mark), text: mark }] : [];
};

/** Returns why a line is not a student. A tab separates cells like a comma. */
const kindOfLine = (raw: string, text: string, rest: string) => {
  if (hasInlineMarks(text) || hasRecipient(text)) return undefined;
  if (!raw.includes('\t')) return labelKind(text) ?? labelKind(rest);
  const cells = raw.split('\t').map((cell) => cleanCell(cell).text);
  return labelKind(cells.filter(Boolean).join(', '));
};

/** Reads one line. The context only helps where the line alone is ambiguous. */
export const readLine = ({ line, text: raw }: TextLine, context: LineContext): LineResult => {
  const { text, isFixed } = cleanCell(raw.replaceAll('\t', ' \t '));
  const origin: Origin = { line, source: text, isFixed };
  if (!HAS_CONTENT.test(text)) return NOTHING;
  const { rest } = takeListMark(text);
  const mark = markOf(text, rest);
  if (isFormula(rest) && HAS_CONTENT.test(rest)) {
    return findings([
      toPerson({ text, name: rest, dropped: mark, choices: [] }, origin, context.how),
    ]);
  }
  const headings = readHeadings(raw, origin, context);
  if (headings) return headings;
  const { prefix, rest: body } = takePrefix(rest);
  const row = prefix ? undefined : readRow(raw, origin, context);
  const kind = prefix ? undefined : kindOfLine(raw, text, rest);
  // Under a heading for names, a family called School is a student.
  const isStudent = context.headed !== undefined && row !== undefined && row.people.length > 0;
  if (kind && !isStudent) return skip(origin, kind);
  if (context.isAfterClosing) return skip(origin, 'note');
  if (row) return row;
  const people = readContent(raw, prefix ? body : text, origin, context);
  if (!people || people.length === 0) return skip(origin, 'note');
  if (!prefix) return findings(people);
  const label: Dropped = { reason: dropReason(prefix.slice(0, -1)), text: prefix };
  return findings(addDropped(people, [...mark, label]));
};
