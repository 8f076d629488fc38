import type { Subject } from '@wonderfield/contract/options';
import type { Place, Row } from '@wonderfield/contract/play/game-calls';
import { expect, it } from 'vitest';
import { afterReport, afterTopUp, placesWith, rowAt, rowsLeft, withRow } from './offline-rows.ts';
import { afterAnswer } from './row-state.ts';

const row = (rowId: string, results = '', subject: Subject = 'math'): Row => ({
  rowId,
  subject,
  tasks: Array.from({ length: 6 }, (_, index) => ({
    skillId: 'adding',
    skillName: `Adding in ${rowId}`,
    grade: 1,
    level: 2,
    version: 1,
    seed: index,
    tries: results[index] === undefined ? 0 : 1,
    isGrown: results[index] === '1',
  })),
});
const DONE = '111111';
const place = (subject: Subject, isOpen = true): Place => ({
  subject,
  isOpen,
  rows: 0,
  stage: 'seed',
  isThirsty: false,
  hasOpenRow: false,
  next: isOpen ? 'Counting' : undefined,
});
const idsOf = (rows: readonly Row[]) => rows.map(({ rowId }) => rowId);

it('plays a started row first, then the last one dealt', () => {
  expect(rowAt([row('1'), row('2'), row('3')], 'math')?.rowId).toBe('3');
  expect(rowAt([row('1', '01'), row('2')], 'math')?.rowId).toBe('1');
  expect(rowAt([row('1', DONE), row('2', '', 'art')], 'math')).toBeUndefined();
});

it('counts the remaining rows at open places', () => {
  const rows = [row('1'), row('2', DONE), row('3', '', 'art'), row('4', '1')];
  expect(rowsLeft(rows, [place('math'), place('art', false)])).toBe(2);
});

it('shows the places with the rows of this device', () => {
  const rows = [row('1', '1'), row('2', '', 'music')];
  const [math, music, art] = placesWith([place('math'), place('music'), place('art', false)], rows);
  expect(math).toMatchObject({ hasOpenRow: true, next: 'Adding in 1' });
  expect(music).toMatchObject({ hasOpenRow: false, next: 'Adding in 2' });
  expect(art?.next).toBeUndefined();
});

it('merges a row with the answers of another tab', () => {
  const answered = (position: number) => afterAnswer(row('2'), position, true);
  const [kept, ...others] = withRow(answered(0))([row('1'), answered(1), row('3')]);
  expect(kept?.rowId).toBe('2');
  expect(kept?.tasks.map(({ tries: attempts }) => attempts)).toEqual([1, 1, 0, 0, 0, 0]);
  expect(idsOf(others)).toEqual(['1', '3']);
  expect(idsOf(withRow(row('4'))(others))).toEqual(['4', '1', '3']);
});

it('keeps valid and answered rows after a refill', () => {
  const own = [row('1', '11'), row('2'), row('3', '0'), row('4')];
  const fromServer = [row('1', '1'), row('5')];
  const after = afterTopUp(own, fromServer, (rowId) => rowId === '3');
  expect(idsOf(after)).toEqual(['1', '5', '3']);
  expect(after[0]?.tasks.map(({ tries: attempts }) => attempts)).toEqual([1, 1, 0, 0, 0, 0]);
});

it('removes a row only after the server knows that it is done', () => {
  const own = [row('1', DONE), row('2', DONE), row('3')];
  expect(idsOf(afterReport(own, [row('1', DONE)]))).toEqual(['2', '3']);
});

it('continues a row in which another tab missed a question', () => {
  const [after] = afterReport([row('1', DONE)], [row('1', '011111')]);
  expect(after?.tasks[0]).toMatchObject({ tries: 1, isGrown: false });
});
