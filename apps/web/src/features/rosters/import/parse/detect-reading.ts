import { cleanCell } from '../cells/clean-cell.ts';
import { isHeadingLine, saysLastFirst } from '../cells/headings.ts';
import { isLabel, takePrefix } from '../cells/labels.ts';
import { takeListMark } from '../cells/list-markers.ts';
import type { TextLine } from '../cells/prepare-text.ts';
import { cellsBy, delimiterIn } from '../cells/split-cells.ts';
import { takeDrops } from '../cells/take-drops.ts';
import { findOrder, type NamePair } from './name-order.ts';
import type { LineContext } from './read-line.ts';
import { NATURAL, type NameReading } from './split-name.ts';

const toWords = (text: string) => text.split(/\s+/).filter(Boolean);
const toPair = ([before = '', after = '']: readonly string[]): NamePair => ({ before, after });

/** Returns the names in each line without other text, as cells of a comma. */
const namesIn = (lines: readonly TextLine[]): string[][] =>
  lines
    .filter(({ text }) => !text.includes('\t'))
    .map(({ text }) => takePrefix(takeListMark(cleanCell(text).text).rest).rest)
    .filter((text) => text && !isLabel(text) && !isHeadingLine(text))
    .map((text) => (delimiterIn(text) === ',' ? cellsBy(text, ',') : [text]))
    .map((cells) => cells.map((cell) => takeDrops(cell).name).filter((name) => /\p{L}/u.test(name)))
    .filter((names) => names.length > 0);

const detectNameOrder = (names: readonly string[][], heading: string | undefined): NameReading => {
  const commas = names.filter(({ length }) => length === 2);
  const plain = names.flatMap((each) => (each.length === 1 ? each : [])).map(toWords);
  const pairs = plain.filter(({ length }) => length === 2);
  const commaOrder = findOrder(commas.map(toPair));
  const isFirstLast = commaOrder === 'firstFirst' && commas.length * 2 >= names.length;
  const how: NameReading = {
    ...NATURAL,
    comma: isFirstLast ? 'firstFirst' : 'lastFirst',
    isCommaUnsure: commaOrder === 'firstFirst' || (!commaOrder && names.length === 1),
  };
  if (heading && saysLastFirst(heading)) return { ...how, plain: 'lastFirst' };
  const isMostlyPairs = pairs.length > 0 && pairs.length * 2 >= plain.length;
  return isMostlyPairs && findOrder(pairs.map(toPair)) === 'lastFirst'
    ? { ...how, plain: 'lastFirst', isPlainUnsure: true }
    : how;
};

/** Detects what the lines have in common. It decides only where a line is ambiguous. */
export const detectReading = (
  lines: readonly TextLine[],
): { how: NameReading; hints: LineContext['hints'] } => {
  const names = namesIn(lines);
  const heading = lines.find(({ text }) => isHeadingLine(text.trim()))?.text;
  const commas = names.filter(({ length }) => length === 2);
  const isOneWord = (text: string) => toWords(text).length === 1;
  const isCommaName = (pair: readonly string[]) =>
    pair.some((half) => !isOneWord(half)) ? pair.some(isOneWord) : true;
  const withAddress = lines.filter(({ text }) => text.includes('@')).length;
  return {
    how: detectNameOrder(names, heading),
    hints: {
      hasCommaNames: lines.length > 1 && commas.some(isCommaName),
      isOneLine: lines.length === 1,
      isAddressList: names.length === 0 && withAddress * 2 >= lines.length,
    },
  };
};
