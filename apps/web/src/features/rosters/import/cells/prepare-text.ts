/** Maximum length of repeated characters. Long runs are decoration and slow to match. */
const RUN_MAX_LENGTH = 40;
const LONG_RUN = new RegExp(`([^\\p{L}\\p{N}\\n\\t,;|"])\\1{${RUN_MAX_LENGTH},}`, 'gu');
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Normalizes line breaks and removes the byte order mark and long runs. */
export const prepareText = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(LINE_END, '\n')
    .replace(LONG_RUN, (run) => run.slice(0, RUN_MAX_LENGTH));

/** A line of the pasted text. A quoted cell with line breaks belongs to its first line. */
export type TextLine = { line: number; text: string };

/** Lines that a quoted cell can have. A longer one has a quote that was never closed. */
const CELL_MAX_LINES = 5;
const OPENED = /(?:^|[\t,;|])\s*"(?:[^"]|"")*$/;
const CLOSES = /^(?:[^"]|"")*"\s*(?:$|[\t,;|])/;

/** Returns how many of the following lines belong to a quoted cell that starts in this line. */
const countContinued = (lines: readonly string[], start: number) => {
  if (!OPENED.test(lines[start] ?? '')) return 0;
  for (let count = 1; count < CELL_MAX_LINES; count += 1) {
    const next = lines[start + count];
    if (next === undefined || /^\s*"|[\t,;|]\s*"[^"]*$/.test(next)) return 0;
    if (CLOSES.test(next)) return count;
  }
  return 0;
};

/** Splits a prepared text into lines with text. */
export const toLines = (text: string): TextLine[] => {
  const all = text.split('\n');
  const lines: TextLine[] = [];
  for (let place = 0; place < all.length; place += 1) {
    const continued = countContinued(all, place);
    const joined = all.slice(place, place + continued + 1).join(' ');
    if (joined.trim()) lines.push({ line: place + 1, text: joined });
    place += continued;
  }
  return lines;
};
