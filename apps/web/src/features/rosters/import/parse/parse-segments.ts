import { cleanCell } from '../cells/clean-cell.ts';
import { cellsBy, type Separator } from '../cells/delimiters.ts';
import { isHeadingLine } from '../cells/headings.ts';
import { hasInlineMarks, splitAtMarks, takeListMark } from '../cells/list-markers.ts';
import { hasRecipient, splitRecipients } from '../cells/mail-recipients.ts';
import { isLabel, takePrefix } from '../cells/non-name-text.ts';
import { NO_DELIMITER, parseCells } from '../cells/parse-cells.ts';
import type { Excluded, Findings } from './parse-result.ts';
import { parseStudent } from './parse-student.ts';
import type { NameReading } from './split-name.ts';

const AND = /\s+(and|&)\s+/iu;

/** Splits text into lines like a spreadsheet: a line break inside quotes belongs to its cell. */
const linesOf = (text: string, maxRows: number) =>
  parseCells(text, NO_DELIMITER, maxRows).map(([line = '']) => line);

const gather = (parts: readonly Findings[]): Findings => ({
  people: parts.flatMap(({ people }) => people),
  excluded: parts.flatMap(({ excluded }) => excluded),
});
const only = (kind: Excluded['kind'], text: string): Findings => ({
  people: [],
  excluded: [{ kind, texts: [text] }],
});

/** Parses one student per line. */
export const parseLines = (text: string, how: NameReading, maxRows: number): Findings =>
  gather(
    linesOf(text, maxRows).map((raw) => {
      // If the user chose one student per line, separators are between the halves of a name.
      const line =
        how.isChosen && !hasRecipient(raw) ? raw.replace(/\s*[\t;|]\s*(?=\S)/g, ', ') : raw;
      const { prefix, rest } = takePrefix(cleanCell(line).text);
      if (!prefix) return parseStudent(line, how);
      return gather([only('label', prefix), parseStudent(rest, how)]);
    }),
  );

/** Splits "Liam Smith and Olivia Brown", which often ends a list. */
const splitAnd = (piece: string): Findings & { pieces: string[] } => {
  const parts = piece.split(AND);
  const pieces = parts.filter((_, place) => place % 2 === 0);
  const words = parts.filter((_, place) => place % 2 === 1 && /\p{L}/u.test(parts[place] ?? ''));
  const excluded: Excluded[] = words.length > 0 ? [{ kind: 'marks', texts: words }] : [];
  return { pieces, people: [], excluded };
};

const inPairs = (pieces: readonly string[]) =>
  pieces.flatMap((piece, place) =>
    place % 2 === 0 ? [[piece, pieces[place + 1]].filter((half) => half?.trim()).join(', ')] : [],
  );

const piecesOf = (line: string, separator: Separator): string[] => {
  if (separator === 'mail') return splitRecipients(line);
  if (separator === 'marks') return splitAtMarks(line);
  if (separator === 'pairs')
    return inPairs(
      cellsBy(line, ',', 1)
        .flat()
        .filter((cell) => cell.trim()),
    );
  return cellsBy(line, separator, Number.MAX_SAFE_INTEGER).flat();
};

/**
 * Removes the text before the students of a line. Gap-separated lines stay whole, because gaps
 * count from the line start.
 */
const peel = (line: string, separator: Separator): Findings & { body: string } => {
  if (separator === 'spaces') return { body: line, people: [], excluded: [] };
  const clean = separator === '\t' ? line : cleanCell(line).text;
  if (separator === 'marks') return { body: clean, people: [], excluded: [] };
  const { mark, rest } = takeListMark(clean);
  const { prefix, rest: body } = takePrefix(rest);
  const excluded: Excluded[] = [];
  if (prefix) excluded.push({ kind: 'label', texts: [prefix] });
  if (/\p{L}/u.test(mark)) excluded.push({ kind: 'marks', texts: [mark] });
  return { body, people: [], excluded };
};

type SeparatedOptions = { separator: Separator; how: NameReading; maxRows: number };

const readLine = (line: string, { separator, how, maxRows }: SeparatedOptions) => {
  const { text } = cleanCell(line);
  if (isHeadingLine(text)) return { ...only('header', text), isCut: false };
  const isNumbered = separator === 'marks' && hasInlineMarks(text);
  if (isLabel(text) && !isNumbered) return { ...only('label', text), isCut: false };
  const { body, ...around } = peel(line, separator);
  const all = piecesOf(body, separator);
  const pieces = all.slice(0, maxRows).map(splitAnd);
  const read = pieces.flatMap((each) => each.pieces.map((piece) => parseStudent(piece, how)));
  return { ...gather([around, ...pieces, ...read]), isCut: all.length > maxRows };
};

/** Parses students with separators between them, on one or more lines. */
export const parseSeparated = (
  text: string,
  options: SeparatedOptions,
): Findings & { isFromOneLine: boolean; isCut: boolean } => {
  const lines = text.split('\n').filter((line) => line.trim());
  const parts = lines.slice(0, options.maxRows).map((line) => readLine(line, options));
  return {
    ...gather(parts),
    isFromOneLine: parts.filter(({ people }) => people.length > 0).length === 1,
    isCut: parts.some(({ isCut }) => isCut),
  };
};
