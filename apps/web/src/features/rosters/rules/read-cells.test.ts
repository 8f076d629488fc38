import { expect, it } from 'vitest';
import { findDelimiter, readCells } from './read-cells.ts';

it.each([
  ['a range of a spreadsheet', 'Amara\tDiallo\nBen\tWhitaker', '\t'],
  ['tabs beside commas', 'Diallo, Amara\tx\nWhitaker, Ben\ty', '\t'],
  ['CSV', 'Amara,Diallo\nBen,Whitaker', ','],
  ['CSV of one row', 'Amara,Diallo', ','],
  ['CSV with spaces and a header', 'First name, Last name\nAmara, Diallo', ','],
  ['CSV with more columns', 'Amara, Diallo, x\nBen, Whitaker, y', ','],
  ['a semicolon CSV', 'Amara;Diallo\nBen;Whitaker', ';'],
  ['commas in quotes only', '"Diallo, Amara"\n"Whitaker, Ben"', undefined],
  ['plain names', 'Amara Diallo\nBen Whitaker', undefined],
  ['"Last, First"', 'Diallo, Amara\nWhitaker, Ben', undefined],
  ['one "Last, First" among plain names', 'Amara Diallo\nBen Whitaker\nNguyen, Chloe', undefined],
  ['nothing', '', undefined],
])('%s', (_what, text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter);
});

it.each([
  [
    'drops empty lines',
    'Amara,Diallo\r\n\r\n , \r\nBen,Whitaker\r\n',
    [
      ['Amara', 'Diallo'],
      ['Ben', 'Whitaker'],
    ],
  ],
  [
    'reads quotes',
    '"Diallo, Amara","say ""hi"""\nx,y',
    [
      ['Diallo, Amara', 'say "hi"'],
      ['x', 'y'],
    ],
  ],
  ['reads a quoted line break', '"Amara\nLou",Diallo', [['Amara\nLou', 'Diallo']]],
  [
    'takes a lone quote as it is',
    'Amara,"Diallo\nBen,Whitaker',
    [
      ['Amara', '"Diallo'],
      ['Ben', 'Whitaker'],
    ],
  ],
  ['drops the byte order mark', '\uFEFFAmara,Diallo', [['Amara', 'Diallo']]],
  ['believes Excel about the separator', 'sep=;\r\nDiallo, A;x', [['Diallo, A', 'x']]],
  ['keeps plain names whole', 'Amara Diallo\nNguyen, Chloe', [['Amara Diallo'], ['Nguyen, Chloe']]],
  ['reads old line ends', 'Amara Diallo\rBen Whitaker', [['Amara Diallo'], ['Ben Whitaker']]],
  ['reads nothing from nothing', '', []],
])('%s', (_what, text, cells) => {
  expect(readCells(text, 100)).toEqual(cells);
});

it('stops after so many rows', () => {
  const text = Array.from({ length: 5000 }, (_, row) => `Ana${row},Lopez`).join('\n');
  expect(readCells(text, 2001)).toHaveLength(2001);
});

it('looks at fifty columns', () => {
  expect(readCells(`${'x,'.repeat(500)}x`, 10)[0]).toHaveLength(50);
});
