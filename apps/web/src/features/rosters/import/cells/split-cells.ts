import Papa from 'papaparse';

/** Delimiters of cells or students, the most reliable first. */
export const DELIMITERS = ['\t', '|', ';', '；', '؛', 'gaps', '、', '，', '،', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Wide gaps or dots, which columns become when copied from a page. */
const WIDE_GAP = /(?<=[^\s,])(?: {3,}|[ .]*\.{4,}[ .]*)(?=\S)/g;

/** Text in brackets, and dates such as "March 14, 2016". */
const WHOLE_PART = /\([^()]*\)|\p{L}{3,9}\.? \d{1,2}, \d{4}/gu;
/** Takes the place of a delimiter in such a part. */
const PROTECTED = '\uE001';

/** Splits a line into trimmed cells. Quotes and brackets protect the delimiters inside. */
export const cellsBy = (whole: string, delimiter: Delimiter): string[] => {
  if (delimiter === 'gaps') {
    return whole.replaceAll('\u00a0', ' ').trim().replace(WIDE_GAP, '\t').split('\t');
  }
  const line = whole.replace(WHOLE_PART, (part) => part.replaceAll(delimiter, PROTECTED));
  // Removes the space before a quote, because the quote would become a plain character.
  const text = line.trim().replaceAll(`${delimiter} "`, `${delimiter}"`);
  const { data, errors } = Papa.parse<string[]>(delimiter === '\t' ? line : text, { delimiter });
  // An unmatched quote would consume the rest of the line, so treat quotes as plain characters.
  const cells = errors.some(({ type }) => type === 'Quotes') ? line.split(delimiter) : data[0];
  return (cells ?? []).map((cell) => cell.replaceAll(PROTECTED, delimiter).trim());
};

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** Returns the delimiter between the cells of a line. Returns undefined if it has one cell. */
export const delimiterIn = (line: string): Delimiter | undefined =>
  DELIMITERS.find(
    (delimiter) =>
      (delimiter === 'gaps' ? line.search(WIDE_GAP) >= 0 : line.includes(delimiter)) &&
      filled(cellsBy(line, delimiter)) > 1,
  );
