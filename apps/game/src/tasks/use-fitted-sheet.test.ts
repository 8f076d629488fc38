import { expect, test } from 'vitest';
import { fitSheet } from './use-fitted-sheet.ts';

/** A sheet with room for so much, and content that needs less with every step. */
const sheetNeeding = (heights: Readonly<Record<string, number>>, room: number) => {
  const sheet = document.createElement('section');
  Object.defineProperty(sheet, 'clientHeight', { get: () => room });
  Object.defineProperty(sheet, 'scrollHeight', { get: () => heights[sheet.dataset.tight ?? ''] });
  return sheet;
};
const HEIGHTS = { '': 500, '1': 460, '1 2': 430, '1 2 3': 410 };

test('a sheet with room keeps the sizes of the design', () => {
  const sheet = sheetNeeding(HEIGHTS, 500);
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('');
});

test('a sheet moves together only as far as it has to', () => {
  const sheet = sheetNeeding(HEIGHTS, 440);
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('1 2');
});

test('a sheet with too much for its room is as close together as can be', () => {
  const sheet = sheetNeeding(HEIGHTS, 300);
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('1 2 3');
});

test('a sheet that has room again takes it', () => {
  const sheet = sheetNeeding(HEIGHTS, 500);
  sheet.dataset.tight = '1 2 3';
  fitSheet(sheet);
  expect(sheet.dataset.tight).toBe('');
});
