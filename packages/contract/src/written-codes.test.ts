import { expect, it } from 'vitest';
import { CODE_SIGNS, signsOf } from './written-codes.ts';

it('has 32 signs, none of which is mistaken for another', () => {
  expect(new Set(CODE_SIGNS).size).toBe(32);
  expect(CODE_SIGNS).not.toMatch(/[ILOUa-z]/);
});

it.each([
  ['K3M-92Q', 'K3M92Q'],
  [' k3m 92q ', 'K3M92Q'],
  ['k-3-m-9-2-q', 'K3M92Q'],
  ['K3M\t92Q', 'K3M92Q'],
  ['KOM-il2', 'K0M112'],
  ['', ''],
  ['%_', '%_'],
])('reads %j as %j', (typed, signs) => {
  expect(signsOf(typed)).toBe(signs);
});

it('reads every sign as itself', () => {
  expect(signsOf(CODE_SIGNS)).toBe(CODE_SIGNS);
  expect(signsOf(CODE_SIGNS.toLowerCase())).toBe(CODE_SIGNS);
});
