import { expect, it } from 'vitest';
import { toSentence } from './to-sentence.ts';

it.each([
  ['3 + 4 = 7', '3 + 4 = 7.'],
  ['The sun is hot.', 'The sun is hot.'],
  ['Where is my cup?', 'Where is my cup?'],
  ['She said "Stop!"', 'She said "Stop!"'],
])('turns %s into %s', (text, sentence) => {
  expect(toSentence(text)).toBe(sentence);
});
