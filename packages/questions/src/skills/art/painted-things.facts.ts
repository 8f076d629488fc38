import type { Color } from './colors.facts.ts';

/** Things of a mixed color. */
export const PAINTED_THINGS = [
  {
    made: 'orange',
    paints: ['red', 'yellow'],
    things: [
      'a carrot',
      'a pumpkin',
      'a goldfish',
      'a fox',
      'a basketball',
      'a tangerine',
      'a yam',
      'an apricot',
      'a life vest',
      'a safety cone',
    ],
  },
  {
    made: 'green',
    paints: ['yellow', 'blue'],
    things: [
      'a leaf',
      'a frog',
      'a lime',
      'a cucumber',
      'a pea',
      'a cactus',
      'a pine tree',
      'grass',
      'a pickle',
      'a grasshopper',
      'spinach',
      'broccoli',
    ],
  },
  {
    made: 'purple',
    paints: ['blue', 'red'],
    things: [
      'a plum',
      'an eggplant',
      'lavender',
      'a violet',
      'grape juice',
      'grape jelly',
      'a lilac',
      'an amethyst',
      'a fig',
    ],
  },
] as const satisfies readonly {
  made: Color;
  paints: readonly [Color, Color];
  things: readonly string[];
}[];
