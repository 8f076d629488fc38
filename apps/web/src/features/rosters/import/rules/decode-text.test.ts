import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'Zoë,Núñez\r\nAmara,Diallo';
const utf8 = [...new TextEncoder().encode(TEXT)];
const latin = [...TEXT].map((character) => character.codePointAt(0) ?? 0);
const wide = (big: boolean) => latin.flatMap((code) => (big ? [0, code] : [code, 0]));

const mac = latin.map((code) => ({ 235: 0x91, 250: 0x9c, 241: 0x96 })[code] ?? code);

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8]],
  ['UTF-16 LE with a byte order mark', [0xff, 0xfe, ...wide(false)]],
  ['UTF-16 BE with a byte order mark', [0xfe, 0xff, ...wide(true)]],
  ['UTF-16 LE without', wide(false)],
  ['UTF-16 BE without', wide(true)],
  ['Windows-1252', latin],
  ['Mac Roman', mac],
])('decodes %s', (_encoding, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(TEXT);
});

it('decodes characters that exist only in Windows-1252', () => {
  expect(decodeText(new Uint8Array([0x93, 0x41, 0x94, 0x80]))).toBe('“A”€');
});

it('returns an empty string for an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});

it.each([
  ['Windows-1251', [0xc8, 0xe2, 0xe0, 0xed, 0x2c, 0x31]],
  ['Shift JIS', [0x8d, 0xb2, 0x93, 0xa1, 0x89, 0xd4, 0x8e, 0x71]],
  ['GBK', [0xd5, 0xc5, 0xc3, 0xf4, 0x0a, 0xc0, 0xee, 0xc4, 0xc8]],
])('returns undefined for %s', (_encoding, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBeUndefined();
});
