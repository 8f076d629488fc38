import type { Row } from '@wonderfield/contract/play/game-calls';
import { describe, expect, it } from 'vitest';
import { afterAnswer, grownIn, mergeRows, nextPosition } from './row-state.ts';

const newRow = (): Row => ({
  rowId: 'row',
  subject: 'math',
  tasks: Array.from({ length: 6 }, (_, index) => ({
    skillId: 'adding-past-ten',
    skillName: 'Adding past ten',
    grade: 1,
    level: 2,
    version: 1,
    seed: index + 1,
    tries: 0,
    isGrown: false,
  })),
});
const play = (row: Row, results: string) =>
  [...results].reduce((now, result) => {
    const position = nextPosition(now);
    if (position === undefined) throw new Error('the row is grown');
    return afterAnswer(now, position, result === '1');
  }, row);

describe('row state', () => {
  it('asks the six questions in order', () => {
    expect([0, 1, 2, 3].map((given) => nextPosition(play(newRow(), '1'.repeat(given))))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('repeats missed questions after the others, in turn', () => {
    const row = play(newRow(), '101011');
    expect(nextPosition(row)).toBe(1);
    expect(nextPosition(play(row, '0'))).toBe(3);
    expect(nextPosition(play(row, '00'))).toBe(1);
  });

  it('completes a row after any number of attempts', () => {
    const row = play(newRow(), '000000000000111111');
    expect(nextPosition(row)).toBeUndefined();
    expect(grownIn(row)).toBe(6);
  });

  it('prefers the server’s result when another tab sent the same attempt first', () => {
    const own = afterAnswer(newRow(), 0, true);
    const row = mergeRows(own, afterAnswer(newRow(), 0, false));
    expect(row.tasks[0]).toMatchObject({ tries: 1, isGrown: false });
  });

  it('merges the answers of another tab with its own', () => {
    const other = play(newRow(), '11');
    const own = afterAnswer(newRow(), 0, false);
    const row = mergeRows(afterAnswer(own, 0, false), other);
    expect(row.tasks[0]).toMatchObject({ tries: 2, isGrown: false });
    expect(row.tasks[1]).toMatchObject({ tries: 1, isGrown: true });
  });
});
