import { decodeText } from '../rules/decode-text.ts';
import { messagesFor } from '../rules/entry.ts';
import { fileKind, isSafeToUnpack } from '../rules/file-kind.ts';
import { findColumns } from '../rules/find-columns.ts';
import { freshUsername } from '../rules/fresh-username.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '../rules/import-limits.ts';
import { readCells } from '../rules/read-cells.ts';
import { type ImportRow, readEntry, withUsername } from '../rules/read-entries.ts';

export type ImportProblem = 'tooLarge' | 'sheetTooLarge' | 'unreadable' | 'nobody';
export type ImportResult =
  | { rows: ImportRow[] /** There were more rows than are looked at. */; isCut: boolean }
  | { problem: ImportProblem };

/** Headings and titles in front of the first student, and one row to know that there are more. */
const ROWS_TO_READ = IMPORT_MAX_ROWS + 6;
const ROWS_AT_A_TIME = 100;

class Unusable extends Error {
  readonly problem: ImportProblem;
  constructor(problem: ImportProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Lets the page breathe. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

const cellsOfSpreadsheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> => {
  if (!isSafeToUnpack(bytes)) throw new Unusable('sheetTooLarge');
  const { default: readXlsxFile } = await import('read-excel-file/browser');
  const sheets = await readXlsxFile(bytes.buffer);
  const filled = sheets.find(({ data }) => data.length > 0);
  return (filled?.data ?? [])
    .slice(0, ROWS_TO_READ)
    .map((row) => row.slice(0, IMPORT_MAX_COLUMNS).map((cell) => String(cell ?? '')));
};

const cellsOfFile = async (file: File): Promise<string[][]> => {
  // By its size alone: a large file is never read.
  if (file.size > IMPORT_MAX_BYTES) throw new Unusable('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === 'unreadable') throw new Unusable('unreadable');
  if (kind === 'spreadsheet') return cellsOfSpreadsheet(bytes);
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new Unusable('unreadable');
  return readCells(text, ROWS_TO_READ);
};

const cellsOf = (source: File | string) => {
  if (source instanceof File) return cellsOfFile(source);
  if (source.length > IMPORT_MAX_BYTES) throw new Unusable('tooLarge');
  return readCells(source, ROWS_TO_READ);
};

const rowsOf = async (cells: readonly string[][], takenAlready: ReadonlySet<string>) => {
  const { columns, firstRow } = findColumns(cells);
  const people = cells.slice(firstRow, firstRow + IMPORT_MAX_ROWS);
  const taken = new Set(takenAlready);
  const rows: ImportRow[] = [];
  for (const [place, each] of people.entries()) {
    if (place % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) await pause();
    const entry = readEntry(each, columns);
    if (!entry) continue;
    const row: ImportRow = {
      ...withUsername(entry, taken, freshUsername),
      line: rows.length + 1,
      isSkipped: false,
      isKept: false,
      refused: {},
    };
    // Judged now, a few at a time; the preview then only has to remember.
    messagesFor(row);
    rows.push(row);
  }
  return { rows, isCut: cells.length > firstRow + IMPORT_MAX_ROWS };
};

/** Reads a file or a pasted text into rows to look at. Nothing is saved, nothing is sent. */
export const readImport = async (
  source: File | string,
  /** Usernames that are on the page already. */
  taken: ReadonlySet<string>,
): Promise<ImportResult> => {
  try {
    const result = await rowsOf(await cellsOf(source), taken);
    return result.rows.length > 0 ? result : { problem: 'nobody' };
  } catch (error) {
    // Whatever a broken file makes its reader throw, it is a file we cannot read.
    return { problem: error instanceof Unusable ? error.problem : 'unreadable' };
  }
};
