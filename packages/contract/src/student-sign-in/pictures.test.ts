import { describe, expect, it } from 'vitest';
import { BOARDS, boardOf } from './pictures.ts';

describe('boardOf', () => {
  it('returns the same number for a username in any spelling', () => {
    expect(boardOf(' Otter42 ')).toBe(boardOf('otter42'));
  });

  it('returns numbers from 0 to 996 that differ between most usernames', () => {
    const boards = Array.from({ length: 500 }, (_, index) => boardOf(`otter${index}`));
    expect(boards.every((board) => Number.isInteger(board) && board >= 0 && board < BOARDS)).toBe(
      true,
    );
    expect(new Set(boards).size).toBeGreaterThan(300);
  });

  it('keeps the board of a username stable', () => {
    // A fixed value, because a change would move every student's pictures.
    expect(boardOf('otter42')).toBe(331);
  });
});
