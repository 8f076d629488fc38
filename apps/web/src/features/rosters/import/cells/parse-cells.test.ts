import { expect, it } from 'vitest';
import { NO_DELIMITER, parseCells, prepareText } from './parse-cells.ts';

it.each([
  [
    'drops empty lines',
    'Amara,Diallo\n\n , \nBen,Whitaker\n',
    [
      ['Amara', 'Diallo'],
      ['Ben', 'Whitaker'],
    ],
  ],
  [
    'parses quoted cells',
    '"Diallo, Amara","say ""hi"""\nx,y',
    [
      ['Diallo, Amara', 'say "hi"'],
      ['x', 'y'],
    ],
  ],
  ['parses a quoted line break', '"Amara\nLou",Diallo', [['Amara\nLou', 'Diallo']]],
  [
    'keeps an unclosed quote as text',
    'Amara,"Diallo\nBen,Whitaker',
    [
      ['Amara', '"Diallo'],
      ['Ben', 'Whitaker'],
    ],
  ],
  ['returns no rows for an empty text', '', []],
])('%s', (_what, text, cells) => {
  expect(parseCells(text, ',', 100)).toEqual(cells);
});

it('keeps lines whole without a delimiter', () => {
  const lines = [['Amara Diallo'], ['Nguyen, Chloe']];
  expect(parseCells('Amara Diallo\nNguyen, Chloe', NO_DELIMITER, 100)).toEqual(lines);
});

it('stops at the maximum number of rows', () => {
  const text = Array.from({ length: 5000 }, (_, row) => `Ana${row},Lopez`).join('\n');
  expect(parseCells(text, ',', 2001)).toHaveLength(2001);
});

it.each([
  ['a byte order mark', '\uFEFFAmara,Diallo', 'Amara,Diallo', undefined],
  ['Windows line endings', 'Amara\r\nBen', 'Amara\nBen', undefined],
  ['carriage returns and form feeds', 'Amara\rBen\fChloe', 'Amara\nBen\nChloe', undefined],
  ['a separator line of Excel', 'sep=;\r\nDiallo, A;x', 'Diallo, A;x', ';'],
])('prepares text with %s', (_what, text, body, said) => {
  expect(prepareText(text)).toMatchObject({ body, said });
});
