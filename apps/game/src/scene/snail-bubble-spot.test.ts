import { describe, expect, it } from 'vitest';
import { type Box, snailBubbleSpot } from './snail-bubble-spot.ts';

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SIZE = { width: 226, height: 39 };
const SMALL = { width: 136, height: 50 };
/** The sheet as tall as it may become. */
const SHEET: Box = { left: 453, top: 104, width: 856, height: 464 };
const PHONE_SHEET: Box = { left: 0, top: 339, width: 390, height: 505 };
const POSITIONS = [0, 1, 2, 3, 4, 5];

describe('the words of the snail on a laptop', () => {
  it('are where the design has them', () => {
    const spot = snailBubbleSpot({ view: LAPTOP, position: 4, size: SIZE, sheet: SHEET });
    expect(spot?.left).toBeCloseTo(1087, -0.5);
    expect(spot?.top).toBeCloseTo(588, -0.5);
    expect(spot?.tail).toBe(43);
  });

  it.each([
    LAPTOP,
    { width: 992, height: 768 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1080 },
  ])('stay in the window, below the sheet, at every plant in $width × $height', (view) => {
    for (const position of POSITIONS) {
      const spot = snailBubbleSpot({ view, position, size: SIZE, sheet: SHEET });
      expect(spot?.left).toBeGreaterThanOrEqual(12);
      expect(spot?.left).toBeLessThanOrEqual(view.width - SIZE.width - 12);
      expect(spot?.top).toBeGreaterThanOrEqual(SHEET.top + SHEET.height + 8);
    }
  });

  it('point at the snail, and never from a round corner', () => {
    const tails = POSITIONS.map(
      (position) => snailBubbleSpot({ view: LAPTOP, position, size: SIZE, sheet: SHEET })?.tail,
    );
    expect(tails).toEqual([43, 43, 43, 43, 43, SIZE.width - 27]);
  });

  it('come closer to the snail below a tall sheet', () => {
    const sheet = { ...SHEET, height: 490 };
    const spot = snailBubbleSpot({ view: LAPTOP, position: 4, size: SIZE, sheet });
    expect(spot?.top).toBe(602);
  });

  it('are left out where a taller sheet leaves no room, but not beside it', () => {
    const sheet = { ...SHEET, left: 480, height: 530 };
    expect(snailBubbleSpot({ view: LAPTOP, position: 4, size: SIZE, sheet })).toBeUndefined();
    expect(snailBubbleSpot({ view: LAPTOP, position: 0, size: SIZE, sheet })).toBeDefined();
  });
});

describe('the words of the snail on a phone', () => {
  it('are above the sheet and below the buttons, at every plant', () => {
    for (const position of POSITIONS) {
      const spot = snailBubbleSpot({ view: PHONE, position, size: SMALL, sheet: PHONE_SHEET });
      expect(spot?.left).toBeGreaterThanOrEqual(12);
      expect(spot?.left).toBeLessThanOrEqual(PHONE.width - SMALL.width - 12);
      expect(spot?.top).toBeGreaterThan(84);
      expect(spot?.top).toBeLessThan(PHONE_SHEET.top - SMALL.height);
    }
  });

  it('begin at the plant they are about, so that the grown ones before it stay in sight', () => {
    for (const position of [0, 1, 2, 3]) {
      const spot = snailBubbleSpot({ view: PHONE, position, size: SMALL, sheet: PHONE_SHEET });
      expect(spot?.tail).toBe(43);
    }
  });

  it('are left out where the sheet covers the snail', () => {
    const sheet = { ...PHONE_SHEET, top: 190, height: 654 };
    expect(snailBubbleSpot({ view: PHONE, position: 1, size: SMALL, sheet })).toBeUndefined();
  });

  it('are left out where letters are so large that they do not fit', () => {
    const size = { width: 380, height: 72 };
    expect(snailBubbleSpot({ view: PHONE, position: 1, size, sheet: PHONE_SHEET })).toBeUndefined();
  });
});
