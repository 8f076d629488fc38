import { isClosing } from '../cells/labels.ts';
import { prepareText, type TextLine, toLines } from '../cells/prepare-text.ts';
import { detectReading } from './detect-reading.ts';
import { detectTables } from './detect-tables.ts';
import { findRepeats } from './find-repeats.ts';
import type { NameOrder } from './name-order.ts';
import type { Findings, ParseResult } from './parse-result.ts';
import { type LineContext, readLine } from './read-line.ts';

type Shared = Pick<LineContext, 'how' | 'hints' | 'tables'>;

/** Reads each line by itself. Headings label the columns of the lines that follow. */
const readLines = (lines: readonly TextLine[], shared: Shared, usesHeadings: boolean): Findings => {
  const all: Findings = { people: [], skipped: [] };
  let headed: LineContext['headed'];
  let isAfterClosing = false;
  for (const line of lines) {
    const hasStudents = all.people.length > 0;
    const result = readLine(line, { ...shared, headed, hasStudents, isAfterClosing });
    if (usesHeadings) headed = result.headed ?? headed;
    isAfterClosing = hasStudents && isClosing(line.text.trim());
    all.people.push(...result.people);
    all.skipped.push(...result.skipped);
  }
  return all;
};

/** No name has such a long word, and matching it would be slow. */
const LONG_WORD = /[^\s,;|"]{200}/u;

/** Share of lines from which on another reading is tried. */
const MAX_LEFT_OUT = 0.2;

const countLeftOut = ({ skipped }: Findings) =>
  skipped.filter(({ reason }) => reason === 'note').length;

/** Reads a pasted text line by line, in the detected or chosen order. No text is dropped silently. */
export const parseList = (text: string, order?: NameOrder): ParseResult => {
  const all = toLines(prepareText(text));
  const lines = all.filter((line) => !LONG_WORD.test(line.text));
  const unreadable = all.filter((line) => LONG_WORD.test(line.text));
  const detected = detectReading(lines);
  const how = order ? { plain: order, comma: order, isChosen: true } : detected.how;
  const { hints } = detected;
  const tables = detectTables(lines, order);
  const withColumns = readLines(lines, { how, hints, tables }, true);
  const isLeftOut = countLeftOut(withColumns) > lines.length * MAX_LEFT_OUT;
  const byContent = isLeftOut ? readLines(lines, { how, hints, tables: [] }, false) : withColumns;
  const better = countLeftOut(byContent) < countLeftOut(withColumns) ? byContent : withColumns;
  const lastFirst = better.people.filter(({ changes }) => changes.includes('lastFirst')).length;
  const { people, skipped } = findRepeats(better);
  return {
    people,
    skipped: [...skipped, ...unreadable.map((line) => ({ ...line, reason: 'note' as const }))],
    order: order ?? (lastFirst * 2 > better.people.length ? 'lastFirst' : how.plain),
    lineCount: all.length,
  };
};
