import Papa from 'papaparse';

/** Delimiter for text without cells: a character that is never typed. */
export const NO_DELIMITER = '\u001e';
/** Maximum length of repeated characters. Long runs are decoration and slow to match. */
const RUN_MAX_LENGTH = 40;
const LONG_RUN = new RegExp(`([^\\p{L}\\p{N}\\n\\t,;|"])\\1{${RUN_MAX_LENGTH},}`, 'gu');
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Normalizes line breaks and removes the byte order mark and long runs. */
export const prepareText = (text: string) => {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(LINE_END, '\n')
    .replace(LONG_RUN, (run) => run.slice(0, RUN_MAX_LENGTH));
  // Excel's declaration of the delimiter.
  const [line = '', said] = /^sep=(.)\n/i.exec(plain) ?? [];
  return { body: plain.slice(line.length), said, saidLine: line.trim() };
};

/** Splits a prepared text into rows of cells, up to `maxRows`. Empty rows are omitted. */
export const parseCells = (text: string, delimiter: string, maxRows: number): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
    preview: maxRows,
  });
  // An unmatched quote would consume the rest of the list, so treat quotes as plain characters.
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.slice(0, maxRows).map((line) => line.split(delimiter));
};
