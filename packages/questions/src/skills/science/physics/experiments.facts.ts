import type { Fact } from '../../../kit/which-one.ts';

export const METHOD_FACTS: readonly Fact[] = [
  { name: 'hypothesis', does: 'is an idea you can test', clue: 'idea to be tested' },
  { name: 'observation', does: 'is what you notice with your senses', clue: 'what you notice' },
  { name: 'conclusion', does: 'says what the results tell us', clue: 'what results tell' },
  { name: 'variable', does: 'is what is changed or measured', clue: 'what is changed' },
  { name: 'data table', does: 'keeps measurements in rows and columns', clue: 'rows and columns' },
  { name: 'control group', does: 'is left without the change, to compare', clue: 'left as it is' },
];

export const FIRST_METHOD_STEPS = [
  'ask a question',
  'make a guess',
  'test it',
  'read the data',
  'tell others',
] as const;

/** A hypothesis has reasons and can be tested, so it is more than a guess. */
export const METHOD_STEPS = FIRST_METHOD_STEPS.map((step) =>
  step === 'make a guess' ? 'hypothesis' : step,
);

type Experiment = {
  title: string;
  unit: string;
  changed: string;
  measured: string;
  kept: string;
  bars: readonly string[];
};

/**
 * Experiments with the changed, the measured and the constant variables. The bars rise from left to
 * right, as in reality.
 */
export const FIRST_EXPERIMENTS: readonly Experiment[] = [
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
];

/** Each of the three variables is as often the longest, the shortest and the odd one out. */
export const EXPERIMENTS: readonly Experiment[] = [
  {
    title: 'Height of bean plants',
    unit: 'inches',
    changed: 'hours of light',
    measured: 'rate of growth',
    kept: 'pints of water',
    bars: ['2 h of light', '4 h of light', '6 h of light', '8 h of light'],
  },
  {
    title: 'How far a car rolled',
    unit: 'feet',
    changed: 'kind of surface',
    measured: 'feet it rolled',
    kept: 'height of the ramp',
    bars: ['grass', 'rug', 'wood', 'tile'],
  },
  {
    title: 'Minutes until ice melted',
    unit: 'minutes',
    changed: 'place of ice',
    measured: 'time until it melted',
    kept: 'size of the cubes',
    bars: ['full sun', 'half shade', 'shade', 'cellar'],
  },
  {
    title: 'Bounces of a ball',
    unit: 'bounces',
    changed: 'kind of ball',
    measured: 'count of bounces',
    kept: 'height of drop',
    bars: ['foam', 'beach', 'tennis', 'rubber'],
  },
  {
    title: 'Visits to a bird feeder',
    unit: 'visits',
    changed: 'kind of bird seed',
    measured: 'count of visits',
    kept: 'place of the feeder',
    bars: ['oats', 'corn', 'millet', 'sunflower'],
  },
  {
    title: 'How high bread rose',
    unit: 'inches',
    changed: 'spoons of yeast',
    measured: 'height of bread',
    kept: 'ounces of flour',
    bars: ['1 spoon', '2 spoons', '3 spoons', '4 spoons'],
  },
];
