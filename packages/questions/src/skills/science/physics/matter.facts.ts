import type { Kind } from '../../../kit/sort-by-kind.ts';
import type { Fact } from '../../../kit/which-one.ts';

export const STATES: readonly Kind[] = [
  {
    one: 'a solid',
    know: 'A solid keeps its own shape.',
    members: ['a rock', 'ice', 'a spoon', 'a brick', 'a coin', 'a pencil'],
  },
  {
    one: 'a liquid',
    know: 'A liquid flows and takes the shape of its cup.',
    members: ['milk', 'juice', 'rain', 'cooking oil', 'honey', 'tea'],
    misconception: 'thickLiquid',
  },
  {
    one: 'a gas',
    know: 'A gas spreads out to fill its container.',
    members: ['air', 'oxygen', 'helium', 'water vapor'],
    misconception: 'gasUnseen',
  },
];

export const STATE_CHANGES: readonly Fact[] = [
  { name: 'melting', does: 'turns a solid into a liquid', clue: 'solid to liquid' },
  { name: 'melting', does: 'turns an ice cube to water', clue: 'ice to water' },
  { name: 'melting', does: 'makes a candle drip', clue: 'candle drips' },
  { name: 'freezing', does: 'turns a liquid into a solid', clue: 'liquid to solid' },
  { name: 'freezing', does: 'makes ice cubes in a tray', clue: 'water to ice' },
  { name: 'freezing', does: 'puts ice on a pond', clue: 'ice on a pond' },
  { name: 'evaporation', does: 'turns a liquid into a gas', clue: 'liquid to gas' },
  { name: 'evaporation', does: 'dries a wet shirt', clue: 'shirt dries' },
  { name: 'evaporation', does: 'makes puddles go away', clue: 'puddle dries up' },
  { name: 'condensation', does: 'turns a gas into a liquid', clue: 'gas to liquid' },
  { name: 'condensation', does: 'puts drops on a cold glass', clue: 'drops on a cold glass' },
  { name: 'condensation', does: 'fogs up a bathroom mirror', clue: 'mirror fogs up' },
];

export const FIRST_MATTER_CHANGES: readonly Kind[] = [
  {
    one: 'a physical change',
    know: 'In a physical change, no new substance forms.',
    members: [
      'tearing paper',
      'melting butter',
      'cutting an apple',
      'crushing a can',
      'freezing juice',
    ],
    misconception: 'newSubstance',
  },
  {
    one: 'a chemical change',
    know: 'A chemical change makes a new substance.',
    members: ['iron rusting', 'wood burning', 'bread baking', 'milk turning sour', 'fruit rotting'],
    misconception: 'newSubstance',
  },
];

const [PHYSICAL, CHEMICAL] = FIRST_MATTER_CHANGES as [Kind, Kind];

/** The members have about the same length and form. */
export const MATTER_CHANGES: readonly Kind[] = [
  {
    ...PHYSICAL,
    members: [
      'tearing paper',
      'melting butter',
      'cutting apples',
      'crushing cans',
      'freezing juice',
      'folding cloth',
      'boiling water',
    ],
  },
  {
    ...CHEMICAL,
    members: [
      'burning paper',
      'baking cookies',
      'rusting nails',
      'souring cream',
      'rotting apples',
      'cooking eggs',
      'toasting bread',
    ],
  },
];
