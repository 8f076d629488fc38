import Papa from 'papaparse';
import { messagesFor } from '../entry/entry.ts';
import { freshUsername } from '../entry/fresh-username.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_LINES } from './parse/import-limits.ts';
import type { NameOrder } from './parse/name-order.ts';
import { parseList } from './parse/parse-list.ts';
import type { ParseResult, SkippedLine } from './parse/parse-result.ts';
import { createPerson } from './rules/create-person.ts';
import { decodeText } from './rules/decode-text.ts';
import { checkUnpackedSize, fileKind } from './rules/file-kind.ts';
import { type ImportRow, toRow } from './rules/import-row.ts';

export type ImportError =
  | 'tooLarge'
  | 'tooManyLines'
  | 'sheetTooLarge'
  | 'unreadable'
  | 'encoding'
  | 'noNames';
export type ReadImport = {
  /** Original text, for reading it in another order. */
  list: string;
  reading: ParseResult;
  rows: ImportRow[];
};
/** The text stays in the field after an error, so nothing is lost. */
export type ImportResult = ReadImport | { problem: ImportError; list?: string | undefined };

const ROWS_AT_A_TIME = 100;

class Unusable extends Error {
  readonly problem: ImportError;
  constructor(problem: ImportError) {
    super(problem);
    this.problem = problem;
  }
}

/** Yields to the browser, so the page stays responsive. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Writes a date as a day, because a spreadsheet stores birth dates as points in time. */
const toCellText = (cell: unknown) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');

/** Converts a spreadsheet to the text that pasting it would give. */
const textOfSpreadsheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const size = checkUnpackedSize(bytes);
  if (size !== 'safe') throw new Unusable(size === 'broken' ? 'unreadable' : 'sheetTooLarge');
  const { default: readXlsxFile } = await import('read-excel-file/browser');
  const sheets = await readXlsxFile(bytes.buffer);
  const filled = sheets.find(({ data }) => data.length > 0);
  const cells = (filled?.data ?? []).map((row) => row.map(toCellText));
  return Papa.unparse(cells, { delimiter: '\t', newline: '\n' });
};

const textOfFile = async (file: File): Promise<string> => {
  // Checks the size first, so a large file is never read.
  if (file.size > IMPORT_MAX_BYTES) throw new Unusable('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === 'unreadable') throw new Unusable('unreadable');
  if (kind === 'spreadsheet') return textOfSpreadsheet(bytes);
  const text = decodeText(bytes);
  if (text === undefined) throw new Unusable('encoding');
  if (text.includes('\0')) throw new Unusable('unreadable');
  return text;
};

const textOf = (source: File | string) => {
  if (source instanceof File) return textOfFile(source);
  if (source.length > IMPORT_MAX_BYTES) throw new Unusable('tooLarge');
  return source;
};

const toRows = async ({ people }: ParseResult, takenAlready: ReadonlySet<string>) => {
  const taken = new Set(takenAlready);
  const rows: ImportRow[] = [];
  for (const [place, person] of people.entries()) {
    if (place % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) await pause();
    const row = toRow(person, place + 1, taken, freshUsername);
    // Validate in small batches now, because the preview reuses the cached result.
    messagesFor(row);
    rows.push(row);
  }
  return rows;
};

/** Reads the text again in the order that the user chose. */
export const readAgain = async (
  list: string,
  order: NameOrder,
  taken: ReadonlySet<string>,
): Promise<ReadImport> => {
  const reading = parseList(list, order);
  return { list, reading, rows: await toRows(reading, taken) };
};

/** Creates a row from a skipped line. The caller sets its id. */
export const rowOfSkipped = (line: SkippedLine, taken: ReadonlySet<string>): ImportRow => ({
  ...toRow(createPerson(line), 0, new Set(taken), freshUsername),
  isMade: true,
  // The user saw that the name is the same.
  isKept: line.reason === 'sameName',
});

const countLines = (list: string) => list.split(/\r\n|\r|\n/).filter((line) => line.trim()).length;

/** Parses a file or pasted text into rows for the preview. Saves and sends nothing. */
export const importFile = async (
  source: File | string,
  /** Usernames that are already on the page. */
  taken: ReadonlySet<string>,
): Promise<ImportResult> => {
  try {
    const list = await textOf(source);
    if (countLines(list) > IMPORT_MAX_LINES) return { problem: 'tooManyLines', list };
    const reading = parseList(list);
    if (reading.people.length === 0) return { problem: 'noNames', list };
    return { list, reading, rows: await toRows(reading, taken) };
  } catch (error) {
    // Every error that a broken file causes in its parser counts as unreadable.
    return { problem: error instanceof Unusable ? error.problem : 'unreadable' };
  }
};
