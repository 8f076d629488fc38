import { describe, expect, it } from 'vitest';
import { readEntry, withUsername } from './read-entries.ts';

const read = (cells: string[], columns: Parameters<typeof readEntry>[1]) => {
  const entry = readEntry(cells, columns);
  return entry && [entry.firstName, entry.lastName, entry.username, entry.fixes];
};

describe('a row', () => {
  it.each([
    [
      'two columns',
      [' Amara ', 'Diallo'],
      { firstName: 0, lastName: 1 },
      ['Amara', 'Diallo', '', []],
    ],
    ['a whole name', ['Diallo, Amara'], { fullName: 0 }, ['Amara', 'Diallo', '', []]],
    ['a guess', ['Ana Maria Lopez'], { fullName: 0 }, ['Ana Maria', 'Lopez', '', ['guessed']]],
    [
      'something invisible',
      ['Ama\u200Bra', 'Diallo'],
      { firstName: 0, lastName: 1 },
      ['Amara', 'Diallo', '', ['invisible']],
    ],
    [
      'a username',
      ['Amara', 'Diallo', 'Amara@School.org'],
      { firstName: 0, lastName: 1, username: 2 },
      ['Amara', 'Diallo', 'Amara@School.org', []],
    ],
    [
      'the whole name in the first column',
      ['Amara Diallo', ''],
      { firstName: 0, lastName: 1 },
      ['Amara', 'Diallo', '', ['guessed']],
    ],
    ['no last name', ['Amara', ''], { firstName: 0, lastName: 1 }, ['Amara', '', '', []]],
    [
      'no name at all',
      ['', '\u200B', 'x1y2z3w4'],
      { firstName: 0, lastName: 1, username: 2 },
      undefined,
    ],
    ['missing cells', [], { firstName: 3, lastName: 4 }, undefined],
  ])('%s', (_what, cells, columns, expected) => {
    expect(read(cells, columns)).toEqual(expected);
  });
});

describe('its username', () => {
  const amara = { firstName: 'Amara', lastName: 'Diallo', fixes: [] };
  it.each([
    ['given', 'Amara.D', 'amara.d', []],
    ['missing: one is made', '', 'fresh123', []],
    ['taken: another is made', 'Taken1234', 'fresh123', ['username']],
    ['odd: another is made', 'Amara Diallo!', 'fresh123', ['username']],
  ])('%s', (_what, username, expected, fixes) => {
    const taken = new Set(['taken1234']);
    expect(withUsername({ ...amara, username }, taken, () => 'fresh123')).toEqual({
      ...amara,
      username: expected,
      fixes,
    });
    expect(taken).toEqual(new Set(['taken1234', expected]));
  });
});
