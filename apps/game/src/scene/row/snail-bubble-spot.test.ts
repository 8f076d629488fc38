import { describe, expect, it } from 'vitest';
import { type Box, snailBubbleSpot } from './snail-bubble-spot.ts';

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SIZE = { width: 226, height: 39 };
const SMALL = { width: 136, height: 50 };
/** The sheet at its maximum height. */
const SHEET: Box = { left: 453, top: 104, width: 856, height: 464 };
const PHONE_SHEET: Box = { left: 0, top: 339, width: 390, height: 505 };
const POSITIONS = [0, 1, 2, 3, 4, 5];

describe('snailBubbleSpot on a laptop', () => {
  it('places the bubble as in the design', () => {
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
  ])(
    'keeps the bubble in the window and below the sheet at every plant in $width × $height',
    (view) => {
      for (const position of POSITIONS) {
        const spot = snailBubbleSpot({ view, position, size: SIZE, sheet: SHEET });
        expect(spot?.left).toBeGreaterThanOrEqual(12);
        expect(spot?.left).toBeLessThanOrEqual(view.width - SIZE.width - 12);
        expect(spot?.top).toBeGreaterThanOrEqual(SHEET.top + SHEET.height + 8);
      }
    },
  );

  it('points the tail at the snail and never from a round corner', () => {
    const tails = POSITIONS.map(
      (position) => snailBubbleSpot({ view: LAPTOP, position, size: SIZE, sheet: SHEET })?.tail,
    );
    expect(tails).toEqual([43, 43, 43, 43, 43, SIZE.width - 27]);
  });

  it('moves the bubble closer to the snail below a tall sheet', () => {
    const sheet = { ...SHEET, height: 490 };
    const spot = snailBubbleSpot({ view: LAPTOP, position: 4, size: SIZE, sheet });
    expect(spot?.top).toBe(602);
  });

  it('omits the bubble if a taller sheet leaves no room, but not next to it', () => {
    const sheet = { ...SHEET, left: 480, height: 530 };
    expect(snailBubbleSpot({ view: LAPTOP, position: 4, size: SIZE, sheet })).toBeUndefined();
    expect(snailBubbleSpot({ view: LAPTOP, position: 0, size: SIZE, sheet })).toBeDefined();
  });
});

describe('snailBubbleSpot on a phone', () => {
  it('places the bubble above the sheet and below the buttons at every plant', () => {
    for (const position of POSITIONS) {
      const spot = snailBubbleSpot({ view: PHONE, position, size: SMALL, sheet: PHONE_SHEET });
      expect(spot?.left).toBeGreaterThanOrEqual(12);
      expect(spot?.left).toBeLessThanOrEqual(PHONE.width - SMALL.width - 12);
      expect(spot?.top).toBeGreaterThan(84);
      expect(spot?.top).toBeLessThan(PHONE_SHEET.top - SMALL.height);
    }
  });

  it('starts the bubble at its plant, so that earlier plants stay visible', () => {
    for (const position of [0, 1, 2, 3]) {
      const spot = snailBubbleSpot({ view: PHONE, position, size: SMALL, sheet: PHONE_SHEET });
      expect(spot?.tail).toBe(43);
    }
  });

  it('omits the bubble if the sheet covers the snail', () => {
    const sheet = { ...PHONE_SHEET, top: 190, height: 654 };
    expect(snailBubbleSpot({ view: PHONE, position: 1, size: SMALL, sheet })).toBeUndefined();
  });

  it('omits the bubble if large text does not fit', () => {
    const size = { width: 380, height: 72 };
    expect(snailBubbleSpot({ view: PHONE, position: 1, size, sheet: PHONE_SHEET })).toBeUndefined();
  });
});
