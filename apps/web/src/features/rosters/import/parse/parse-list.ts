import { cellsBy, type Delimiter, delimitersIn, type Separator } from '../cells/delimiters.ts';
import { hasInlineMarks } from '../cells/list-markers.ts';
import { hasRecipient, splitRecipients } from '../cells/mail-recipients.ts';
import { prepareText } from '../cells/parse-cells.ts';
import { detectColumns } from './detect-columns.ts';
import { type DetectedLayout, detectLayout } from './detect-layout.ts';
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from './import-limits.ts';
import { isSameLayout, type ListLayout, SHAPES } from './list-layout.ts';
import { parseColumns } from './parse-columns.ts';
import type { Excluded, Findings, ParseResult } from './parse-result.ts';
import { parseLines, parseSeparated } from './parse-segments.ts';
import type { NameReading } from './split-name.ts';

/** The limit plus rows for headings and titles, so an excess is detected. */
const ROWS_TO_READ = IMPORT_MAX_ROWS + 50;
const SAMPLE_ROWS = 200;

/** Combines equal excluded texts. */
const together = (excluded: readonly Excluded[]): Excluded[] => {
  const byText = new Map<string, Excluded>();
  for (const each of excluded) {
    const isOne = each.kind === 'marks';
    const key =
      each.kind === 'column'
        ? `column ${byText.size}`
        : `${each.kind} ${isOne ? '' : each.texts[0]}`;
    const before = byText.get(key);
    byText.set(key, before ? { ...before, texts: [...before.texts, ...each.texts] } : each);
  }
  return [...byText.values()];
};

/** Returns the possible separators of students, the most likely first. */
const separatorsIn = (text: string): Separator[] => {
  const lines = text.split('\n');
  const separators: Separator[] = delimitersIn(text, SAMPLE_ROWS);
  if (lines.some((line) => hasRecipient(line) && splitRecipients(line).length > 1))
    separators.unshift('mail');
  if (lines.some(hasInlineMarks)) separators.push('marks');
  return separators;
};

const isDelimiter = (separator: Separator): separator is Delimiter =>
  separator !== 'mail' && separator !== 'marks' && separator !== 'pairs';

/** Returns the layout that the user chose. */
const asAsked = (
  requested: ListLayout,
  detected: DetectedLayout,
  separators: readonly Separator[],
): DetectedLayout => {
  const how: NameReading = { plain: requested.order, comma: requested.order, isChosen: true };
  if (requested.layout === 'lines') return { shape: requested, how };
  const usable =
    requested.layout === 'columns'
      ? [detected.separator, ...separators].filter((each) => each && isDelimiter(each))
      : [detected.separator, ...separators].filter((each) => each !== undefined);
  // If the last name comes first, a comma is inside the names, provided that another separator
  // exists.
  const between =
    usable.find((each) => requested.order === 'firstFirst' || each !== ',') ?? usable[0];
  const isInPairs =
    requested.layout === 'separated' && requested.order === 'lastFirst' && between === ',';
  const separator = requested.layout === 'columns' ? usable[0] : between;
  return { shape: requested, how, separator: isInPairs ? 'pairs' : separator };
};

const withDoubt = (findings: Findings, isUnsure: boolean | undefined): Findings =>
  isUnsure
    ? {
        ...findings,
        people: findings.people.map((person) => ({
          ...person,
          guesses: [...person.guesses, 'piece'],
        })),
      }
    : findings;

/** Combines excess columns, so no text is dropped. */
const withLastAsOne = (row: string[]) =>
  row.length <= IMPORT_MAX_COLUMNS
    ? row
    : [...row.slice(0, IMPORT_MAX_COLUMNS - 1), row.slice(IMPORT_MAX_COLUMNS - 1).join(' ')];

const COMMA_SPACE = /,\s/;

type Read = Findings &
  Pick<ParseResult, 'isFromOneLine' | 'columns' | 'hasHeader' | 'shape'> & { isCut: boolean };

const readAs = (body: string, detected: DetectedLayout): Read => {
  const { shape, how, separator } = detected;
  const plain = { shape, isFromOneLine: false, hasHeader: false, isCut: false };
  if (shape.layout === 'columns' && separator) {
    const rows = cellsBy(body, separator, ROWS_TO_READ).map(withLastAsOne);
    const usual =
      separator === ',' && body.split('\n').some((line) => COMMA_SPACE.test(line))
        ? 'lastFirst'
        : 'firstFirst';
    const columns = detectColumns(rows, { order: how.isChosen ? shape.order : undefined, usual });
    const { firstName = 0, lastName = 0 } = columns.columns;
    const order = lastName < firstName || columns.isLastFirst ? 'lastFirst' : 'firstFirst';
    return {
      ...plain,
      ...parseColumns(rows, columns, how),
      shape: how.isChosen ? shape : { layout: 'columns', order },
      columns: columns.columns,
      hasHeader: columns.header >= 0,
    };
  }
  if (shape.layout === 'separated' && separator) {
    const read = parseSeparated(body, { separator, how, maxRows: ROWS_TO_READ });
    return { ...plain, ...read, ...withDoubt(read, detected.isPieceUnsure) };
  }
  return { ...plain, ...parseLines(body, how, ROWS_TO_READ) };
};

/** Parses a pasted text in the detected or chosen layout. No text is dropped. */
export const parseList = (text: string, requested?: ListLayout): ParseResult => {
  const { body, said, saidLine } = prepareText(text);
  const detected = detectLayout(body, said);
  const separators = separatorsIn(body);
  const chosen = requested ? asAsked(requested, detected, separators) : detected;
  const read = readAs(body, chosen);
  const isAble = ({ layout }: ListLayout) =>
    layout === 'lines' ||
    (layout === 'columns' ? separators.some(isDelimiter) : separators.length > 0);
  const possible = SHAPES.filter((shape) => isAble(shape) || isSameLayout(shape, read.shape));
  return {
    ...read,
    people: read.people.slice(0, IMPORT_MAX_ROWS),
    excluded: together([
      ...(said ? [{ kind: 'label' as const, texts: [saidLine] }] : []),
      ...read.excluded,
    ]),
    possible,
    separator: read.shape.layout === 'separated' ? chosen.separator : undefined,
    isCut:
      read.isCut || read.people.length > IMPORT_MAX_ROWS || body.split('\n').length > ROWS_TO_READ,
  };
};
