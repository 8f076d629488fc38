import { parseCells } from './parse-cells.ts';

/** Delimiters of cells or students, the most reliable first. */
export const DELIMITERS = ['\t', 'spaces', '|', ';', '；', '؛', '、', '，', '،', ',', '/'] as const;
export type Delimiter = (typeof DELIMITERS)[number];
/** Separators of students. Some have special parsing rules. */
export type Separator = Delimiter | 'mail' | 'marks' | 'pairs';

/** Wide gaps or dots, which columns become when copied from a page. */
const GAP = /(?<=\S)(?: {3,}|[ .]*\.{4,}[ .]*)(?=\S)/g;

/** Splits the text into cells by the delimiter. */
export const cellsBy = (text: string, delimiter: string, maxRows: number) =>
  delimiter === 'spaces'
    ? parseCells(text.replace(/\u00a0/g, ' ').replace(GAP, '\t'), '\t', maxRows)
    : // Removes the space before a quote, because the quote would become a plain character.
      parseCells(text.replaceAll(`${delimiter} "`, `${delimiter}"`), delimiter, maxRows);

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim()).length;

/** Returns the delimiters that separate cells in the text. */
export const delimitersIn = (text: string, maxRows: number): Delimiter[] =>
  DELIMITERS.filter(
    (delimiter) =>
      (delimiter === 'spaces' ? text.search(GAP) >= 0 : text.includes(delimiter)) &&
      cellsBy(text, delimiter, maxRows).some((row) => filled(row) > 1),
  );
