import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it.each([
  ['Amara Diallo', 'Amara', 'Diallo', false],
  ['Diallo, Amara', 'Amara', 'Diallo', false],
  ['Diallo,Amara', 'Amara', 'Diallo', false],
  ['de la Cruz, Ana Maria', 'Ana Maria', 'de la Cruz', false],
  ['Ana Maria Lopez', 'Ana Maria', 'Lopez', true],
  ['Ana Maria de la Cruz', 'Ana Maria', 'de la Cruz', true],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven', true],
  ['Van Morrison', 'Van', 'Morrison', false],
  ['Mary-Jane O’Neil', 'Mary-Jane', 'O’Neil', false],
  ['John Smith Jr.', 'John', 'Smith Jr.', false],
  ['John Smith, Jr.', 'John', 'Smith Jr.', false],
  ['Smith, John, Jr.', 'John Jr.', 'Smith', false],
  ['Henry Ford III', 'Henry', 'Ford III', false],
  ['1. Amara Diallo', 'Amara', 'Diallo', false],
  ['12) Ben Whitaker', 'Ben', 'Whitaker', false],
  ['• Chloe Nguyen', 'Chloe', 'Nguyen', false],
  ['Amara', 'Amara', '', false],
  ['Diallo,', '', 'Diallo', false],
  ['', '', '', false],
])('%j is %j %j (a guess: %s)', (full, firstName, lastName, isGuess) => {
  expect(splitName(full)).toEqual({ firstName, lastName, isGuess });
});
