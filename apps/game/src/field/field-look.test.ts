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

  it('shows what each row left, and the visitors', () => {
    const look = fieldLook({
      places: [
        place({ rows: 1, stage: 'sprout' }),
        place({ subject: 'art', rows: 18, stage: 'bud', isOpen: false }),
      ],
    });
    const bed = Array(6).fill('bloom');
    expect(look.places).toMatchObject([
      { bed, stage: 'sprout', dress: { hasGain: true, isGrown: false }, visitors: ['robin'] },
      { bed, plantSize: 1, dress: { hasGain: true, isGrown: true }, isOpen: false },
    ]);
    expect(look.places[1]?.visitors).toEqual(['snail', 'bee', 'butterflies', 'ducks']);
    expect(look).toMatchObject({ flowers: 8, trees: 1 });
  });
});
