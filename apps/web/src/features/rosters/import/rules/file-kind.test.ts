import { describe, expect, it } from 'vitest';
import { spreadsheet, zip } from '../../../../../testing/spreadsheet.ts';
import { checkUnpackedSize, fileKind } from './file-kind.ts';

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

describe('checkUnpackedSize', () => {
  const part = (name: string) => ({ name, content: 'x' });
  it.each([
    ['a class list', spreadsheet([['Amara', 'Diallo']]), 'safe'],
    ['a part just below the size limit', zip([part('a')], 524_287), 'safe'],
    ['a part at the size limit', zip([part('a')], 524_288), 'large'],
    ['a zip bomb', zip([part('a')], 0xfffffffe), 'large'],
    [
      'many parts with a large total size',
      zip(
        Array.from({ length: 20 }, (_, index) => part(`part-${index}`)),
        500_000,
      ),
      'large',
    ],
    ['a file without a directory', spreadsheet([['Amara']]).slice(0, 100), 'broken'],
    [
      'a file with a broken directory',
      spreadsheet([['A']]).map((b, i) => (i > 900 && i < 1100 ? 0 : b)),
      'broken',
    ],
  ])('checks the unpacked size of %s', (_what, file, size) => {
    expect(checkUnpackedSize(file)).toBe(size);
  });
});
