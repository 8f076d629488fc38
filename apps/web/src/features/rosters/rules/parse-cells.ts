import Papa from 'papaparse';

/** Between cells of a text that has none: a character nobody types. */
export const NO_DELIMITER = '\u001e';
/** Lines of dots, gaps as wide as a page: decoration, and slow to look through. */
const RUN_MAX_LENGTH = 40;
const LONG_RUN = new RegExp(`([^\\p{L}\\p{N}\\n\\t,;|"])\\1{${RUN_MAX_LENGTH},}`, 'gu');
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** A pasted text without what programs put around it, with line ends of one kind. */
export const prepareText = (text: string) => {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(LINE_END, '\n')
    .replace(LONG_RUN, (run) => run.slice(0, RUN_MAX_LENGTH));
  // Excel's own way to say what stands between the cells.
  const [line = '', said] = /^sep=(.)\n/i.exec(plain) ?? [];
  return { body: plain.slice(line.length), said, saidLine: line.trim() };
};

/** The rows of a prepared text, at most so many of them; rows with nothing in them are not there. */
export const readCells = (text: string, delimiter: string, maxRows: number): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
    preview: maxRows,
  });
  // A lone quote would swallow the rest of the list: then quotes are plain characters.
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.slice(0, maxRows).map((line) => line.split(delimiter));
};
