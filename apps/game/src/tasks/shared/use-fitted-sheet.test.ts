import { expect, test } from 'vitest';
import { fitSheet } from './use-fitted-sheet.ts';

/** Creates a sheet with a given room, and content that shrinks with every step. */
const sheetNeeding = (heights: Readonly<Record<string, number>>, room: number) => {
  const sheet = document.createElement('section');
  Object.defineProperty(sheet, 'clientHeight', { get: () => room });
  Object.defineProperty(sheet, 'scrollHeight', { get: () => heights[sheet.dataset.tight ?? ''] });
  return sheet;
};
const HEIGHTS = { '': 500, '1': 460, '1 2': 430, '1 2 3': 410 };

test('keeps the sizes of the design if the sheet has room', () => {
  const sheet = sheetNeeding(HEIGHTS, 500);
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('');
});

test('tightens the sheet only as far as needed', () => {
  const sheet = sheetNeeding(HEIGHTS, 440);
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('1 2');
});

test('tightens the sheet completely if the content does not fit', () => {
  const sheet = sheetNeeding(HEIGHTS, 300);
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('1 2 3');
});

test('loosens a tight sheet that has room again', () => {
  const sheet = sheetNeeding(HEIGHTS, 500);
  sheet.dataset.tight = '1 2 3';
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('');
});
