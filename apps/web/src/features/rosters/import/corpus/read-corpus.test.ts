import { describe, expect, it } from 'vitest';
import { readCorpus } from './read-corpus.ts';

const REASONS = new Set(
  'date email note number class capitals lastFirst heading sameName'.split(' '),
);
const letters = (text: string) =>
  [...text.normalize('NFC').toLowerCase()].filter((letter) => /\p{L}/u.test(letter)).sort();

/** Returns true if the line has all letters of the names that are expected from it. */
const hasLetters = (text: string, names: string) => {
  const left = letters(text);
  return letters(names).every((letter) => {
    const place = left.indexOf(letter);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};

describe('readCorpus', () => {
  it('returns 45 lists to tune the reader on and 15 that are held out', () => {
    expect([readCorpus('.').length, readCorpus('held-out').length]).toEqual([45, 15]);
  });

  it('returns names and reasons that fit their lines', () => {
    const lines = [...readCorpus('.'), ...readCorpus('held-out')].flatMap((list) => list.lines);
    const wrong = lines.filter(
      ({ text, people, reasons }) =>
        !people.every((each) => hasLetters(text, each.firstName + each.lastName)) ||
        !reasons.every((reason) => REASONS.has(reason)),
    );
    expect(wrong).toEqual([]);
  });

  it('counts pasted lines, also inside a quoted cell', () => {
    const list = readCorpus('.').find(({ title }) => title.startsWith('quoted CSV'));
    expect(list?.lines.map(({ line }) => line)).toEqual([1, 2, 3, 5]);
  });
});
