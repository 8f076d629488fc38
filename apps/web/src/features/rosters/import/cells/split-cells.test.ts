import { expect, it } from 'vitest';
import { cellsBy, delimiterIn } from './split-cells.ts';

it.each([
  ['"Diallo, Amara","say ""hi"""', ',', ['Diallo, Amara', 'say "hi"']],
  ['Amara,"Diallo', ',', ['Amara', '"Diallo']],
  ['Emma Johnson (new, IEP), 3B', ',', ['Emma Johnson (new, IEP)', '3B']],
  ['Emma Johnson, March 14, 2016', ',', ['Emma Johnson', 'March 14, 2016']],
  ['1   Johnson, Emma    3B', 'gaps', ['1', 'Johnson, Emma', '3B']],
  ['Emma Johnson ........ 3B', 'gaps', ['Emma Johnson', '3B']],
  ['Emma\t\tJohnson', '\t', ['Emma', '', 'Johnson']],
] as const)('splits %j by %j', (line, delimiter, cells) => {
  expect(cellsBy(line, delimiter)).toEqual(cells);
});

it.each([
  ['Emma\tJohnson, Jr.', '\t'],
  ['Wilson, Ava; Stone, Ben', ';'],
  ['Johnson,   Emma', ','],
  ['Emma Johnson,', undefined],
  ['Emma Johnson', undefined],
])('finds in %j the delimiter %j', (line, delimiter) => {
  expect(delimiterIn(line)).toBe(delimiter);
});
