import { describe, expect, it } from 'vitest';
import { spreadsheet, zip } from '../../../../../testing/spreadsheet.ts';
import { fileKind, isSafeToUnpack } from './file-kind.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  ['a spreadsheet', spreadsheet([['Amara']]), 'spreadsheet'],
  ['an old Excel file', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'unreadable'],
  ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'unreadable'],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47), 'unreadable'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'unreadable'],
  ['UTF-16', bytes(0xff, 0xfe, 0x41, 0), 'text'],
  ['CSV', new TextEncoder().encode('Amara,Diallo'), 'text'],
  ['nothing', bytes(), 'text'],
])('detects %s by its first bytes', (_what, file, kind) => {
  expect(fileKind(file)).toBe(kind);
});

describe('isSafeToUnpack', () => {
  const part = (name: string) => ({ name, content: 'x' });
  it.each([
    ['is safe for a class list', spreadsheet([['Amara', 'Diallo']]), true],
    ['is safe just below the size limit', zip([part('a')], 524_287), true],
    ['is not safe at the size limit', zip([part('a')], 524_288), false],
    ['is not safe for a zip bomb', zip([part('a')], 0xfffffffe), false],
    [
      'is not safe for many parts with a large total size',
      zip(
        Array.from({ length: 20 }, (_, index) => part(`part-${index}`)),
        500_000,
      ),
      false,
    ],
    ['is not safe without a directory', spreadsheet([['Amara']]).slice(0, 100), false],
    [
      'is not safe with a broken directory',
      spreadsheet([['A']]).map((b, i) => (i > 900 && i < 1100 ? 0 : b)),
      false,
    ],
  ])('checks that unpacking %s', (_what, file, isSafe) => {
    expect(isSafeToUnpack(file)).toBe(isSafe);
  });
});
