import { isLabel } from '../cells/labels.ts';
import { isNoteText } from '../cells/notes.ts';
import type { Delimiter } from '../cells/split-cells.ts';
import { type CleanName, type Dropped, dropReason, takeDrops } from '../cells/take-drops.ts';
import { groupNames, type ListHints, type NameGroup } from './group-names.ts';
import { voteOfNames } from './name-order.ts';
import type { ReadPerson } from './parse-result.ts';
import { NATURAL, type NameReading, type SplitName } from './split-name.ts';
import { splitAtAnd, splitAtSlash } from './split-students.ts';
import { type Origin, personFromHalves, toPerson } from './to-person.ts';

const LETTER = /\p{L}/u;
const CAPITAL = /\p{Lu}|\p{Lo}/u;

export type CellContext = { how: NameReading; hints: ListHints };
type Cells = { cells: readonly string[]; delimiter: Delimiter | '/' | undefined };

/** Splits cells further at "/" and "and" between students. */
const splitFurther = ({
  cells,
  delimiter,
}: Cells): Cells & { dropped: Dropped[]; isUnsure: boolean } => {
  const [only = ''] = cells;
  const slashed = cells.length === 1 ? splitAtSlash(only) : undefined;
  const parts = (slashed ?? cells).map((cell) => splitAtAnd(cell, cells.length > 2));
  const all = parts.flatMap((part) => part.parts);
  const isSplit = slashed !== undefined || all.length > cells.length;
  return {
    cells: all,
    delimiter: isSplit && cells.length === 1 ? '/' : delimiter,
    dropped: parts.flatMap((part) => part.dropped),
    isUnsure: parts.some((part) => part.isUnsure),
  };
};

/** Returns true for a cell that is not a name next to a cell that is one. */
const isRemark = (cell: string, { name }: CleanName, cells: readonly string[]) => {
  if (!LETTER.test(name) || isNoteText(cell) || isLabel(cell) || isLabel(name)) return true;
  if (/^\p{L}$/u.test(name)) return true;
  return !CAPITAL.test(name) && cells.some((each) => CAPITAL.test(each));
};

const merge = (names: readonly CleanName[], name: string): CleanName => ({
  text: names.map(({ text }) => text).join(', '),
  name,
  dropped: names.flatMap(({ dropped }) => dropped),
  choices: names.flatMap(({ choices }) => choices),
});

/** Adds dropped text to the name before it. */
const addRemark = (before: CleanName, cell: string, dropped: readonly Dropped[]): CleanName => ({
  ...before,
  text: `${before.text}, ${cell}`,
  dropped: [...before.dropped, ...dropped],
});

/** Splits cells into names and text that is dropped. The text belongs to the name before it. */
export const cleanCells = (cells: readonly string[]): CleanName[] => {
  const names: CleanName[] = [];
  let waiting: CleanName | undefined;
  for (const cell of cells) {
    const clean = takeDrops(cell);
    if (cells.length === 1 || !isRemark(cell, clean, cells)) {
      names.push(waiting ? merge([waiting, clean], clean.name) : clean);
      waiting = undefined;
      continue;
    }
    const isWhole = LETTER.test(clean.name);
    const dropped = isWhole ? [{ reason: dropReason(cell), text: cell }] : clean.dropped;
    const before = names.pop();
    if (before) names.push(addRemark(before, cell, dropped));
    else
      waiting = addRemark(
        waiting ?? { text: '', name: '', dropped: [], choices: [] },
        cell,
        dropped,
      );
  }
  return waiting ? [waiting] : names;
};

/** Splits two cells into first and last name. */
const splitHalves = (names: readonly CleanName[], { isChosen, plain }: NameReading): SplitName => {
  const after = names.at(-1)?.name ?? '';
  const before = names
    .slice(0, -1)
    .map(({ name }) => name)
    .join(' ');
  const order = isChosen ? plain : voteOfNames({ before, after });
  const [firstName, lastName] = order === 'lastFirst' ? [after, before] : [before, after];
  return { firstName, lastName, isLastFirst: false, guesses: order ? [] : ['order'] };
};

const readGroup = (
  { names, isUnsure }: NameGroup,
  origin: Origin,
  isComma: boolean,
  how: NameReading,
): ReadPerson => {
  const guesses = isUnsure && !how.isChosen ? ['piece' as const] : [];
  const [only] = names;
  if (names.length === 1 && only) return toPerson({ ...only, guesses }, origin, how);
  const joined = merge(names, names.map(({ name }) => name).join(', '));
  if (isComma) return toPerson({ ...joined, guesses }, origin, how);
  const split = splitHalves(names, how);
  return personFromHalves({ ...split, guesses: [...split.guesses, ...guesses] }, joined, origin);
};

/** Reads the students of a line by what its cells contain. Returns undefined without a name. */
export const readCells = (
  line: Cells,
  origin: Origin,
  { how, hints }: CellContext,
): ReadPerson[] | undefined => {
  const { cells, delimiter, dropped, isUnsure } = splitFurther({
    ...line,
    cells: line.cells.filter((cell) => cell !== ''),
  });
  const names = cleanCells(cells);
  if (!names.some(({ name }) => LETTER.test(name))) return undefined;
  const isComma = delimiter === ',' || delimiter === '，' || delimiter === '،';
  const groups = groupNames(names, delimiter, hints);
  const reading = groups.length > 1 && !how.isChosen ? { ...NATURAL, comma: how.comma } : how;
  const people = groups.map((group) => {
    const source = groups.length > 1 ? merge(group.names, '').text : origin.source;
    const marked = { ...group, isUnsure: group.isUnsure || isUnsure };
    return readGroup(marked, { ...origin, source }, isComma, reading);
  });
  const [first, ...rest] = people;
  return first ? [{ ...first, dropped: [...dropped, ...first.dropped] }, ...rest] : undefined;
};
