import { expect } from 'vitest';
import { parseList } from '../parse/parse-list.ts';

/** A realistic pasted list and what the import reads from it. */
export type Paste = {
  what: string;
  text: string;
  /** First name, last name, optional username, and guesses after a question mark. */
  rows: string[];
  /** Skipped lines and dropped text with their reasons. */
  left: string[];
};

export const expectPaste = ({ text, rows, left }: Paste) => {
  const { people, skipped } = parseList(text);
  const names = people.map(({ firstName, lastName, username, guesses, changes }) =>
    [
      firstName,
      lastName,
      ...(username ? [username] : []),
      ...guesses.map((guess) => `?${guess}`),
      ...(changes.includes('invisible') ? ['fixed'] : []),
    ].join(' | '),
  );
  const dropped = people.flatMap((person) =>
    person.dropped.map((each) => `${each.reason}: ${each.text}`),
  );
  const excluded = [...skipped.map((line) => `${line.reason}: ${line.text}`), ...dropped];
  expect({ rows: names, left: excluded }).toEqual({ rows, left });
};
