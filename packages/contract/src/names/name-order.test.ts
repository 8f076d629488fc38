import { expect, it } from 'vitest';
import { compareByFirstName, compareNames } from './name-order.ts';

// @proves C-name-order
it('sorts names by the rules of the language', () => {
  const names = ['Zimmer', 'Öztürk', 'azikiwe', 'Álvarez', 'Abbott', 'Room 10', 'Room 2'];
  expect(names.toSorted(compareNames)).toEqual([
    'Abbott',
    'Álvarez',
    'azikiwe',
    'Öztürk',
    'Room 2',
    'Room 10',
    'Zimmer',
  ]);
});

it('sorts people by first name, then by last name', () => {
  const people = [
    { firstName: 'Zoë', lastName: 'Adams' },
    { firstName: 'Ángel', lastName: 'Brooks' },
    { firstName: 'Ángel', lastName: 'Álvarez' },
    { firstName: 'Amara', lastName: 'Diallo' },
  ];
  expect(people.toSorted(compareByFirstName).map(({ lastName }) => lastName)).toEqual([
    'Diallo',
    'Álvarez',
    'Brooks',
    'Adams',
  ]);
});
