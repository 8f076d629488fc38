import { expect, it } from 'vitest';
import { cleanCell, isFormula } from './clean-cell.ts';

it.each([
  ['Amara', 'Amara', false],
  ['  Amara \u00a0 Lou ', 'Amara Lou', false],
  ['Jose\u0301', 'José', false],
  ['Amara\nDiallo', 'Amara Diallo', false],
  ['Ama\u200Bra', 'Amara', true],
  ['\u202EAmara\u202C', 'Amara', true],
  ['Am\u0000ara\u0007', 'Amara', true],
  ['\uFEFFAmara', 'Amara', true],
  ['So\u00ADfia', 'Sofia', true],
  ['A\uD800mara', 'Amara', true],
  ['Zoë 张伟 Ólafur', 'Zoë 张伟 Ólafur', false],
  ['\u200B', '', true],
])('cleans %j to %j (fixed: %s)', (cell, text, isFixed) => {
  expect(cleanCell(cell)).toEqual({ text, isFixed });
});

it.each([
  ['=HYPERLINK("http://x")', true],
  ['+cmd', true],
  ['-2+3', true],
  ['@SUM(A1)', true],
  ['  =1', true],
  ['＝1', true],
  ['Amara', false],
  ['Smith-Jones', false],
  ["O'Neil", false],
  ['', false],
])('detects in %j a formula: %s', (text, expected) => {
  expect(isFormula(text)).toBe(expected);
});
