import { describe, expect, it } from 'vitest';
import { filterChatMessage } from './chat-filter.rules.ts';

const send = (texts: readonly string[]) =>
  texts.map((text, at) => {
    const before = texts.slice(0, at);
    return filterChatMessage(text, { before, justBefore: [], names: [] }).isAccepted;
  });

describe('revealsNumber', () => {
  it('rejects a phone number disguised as counted things', () => {
    expect(send(['nine sheep one goat seven cows five ducks five hens'])).toEqual([false]);
  });

  // @proves D-9-typed-words
  it('rejects the last message when counted things form a phone number within an hour', () => {
    const texts = ['i have nine sheep', 'and seven cows', 'two ducks', 'i need four more'];
    const more = ['six hens', 'five pigs', 'eight seeds', 'three rows', 'two trees', 'six bees'];
    expect(send([...texts, ...more]).slice(0, 9)).not.toContain(false);
    expect(send([...texts, ...more]).at(-1)).toBe(false);
  });

  it('rejects consecutive numbers after a word of arithmetic', () => {
    expect(send(['add nine one seven five'])).toEqual([false]);
  });

  it('rejects a phone number sent in pairs', () => {
    expect(send(['nine one', 'seven five', 'five two', 'eight six']).at(-1)).toBe(false);
  });

  it('rejects the same number three times in a row', () => {
    expect(send(['five five five'])).toEqual([false]);
  });

  it('rejects sums with too many numbers within an hour', () => {
    const sums = Array.from({ length: 9 }, () => 'what is four times six');
    expect(send(sums)).toEqual([...Array.from({ length: 8 }, () => true), false]);
  });

  it.each([
    'one two three go',
    'two four six eight',
    'seven times eight is hard',
    'two plus two plus two is six',
    'i like this one',
    'two dogs one cat and three fish',
  ])('accepts the sentence "%s"', (text) => {
    expect(send([text])).toEqual([true]);
  });
});
