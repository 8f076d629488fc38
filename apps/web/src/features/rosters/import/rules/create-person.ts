import { cleanCell } from '../cells/clean-cell.ts';
import { takeListMark } from '../cells/list-markers.ts';
import { takeAddress } from '../cells/mail-recipients.ts';
import type { ReadPerson } from '../parse/parse-result.ts';
import { splitName } from '../parse/split-name.ts';

/** Creates a person from text that did not look like a name but was confirmed by the user. */
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
    // The user confirmed that it is a name, but not where it splits.
    guesses: guesses.filter((guess) => guess === 'split'),
  };
};
