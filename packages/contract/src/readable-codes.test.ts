import { expect, it } from 'vitest';
import { CODE_CHARACTERS, charactersOf } from './readable-codes.ts';

it('has 32 characters, none of which is mistaken for another', () => {
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
])('reads %j as %j', (typed, characters) => {
  expect(charactersOf(typed)).toBe(characters);
});

it('reads every sign as itself', () => {
  expect(charactersOf(CODE_CHARACTERS)).toBe(CODE_CHARACTERS);
  expect(charactersOf(CODE_CHARACTERS.toLowerCase())).toBe(CODE_CHARACTERS);
});
