import { expect, it } from 'vitest';
import { looksLikeList } from './looks-like-list.ts';

it.each([
  ['Amara\tDiallo', true],
  ['Amara Diallo\nBen Whitaker', true],
  ['Emma Johnson, Liam Smith', true],
  ['Emma, Liam, Olivia', true],
  ['Wilson, Ava; Stone, Ben', true],
  ['Ava Wilson <ava@x.org>', true],
  ['Emma Johnson / Liam Smith', true],
  ['王伟、李娜', true],
  ['Amara\n', false],
  ['Diallo, Amara', false],
  ['Ana Maria de la Cruz', false],
  ['', false],
])('detects in %j a list: %s', (text, expected) => {
  expect(looksLikeList(text)).toBe(expected);
});
