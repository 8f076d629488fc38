import { readCells } from './parse-cells.ts';

/** What can stand between cells or students, the surest first. */
export const DELIMITERS = ['\t', 'spaces', '|', ';', '；', '؛', '、', '，', '،', ',', '/'] as const;
export type Delimiter = (typeof DELIMITERS)[number];
/** What stands between students; some of it is read by rules of its own. */
export type Separator = Delimiter | 'mail' | 'marks' | 'pairs';

/** Copied from a page, columns are wide gaps or rows of dots. */
const GAP = /(?<=\S)(?: {3,}|[ .]*\.{4,}[ .]*)(?=\S)/g;

/** The cells of a text between which that stands. */
export const cellsBy = (text: string, delimiter: string, maxRows: number) =>
  delimiter === 'spaces'
    ? readCells(text.replace(/\u00a0/g, ' ').replace(GAP, '\t'), '\t', maxRows)
    : // A space before a quote would make the quote a plain character.
      readCells(text.replaceAll(`${delimiter} "`, `${delimiter}"`), delimiter, maxRows);

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim()).length;

/** The delimiters of which a text has any between two cells. */
export const delimitersIn = (text: string, maxRows: number): Delimiter[] =>
  DELIMITERS.filter(
    (delimiter) =>
      (delimiter === 'spaces' ? text.search(GAP) >= 0 : text.includes(delimiter)) &&
      cellsBy(text, delimiter, maxRows).some((row) => filled(row) > 1),
  );
