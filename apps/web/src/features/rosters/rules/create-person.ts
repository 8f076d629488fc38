import { cleanCell } from './clean-cell.ts';
import { takeListMark } from './list-markers.ts';
import { takeAddress } from './mail-recipients.ts';
import type { ReadPerson } from './parse-result.ts';
import { splitName } from './split-name.ts';

/** Somebody, from a text that did not look like a name: a person said that it is one. */
export const createPerson = (text: string): ReadPerson => {
  const clean = cleanCell(text);
  const { name, address } = takeAddress(takeListMark(clean.text).rest);
  const { firstName, lastName, guesses } = splitName(name || clean.text);
  return {
    firstName,
    lastName,
    username: address,
    isFixed: clean.isFixed,
    source: text,
    // That it is a name was just said; where it divides was not.
    guesses: guesses.filter((guess) => guess === 'split'),
  };
};
