import { describe, expect, it } from 'vitest';
import { rowMapIn, snailStand } from './row-map.ts';

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

describe('snailStand', () => {
  it('places the snail behind its plant', () => {
    const { plants } = rowMapIn(LAPTOP);
    const spots = plants.map((_, position) => snailStand(rowMapIn(LAPTOP), position)?.x);
    expect(spots).toEqual(plants.map(({ x }) => x + 90));
  });

  it('places the snail before the last plant on a phone, where the row ends', () => {
    const { plants } = rowMapIn(PHONE);
    const asides = plants.map(({ x }, position) =>
      Math.round((snailStand(rowMapIn(PHONE), position)?.x ?? 0) - x),
    );
    expect(asides).toEqual([26, 26, 26, 26, 26, -26]);
  });

  it('returns undefined without a plant', () => {
    expect(snailStand(rowMapIn(LAPTOP), 6)).toBeUndefined();
  });
});
