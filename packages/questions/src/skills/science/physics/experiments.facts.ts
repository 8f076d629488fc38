import type { Fact } from '../../../kit/which-one.ts';

export const METHOD_FACTS: readonly Fact[] = [
  { name: 'hypothesis', does: 'is an idea you can test', clue: 'idea to be tested' },
  { name: 'observation', does: 'is what you notice with your senses', clue: 'what you notice' },
  { name: 'conclusion', does: 'says what the results tell us', clue: 'what results tell' },
  { name: 'variable', does: 'is what is changed or measured', clue: 'what is changed' },
  { name: 'data table', does: 'keeps measurements in rows and columns', clue: 'rows and columns' },
  { name: 'control group', does: 'is left without the change, to compare', clue: 'left as it is' },
];

export const METHOD_STEPS = [
  'ask a question',
  'make a guess',
  'test it',
  'read the data',
  'tell others',
] as const;

/**
 * Experiments with the changed, the measured and the constant variables. The bars rise from left to
 * right, as in reality.
 */
export const EXPERIMENTS = [
  {
    title: 'Height of bean plants',
    unit: 'inches',
    changed: 'hours of light',
    measured: 'height of the plants',
    kept: 'amount of water',
    bars: ['2 hours', '4 hours', '6 hours', '8 hours'],
  },
  {
    title: 'How far a car rolled',
    unit: 'feet',
    changed: 'kind of surface',
    measured: 'distance it rolled',
    kept: 'height of the ramp',
    bars: ['grass', 'rug', 'wood', 'tile'],
  },
  {
    title: 'Minutes until ice melted',
    unit: 'minutes',
    changed: 'place of the ice',
    measured: 'time to melt',
    kept: 'size of the ice',
    bars: ['full sun', 'half shade', 'shade', 'cellar'],
  },
  {
    title: 'Bounces of a ball',
    unit: 'bounces',
    changed: 'kind of ball',
    measured: 'number of bounces',
    kept: 'height of the drop',
    bars: ['foam', 'beach', 'tennis', 'rubber'],
  },
  {
    title: 'Visits to a bird feeder',
    unit: 'visits',
    changed: 'kind of seed',
    measured: 'number of visits',
    kept: 'place of the feeder',
    bars: ['oats', 'corn', 'millet', 'sunflower'],
  },
] as const;
