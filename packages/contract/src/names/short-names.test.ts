import { describe, expect, it } from 'vitest';
import { shortLastNames } from './short-names.ts';

const students = (...names: [string, string][]) =>
  names.map(([firstName, lastName]) => ({ firstName, lastName }));

describe('shortLastNames', () => {
  it.each([
    [
      'one letter for different first names',
      [
        ['Ana', 'Silva'],
        ['Ben', 'Santos'],
      ],
      ['S.', 'S.'],
    ],
    [
      'more letters until names differ',
      [
        ['Ana', 'Silva'],
        ['ana', 'Santos'],
      ],
      ['Si.', 'Sa.'],
    ],
    [
      'a name that is the start of another',
      [
        ['Ana', 'Li'],
        ['Ana', 'Lin'],
      ],
      ['Li', 'Lin'],
    ],
    [
      'equal names',
      [
        ['Ana', 'Silva'],
        ['Ana', 'Silva'],
      ],
      ['Silva', 'Silva'],
    ],
    [
      'a missing last name',
      [
        ['Ana', ''],
        ['Ana', 'Silva'],
      ],
      ['', 'S.'],
    ],
    [
      'letters of two code units',
      [
        ['Ana', '𠮷田'],
        ['Ana', '𠮷川'],
      ],
      ['𠮷田', '𠮷川'],
    ],
  ] as [string, [string, string][], string[]][])('returns %s', (_what, names, expected) => {
    expect(shortLastNames(students(...names))).toEqual(expected);
  });
});
