import { expect, it } from 'vitest';
import { cleanRoster, cleanStudent } from './external-names.rules.ts';

it.each([
  [
    { firstName: 'Björk', lastName: '' },
    { firstName: 'Björk', lastName: '' },
  ],
  [
    { firstName: '', lastName: 'Okafor' },
    { firstName: 'Okafor', lastName: '' },
  ],
  [
    { firstName: '', lastName: '' },
    { firstName: 'Student', lastName: '' },
  ],
])('converts the external name %j to %j', (given, student) => {
  expect(cleanStudent({ id: '1', email: undefined, ...given })).toMatchObject(student);
});

it.each(['', 'a b', 'a\u0000', 'x'.repeat(65)])('drops a student with the invalid id %j', (id) => {
  expect(cleanRoster([{ id, firstName: 'Maya', lastName: 'Okafor', email: undefined }])).toEqual(
    [],
  );
});

it('lists each student once and converts emails to lower case', () => {
  const maya = { id: '1', firstName: 'Maya', lastName: 'Okafor', email: ' Maya@Grove.School ' };
  expect(cleanRoster([maya, { ...maya, firstName: 'Mia' }])).toEqual([
    { id: '1', firstName: 'Mia', lastName: 'Okafor', email: 'maya@grove.school' },
  ]);
});
