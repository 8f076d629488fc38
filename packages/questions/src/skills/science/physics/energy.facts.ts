import type { Kind } from '../../../kit/sort-by-kind.ts';
import type { Fact } from '../../../kit/which-one.ts';

export const ENERGY_FACTS: readonly Fact[] = [
  { name: 'kinetic energy', does: 'is the energy of motion', clue: 'energy of motion', from: 6 },
  {
    name: 'kinetic energy',
    does: 'grows when a bike speeds up',
    clue: 'a bike speeds up',
    from: 6,
  },
  {
    name: 'potential energy',
    does: 'is stored in a ball held high',
    clue: 'a ball held high',
    from: 6,
    also: ['chemical energy'],
  },
  {
    name: 'potential energy',
    does: 'is stored in a stretched rubber band',
    clue: 'stretched rubber',
    from: 6,
    also: ['chemical energy'],
  },
  {
    name: 'chemical energy',
    does: 'is stored in food',
    clue: 'stored in food',
    also: ['potential energy'],
  },
  {
    name: 'chemical energy',
    does: 'is stored in a battery',
    clue: 'stored in a battery',
    also: ['potential energy', 'electrical energy'],
  },
  { name: 'electrical energy', does: 'flows through a wire to a lamp', clue: 'flows in a wire' },
  { name: 'electrical energy', does: 'reaches a toaster through its cord', clue: 'comes by cord' },
  { name: 'light energy', does: 'lets a solar panel work', clue: 'solar panel works' },
  { name: 'light energy', does: 'is what plants use to make food', clue: 'plants make food' },
  {
    name: 'heat energy',
    does: 'warms a spoon in hot soup',
    clue: 'warms a spoon',
    also: ['kinetic energy'],
  },
  {
    name: 'heat energy',
    does: 'moves from warm things to cool things',
    clue: 'from warm to cool',
    also: ['kinetic energy'],
  },
  {
    name: 'sound energy',
    does: 'comes from a ringing bell',
    clue: 'ringing bell',
    also: ['kinetic energy'],
  },
  {
    name: 'sound energy',
    does: 'reaches your ear as vibrations',
    clue: 'vibrations in air',
    also: ['kinetic energy'],
  },
];

export const CONDUCTORS: readonly Kind[] = [
  {
    one: 'a good conductor',
    know: 'Metals let electricity flow.',
    members: ['copper wire', 'a steel nail', 'a gold ring', 'aluminum foil', 'a silver spoon'],
    misconception: 'mixesConductors',
  },
  {
    one: 'an insulator',
    know: 'Insulators such as rubber and plastic stop electricity.',
    members: [
      'a rubber glove',
      'a plastic cup',
      'a wool sock',
      'a dry wooden stick',
      'a glass marble',
    ],
    misconception: 'mixesConductors',
  },
];

export const MAGNETIC: readonly Kind[] = [
  {
    one: 'pulled by a magnet',
    know: 'Magnets pull iron and most steel.',
    members: ['an iron nail', 'a steel paper clip', 'a steel needle', 'an iron horseshoe'],
    misconception: 'allMetals',
  },
  {
    one: 'not pulled by a magnet',
    know: 'Copper, gold, aluminum, wood, and plastic are not pulled.',
    members: ['a copper pipe', 'a gold ring', 'aluminum foil', 'a wooden block', 'a plastic cup'],
    misconception: 'allMetals',
  },
];
