import { isFormula } from '../cells/clean-cell.ts';
import { isLabel } from '../cells/labels.ts';
import type { CleanName } from '../cells/take-drops.ts';
import { repairCapitals } from './capitals.ts';
import type { Change, Guess, ReadPerson } from './parse-result.ts';
import { type NameReading, type SplitName, splitName } from './split-name.ts';

/** Letters of all scripts and the characters between them in a name. */
const NAME_ONLY = /^[\p{L}\p{M}\s.,'’ʼ‘`´ʻ·・‐‑-]+$/u;
const QUOTES = /^["“”„«»]+|["“”„«»]+$/gu;
const TWO_NAMES = /(\p{L}[\p{L}'’-]+)\/(\p{L}[\p{L}'’-]+)/u;

/** The line that a person was read from. */
export type Origin = { line: number; source: string; isFixed: boolean };

/** Text and questions of a name, before it is split. */
export type NameText = CleanName & { guesses?: readonly Guess[] };

/** Creates a person from both halves of a name. */
export const personFromHalves = (
  { firstName, lastName, isLastFirst, guesses }: SplitName,
  { dropped, choices }: Pick<CleanName, 'dropped' | 'choices'>,
  { line, source, isFixed }: Origin,
): ReadPerson => {
  const repaired = repairCapitals({ firstName, lastName });
  const isRepaired = repaired.firstName !== firstName || repaired.lastName !== lastName;
  const changes: Change[] = [];
  if (isLastFirst) changes.push('lastFirst');
  if (isRepaired) changes.push('capitals');
  if (isFixed) changes.push('invisible');
  return {
    line,
    source,
    ...repaired,
    typed: isRepaired ? { firstName, lastName } : undefined,
    username: '',
    choices,
    guesses: choices.length > 0 ? [...guesses, 'twoNames'] : guesses,
    changes,
    dropped,
  };
};

/** Keeps text that starts like a formula whole, so the user sees why it is rejected. */
const formulaPerson = ({ name, dropped, choices }: NameText, origin: Origin): ReadPerson => ({
  line: origin.line,
  source: origin.source,
  firstName: name,
  lastName: '',
  username: '',
  choices: [],
  guesses: [],
  changes: [],
  dropped: [...dropped, ...choices.map((text) => ({ reason: 'note' as const, text }))],
});

/** Creates a person from the text of a name. */
export const toPerson = (text: NameText, origin: Origin, how: NameReading): ReadPerson => {
  if (isFormula(text.name)) return formulaPerson(text, origin);
  const [pair, , second] = TWO_NAMES.exec(text.name) ?? [];
  const name = (pair ? text.name.replace(TWO_NAMES, '$1') : text.name).replace(QUOTES, '').trim();
  const choices = second ? [...text.choices, second] : text.choices;
  const split = splitName(name, how);
  const isOdd = !NAME_ONLY.test(name) || (isLabel(name) && name.length > 1);
  const guesses: Guess[] = [...split.guesses, ...(text.guesses ?? [])];
  if (isOdd) guesses.push('label');
  return personFromHalves({ ...split, guesses }, { dropped: text.dropped, choices }, origin);
};
