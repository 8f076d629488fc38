import { describe, expect, it } from 'vitest';
import { BOARDS, boardOf } from './pictures.ts';

describe('boardOf', () => {
  it('returns the same number for a username in any spelling', () => {
    expect(boardOf(' Otter42 ')).toBe(boardOf('otter42'));
  });

  it('returns each of the eight boards, and each for many usernames', () => {
    const boards = Array.from({ length: 500 }, (_, index) => boardOf(`otter${index}`));
    expect(boards.every((board) => Number.isInteger(board) && board >= 0 && board < BOARDS)).toBe(
      true,
    );
    const counts = [...Map.groupBy(boards, (board) => board).values()].map(({ length }) => length);
    expect(counts).toHaveLength(BOARDS);
    // Several students of a class have the same board, so it does not tell who they are.
    expect(Math.min(...counts)).toBeGreaterThan(30);
  });

  it('keeps the board of a username stable', () => {
    // A fixed value, because a change would move every student's pictures.
    expect(boardOf('otter42')).toBe(7);
  });
});
