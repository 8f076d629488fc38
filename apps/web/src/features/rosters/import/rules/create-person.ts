import { cleanCell } from '../cells/clean-cell.ts';
import { takeDrops } from '../cells/take-drops.ts';
import type { ReadPerson, SkippedLine } from '../parse/parse-result.ts';
import { NATURAL } from '../parse/split-name.ts';
import { toPerson } from '../parse/to-person.ts';

/** Creates a person from a skipped line that the user confirmed as a name. */
export const createPerson = ({ line, text }: SkippedLine): ReadPerson => {
  const { text: source, isFixed } = cleanCell(text);
  const clean = takeDrops(source);
  // A label such as "Room 12" has no name, so all of it is kept for the user to edit.
  const name = clean.name ? clean : { text: source, name: source, dropped: [], choices: [] };
  const person = toPerson(name, { line, source, isFixed }, NATURAL);
  // The user confirmed that it is a name, but not where it splits.
  return { ...person, guesses: person.guesses.filter((guess) => guess === 'split') };
};
