import Papa from 'papaparse';
import { messagesFor } from '../entry/entry.ts';
import { freshUsername } from '../entry/fresh-username.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from './parse/import-limits.ts';
import type { ListLayout } from './parse/list-layout.ts';
import { parseList } from './parse/parse-list.ts';
import type { ParseResult } from './parse/parse-result.ts';
import { createPerson } from './rules/create-person.ts';
import { decodeText } from './rules/decode-text.ts';
import { fileKind, isSafeToUnpack } from './rules/file-kind.ts';
import { type ImportRow, toRow } from './rules/import-row.ts';

export type ImportError = 'tooLarge' | 'sheetTooLarge' | 'unreadable' | 'nobody';
export type ReadImport = {
  /** Original text, for parsing it with another layout. */
  list: string;
  reading: ParseResult;
  rows: ImportRow[];
};
export type ImportResult = ReadImport | { problem: ImportError };

const ROWS_AT_A_TIME = 100;
/** The limit plus rows for titles, so an excess is detected. */
const SHEET_ROWS = IMPORT_MAX_ROWS + 60;

class Unusable extends Error {
  readonly problem: ImportError;
  constructor(problem: ImportError) {
    super(problem);
    this.problem = problem;
  }
}

/** Yields to the browser, so the page stays responsive. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Converts a spreadsheet to the text that pasting it would give. */
const textOfSpreadsheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  if (!isSafeToUnpack(bytes)) throw new Unusable('sheetTooLarge');
  const { default: readXlsxFile } = await import('read-excel-file/browser');
  const sheets = await readXlsxFile(bytes.buffer);
  const filled = sheets.find(({ data }) => data.length > 0);
  const cells = (filled?.data ?? [])
    .slice(0, SHEET_ROWS)
    .map((row) => row.map((cell) => String(cell ?? '')));
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

/** Parses the text again with the layout that the user chose. */
export const readAgain = async (
  list: string,
  shape: ListLayout,
  taken: ReadonlySet<string>,
): Promise<ReadImport> => {
  const reading = parseList(list, shape);
  return { list, reading, rows: await toRows(reading, taken) };
};

/** Creates a row from excluded text. The caller sets its position. */
export const rowOfExcluded = (text: string, taken: ReadonlySet<string>): ImportRow => ({
  ...toRow(createPerson(text), 0, new Set(taken), freshUsername),
  isMade: true,
});

const isWorthALook = ({ people, excluded }: ParseResult) =>
  people.length > 0 ||
  excluded.some(
    ({ kind, texts }) =>
      (kind === 'label' || kind === 'text') && texts.some((text) => /\p{L}/u.test(text)),
  );

/** Parses a file or pasted text into rows for the preview. Saves and sends nothing. */
export const importFile = async (
  source: File | string,
  /** Usernames that are already on the page. */
  taken: ReadonlySet<string>,
): Promise<ImportResult> => {
  try {
    const list = await textOf(source);
    const reading = parseList(list);
    if (!isWorthALook(reading)) return { problem: 'nobody' };
    return { list, reading, rows: await toRows(reading, taken) };
  } catch (error) {
    // Every error that a broken file causes in its parser counts as unreadable.
    return { problem: error instanceof Unusable ? error.problem : 'unreadable' };
  }
};
