import type { Thing } from '../../picture.ts';

/* Categories without overlap. */
export const KINDS: Readonly<Record<'animal' | 'plant' | 'madeByPeople', readonly Thing[]>> = {
  animal: ['bee', 'cat', 'dog', 'duck', 'fish', 'frog', 'hen', 'owl', 'sheep', 'snail'],
  plant: ['fir', 'sunflower', 'tree', 'tulip', 'wheat'],
  madeByPeople: ['book', 'bus', 'cup', 'hat', 'house', 'kite', 'mill', 'school'],
};

export const KIND_NAMES: Readonly<Record<keyof typeof KINDS, string>> = {
  animal: 'an animal',
  plant: 'a plant',
  madeByPeople: 'made by people',
};
