import { expect, it } from 'vitest';
import { freshUsername } from './fresh-username.ts';
import { messagesByRow } from './server-messages.ts';

it.each([
  [{ 'students.2.username': 'Taken' }, [[2, { username: 'Taken' }]]],
  [
    { 'students.0.firstName': 'A', 'students.0.lastName': 'B' },
    [[0, { firstName: 'A', lastName: 'B' }]],
  ],
  [{ students: 'Max', classroomId: 'x', 'students.1.password': 'y' }, []],
  [{}, []],
])('maps the server errors %j to rows', (errors, rows) => {
  expect([...messagesByRow(errors as Record<string, string>)]).toEqual(rows);
});

it('generates usernames until one is free', () => {
  const names = ['aaaa1111', 'bbbb2222', 'cccc3333'];
  expect(freshUsername(new Set(['aaaa1111', 'bbbb2222']), () => names.shift() ?? '')).toBe(
    'cccc3333',
  );
});
