import Papa from 'papaparse';
import { isHeader } from './find-columns.ts';
import { IMPORT_MAX_COLUMNS } from './import-limits.ts';

type Delimiter = '\t' | ';' | ',';
/** Between cells of a text that has none: a character nobody types. */
const NONE = '\u001e';
/** The beginning of a text tells how it is written. */
const SAMPLE_CHARACTERS = 20_000;
const SAMPLE_LINES = 30;
const LINE_END = /\r\n|\n|\r/;

const partsOutsideQuotes = (line: string, delimiter: string) => {
  let isQuoted = false;
  let parts = 1;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) parts += 1;
  }
  return parts;
};

/** Lines as a spreadsheet counts them: a break inside quotes belongs to its cell. */
const firstLines = (text: string) => {
  const lines: string[] = [];
  for (const line of text.slice(0, SAMPLE_CHARACTERS).split(LINE_END)) {
    const last = lines.at(-1);
    const isInside = last !== undefined && last.split('"').length % 2 === 0;
    if (isInside) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines.filter((line) => line.trim()).slice(0, SAMPLE_LINES);
};

/** "Diallo, Amara" on every line is one name with a comma, not two columns. */
const isLastFirst = (lines: readonly string[]) =>
  lines.every((line) => partsOutsideQuotes(line, ',') <= 2 && !/,\S/.test(line)) &&
  !isHeader((lines[0] ?? '').split(','));

/** What stands between the cells; nothing where each line is one name. */
export const findDelimiter = (text: string): Delimiter | undefined => {
  const sample = firstLines(text);
  const share = (delimiter: Delimiter) =>
    sample.filter((line) => partsOutsideQuotes(line, delimiter) > 1).length / sample.length;
  if (share('\t') > 0) return '\t';
  if (share(';') >= 0.5) return ';';
  return share(',') >= 0.5 && !isLastFirst(sample) ? ',' : undefined;
};

const parse = (text: string, delimiter: string, maxRows: number): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    preview: maxRows,
  });
  // A lone quote would swallow the rest of the list: then quotes are plain characters.
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  const lines = text.split(LINE_END).filter((line) => line.trim());
  return lines.slice(0, maxRows).map((line) => line.split(delimiter));
};

/** The rows of a pasted text or a text file, at most so many of them. */
export const readCells = (text: string, maxRows: number): string[][] => {
  const plain = text.replace(/^\uFEFF/, '');
  // Excel's own way to say what stands between the cells.
  const [said, separator] = /^sep=(.)\r?\n/i.exec(plain) ?? [''];
  const body = plain.slice(said.length);
  const cells = parse(body, separator ?? findDelimiter(body) ?? NONE, maxRows);
  return cells.map((row) => row.slice(0, IMPORT_MAX_COLUMNS));
};
