import { createTranslator } from 'use-intl/core';
import { expect } from 'vitest';
import { rostersStrings } from '../../rosters.strings.en.ts';
import { parseList } from '../parse/parse-list.ts';
import { describeParseResult } from '../rules/describe-parse-result.ts';

const say = createTranslator({
  locale: 'en',
  messages: { rosters: rostersStrings },
  namespace: 'rosters.import.read',
});

/** A realistic pasted list and what the import reads from it. */
export type Paste = {
  what: string;
  text: string;
  /** First name, last name, optional username, and guesses after a question mark. */
  rows: string[];
  left: string[];
  said: string;
};

export const expectPaste = ({ text, rows, left, said }: Paste) => {
  const reading = parseList(text);
  const people = reading.people.map(({ firstName, lastName, username, guesses, isFixed }) =>
    [
      firstName,
      lastName,
      ...(username ? [username] : []),
      ...guesses.map((guess) => `?${guess}`),
      ...(isFixed ? ['fixed'] : []),
    ].join(' | '),
  );
  const excluded = reading.excluded.map(
    ({ kind, heading, texts }) =>
      `${[kind, heading].filter(Boolean).join(' ')}: ${texts.join(' + ')}`,
  );
  expect({ rows: people, left: excluded, said: describeParseResult(reading, say) }).toEqual({
    rows,
    left,
    said,
  });
};
