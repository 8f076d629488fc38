import { expect, it } from 'vitest';
import { CODE_CHARACTERS, charactersOf } from './readable-codes.ts';

it('uses 32 characters that cannot be confused', () => {
  expect(new Set(CODE_CHARACTERS).size).toBe(32);
  expect(CODE_CHARACTERS).not.toMatch(/[ILOUa-z]/);
});

it.each([
  ['K3M-92Q', 'K3M92Q'],
  [' k3m 92q ', 'K3M92Q'],
  ['k-3-m-9-2-q', 'K3M92Q'],
  ['K3M\t92Q', 'K3M92Q'],
  ['KOM-il2', 'K0M112'],
  ['', ''],
  ['%_', '%_'],
])('normalizes the typed code %j to %j', (typed, characters) => {
  expect(charactersOf(typed)).toBe(characters);
});

it('keeps every valid character in upper and lower case', () => {
  expect(charactersOf(CODE_CHARACTERS)).toBe(CODE_CHARACTERS);
  expect(charactersOf(CODE_CHARACTERS.toLowerCase())).toBe(CODE_CHARACTERS);
});
