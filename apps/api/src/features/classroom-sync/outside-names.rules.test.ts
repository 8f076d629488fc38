import { expect, it } from 'vitest';
import { cleanName, cleanRoster, cleanStudent } from './outside-names.rules.ts';

it.each([
  ['  Mary   Ann ', 'Mary Ann'],
  ['Ma\u0000ya\u200b', 'Ma ya'],
  ['Zoe\u0301', 'Zo\u00e9'],
  ['x'.repeat(90), 'x'.repeat(60)],
  ['🌻'.repeat(40), '🌻'.repeat(30)],
])('%j is called %j', (told, name) => {
  expect(cleanName(told)).toBe(name);
});

it.each([
  [
    { firstName: 'Björk', lastName: '' },
    { firstName: 'Björk', lastName: '' },
  ],
  [
    { firstName: ' ', lastName: 'Okafor' },
    { firstName: 'Okafor', lastName: '' },
  ],
  [
    { firstName: '', lastName: '' },
    { firstName: 'Student', lastName: '' },
  ],
])('%j becomes %j', (told, student) => {
  expect(cleanStudent({ id: '1', email: undefined, ...told })).toMatchObject(student);
});

it.each(['', 'a b', 'a\u0000', 'x'.repeat(65)])('knows nobody by the id %j', (id) => {
  expect(cleanRoster([{ id, firstName: 'Maya', lastName: 'Okafor', email: undefined }])).toEqual(
    [],
  );
});

it('has everybody once, with the address in small letters', () => {
  const maya = { id: '1', firstName: 'Maya', lastName: 'Okafor', email: ' Maya@Grove.School ' };
  expect(cleanRoster([maya, { ...maya, firstName: 'Mia' }])).toEqual([
    { id: '1', firstName: 'Mia', lastName: 'Okafor', email: 'maya@grove.school' },
  ]);
});
