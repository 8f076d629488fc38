import { expect, it } from 'vitest';
import { prepareText, toLines } from './prepare-text.ts';

it.each([
  ['a byte order mark', '\uFEFFAmara,Diallo', 'Amara,Diallo'],
  ['Windows line endings', 'Amara\r\nBen', 'Amara\nBen'],
  ['carriage returns and form feeds', 'Amara\rBen\fChloe', 'Amara\nBen\nChloe'],
  ['a long run of decoration', `Amara${'-'.repeat(90)}`, `Amara${'-'.repeat(40)}`],
])('prepares text with %s', (_what, text, prepared) => {
  expect(prepareText(text)).toBe(prepared);
});

it.each([
  [
    'keeps the numbers of lines after empty ones',
    'Amara\n\n \nBen',
    [
      [1, 'Amara'],
      [4, 'Ben'],
    ],
  ],
  [
    'joins the lines of a quoted cell',
    '"Amara\nLou",Diallo\nBen',
    [
      [1, '"Amara Lou",Diallo'],
      [3, 'Ben'],
    ],
  ],
  [
    'keeps lines apart after a quote that is never closed',
    'Amara,"Diallo\nBen,Whitaker',
    [
      [1, 'Amara,"Diallo'],
      [2, 'Ben,Whitaker'],
    ],
  ],
  ['returns no lines for an empty text', '', []],
])('%s', (_what, text, lines) => {
  expect(toLines(text).map((each) => [each.line, each.text])).toEqual(lines);
});
