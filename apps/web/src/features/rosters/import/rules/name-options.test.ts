import { expect, it } from 'vitest';
import { nameOptions } from './name-options.ts';

it.each([
  ['a sure name', 'Ava', 'Wilson', [], [], ['Ava | Wilson']],
  ['two first names', 'Alex', 'Reid', ['Sasha'], ['twoNames'], ['Alex | Reid', 'Sasha | Reid']],
  ['an unsure order', 'Nguyễn', 'An', [], ['order'], ['Nguyễn | An', 'An | Nguyễn']],
  [
    'an unsure split',
    'Ana Maria',
    'Lopez',
    [],
    ['split'],
    ['Ana Maria | Lopez', 'Ana | Maria Lopez'],
  ],
  ['one word', 'Cher', '', [], ['oneWord'], ['Cher | ']],
] as const)('offers names for %s', (_what, firstName, lastName, choices, guesses, expected) => {
  const options = nameOptions({ firstName, lastName, choices, guesses });
  expect(options.map((names) => `${names.firstName} | ${names.lastName}`)).toEqual(expected);
});
