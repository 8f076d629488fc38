import type { Delimiter } from '../cells/split-cells.ts';
import type { CleanName } from '../cells/take-drops.ts';
import { isRegisteredName } from './given-names.ts';
import { findOrder, type NamePair, voteOfNames } from './name-order.ts';
import { isSuffix } from './split-name.ts';

/** Facts about the whole list that help to understand one line. */
export type ListHints = {
  /** Some lines are clearly "Last, First". */
  hasCommaNames: boolean;
  /** The list has one line with names. */
  isOneLine: boolean;
};

/** Names of one student. Two are the halves of a name. */
export type NameGroup = {
  names: readonly CleanName[];
  /** True if the group may hold more or less than one student. */
  isUnsure: boolean;
};

const COMMAS: readonly Delimiter[] = [',', '，', '،'];
const toWords = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const isWhole = ({ name }: CleanName) => toWords(name).length > 1;
const isGiven = ({ name }: CleanName) => isRegisteredName(toWords(name)[0] ?? '');
const share = (names: readonly CleanName[], test: (name: CleanName) => boolean) =>
  names.filter(test).length / names.length;

const toPair = (names: readonly CleanName[]): NamePair => ({
  before: names[0]?.name ?? '',
  after: names[1]?.name ?? '',
});
const each = (names: readonly CleanName[], isUnsure = false): NameGroup[] =>
  names.map((name) => ({ names: [name], isUnsure }));
const inPairs = (names: readonly CleanName[]) =>
  names.flatMap((_, place) => (place % 2 === 0 ? [names.slice(place, place + 2)] : []));

/** Returns true for "Wilson, Ava, Stone, Ben", in which every second word is a first name. */
const isAlternating = (names: readonly CleanName[]) =>
  names.length % 2 === 0 &&
  !names.some(isWhole) &&
  findOrder(inPairs(names).map(toPair)) === 'lastFirst' &&
  share(names, isGiven) < 0.7;

/** Groups two names with a comma between them: "Last, First", or two students. */
const groupCommaPair = (names: readonly CleanName[], hints: ListHints): NameGroup[] => {
  const one: NameGroup[] = [{ names, isUnsure: false }];
  if (isSuffix(names[1]?.name ?? '')) return one;
  const isBothWhole = names.every(isWhole);
  const isNeitherWhole = !names.some(isWhole);
  if (names.every(isGiven) && (isBothWhole || (isNeitherWhole && !hints.hasCommaNames))) {
    return each(names);
  }
  if (!isBothWhole || voteOfNames(toPair(names)) === 'lastFirst') return one;
  return hints.hasCommaNames ? [{ names, isUnsure: true }] : each(names, true);
};

/** Groups the names of a line into students. */
export const groupNames = (
  names: readonly CleanName[],
  delimiter: Delimiter | '/' | undefined,
  hints: ListHints,
): NameGroup[] => {
  if (names.length < 2) return each(names);
  const isComma = COMMAS.some((comma) => comma === delimiter);
  if (delimiter === '、' || delimiter === '/') return each(names);
  if (names.length === 2) {
    if (isComma) return groupCommaPair(names, hints);
    if (names.every(isWhole)) return each(names, delimiter === '\t' || !names.every(isGiven));
    return [{ names, isUnsure: false }];
  }
  if (isComma && isSuffix(names.at(-1)?.name ?? '')) return [{ names, isUnsure: false }];
  if (share(names, isWhole) >= 0.6) return each(names);
  if (isComma && isAlternating(names)) {
    return inPairs(names).map((pair) => ({ names: pair, isUnsure: false }));
  }
  const isWordList =
    (hints.isOneLine || (isComma && !hints.hasCommaNames && !names.some(isWhole))) &&
    delimiter !== '\t' &&
    delimiter !== '|';
  if (isWordList || share(names, isGiven) >= 0.6) return each(names);
  return [{ names, isUnsure: true }];
};
