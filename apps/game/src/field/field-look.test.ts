import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import { describe, expect, it } from 'vitest';
import { fieldLook } from './field-look.ts';

const place = (more: Partial<Place>): Place => ({
  subject: 'math',
  isOpen: true,
  rows: 0,
  stage: 'seed',
  isThirsty: false,
  hasOpenRow: false,
  ...more,
});

describe('fieldLook', () => {
  it('shows only seeds and two flowers at the start', () => {
    const look = fieldLook({ places: PLACE_ORDER.map((subject) => place({ subject })) });
    expect(look.places).toHaveLength(8);
    expect(look.places.every(({ bed }) => bed.every((stage) => stage === 'seed'))).toBe(true);
    expect(look).toMatchObject({ flowers: 2, trees: 0 });
  });

  it('fills a bed row by row, then shows the grown place with visitors', () => {
    const look = fieldLook({
      places: [
        place({ rows: 2, stage: 'leaf' }),
        place({ subject: 'art', rows: 18, stage: 'bud', isOpen: false }),
      ],
    });
    expect(look.places).toEqual([
      {
        subject: 'math',
        bed: ['leaf', 'leaf', 'seed', 'seed', 'seed', 'seed'],
        isGrown: false,
        isOpen: true,
        visitors: [],
      },
      {
        subject: 'art',
        bed: ['bud', 'bud', 'bud', 'bud', 'bud', 'bud'],
        isGrown: true,
        isOpen: false,
        visitors: ['snail', 'bee', 'butterflies'],
      },
    ]);
    expect(look).toMatchObject({ flowers: 8, trees: 2 });
  });
});
