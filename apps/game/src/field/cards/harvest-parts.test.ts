import type { Harvest } from '@wonderfield/contract/play/game-calls';
import { describe, expect, it } from 'vitest';
import { harvestParts } from './harvest-parts.ts';

const harvest: Harvest = {
  rowId: 'a-row',
  subject: 'math',
  rows: 1,
  learned: [{ skillName: 'Adding past ten', before: 'leaf', after: 'bud' }],
  cameBack: 0,
  visitor: 'robin',
};
const textsOf = (...given: Parameters<typeof harvestParts>) =>
  harvestParts(...given).map(({ text }) => text);

describe('harvestParts', () => {
  it('reads the heading, the three bold lines and the buttons of the first harvest', () => {
    expect(textsOf(harvest, 'none')).toEqual([
      'Look what you grew',
      'Six wheat plants',
      'The mill has flour',
      'A robin moved in',
      'One more row',
      'Look around',
    ]);
  });

  it('reads what was learned and what came back in a later harvest', () => {
    const { visitor, ...later } = harvest;
    expect(textsOf({ ...later, rows: 3, cameBack: 1 }, 'over')).toEqual([
      'A whole row in bloom',
      'Six wheat plants for the Math Mill. They stay in your field.',
      'Adding past ten. It grew from leaf to bud.',
      'One came back and you got it the second time.',
      'See you tomorrow',
      'Back to the field',
    ]);
  });
});
