import type { Kind } from '../../../kit/sort-by-kind.ts';
import type { Fact } from '../../../kit/which-one.ts';

export const PLANT_PARTS: readonly Fact[] = [
  { name: 'root', does: 'takes up water from the soil', clue: 'takes up water' },
  { name: 'root', does: 'holds the plant in the soil', clue: 'holds on in the soil' },
  { name: 'stem', does: 'carries water up to the leaves', clue: 'carries water up' },
  { name: 'stem', does: 'holds the leaves and flowers up', clue: 'holds leaves up' },
  { name: 'leaf', does: 'makes food with sunlight', clue: 'makes food', also: ['stem'] },
  { name: 'flower', does: 'is where seeds begin', clue: 'seeds begin here', also: ['fruit'] },
  { name: 'flower', does: 'attracts bees with its color', clue: 'attracts bees' },
  {
    name: 'seed',
    does: 'can grow into a new plant',
    also: ['root', 'stem', 'leaf'],
  },
  { name: 'fruit', does: 'grows around the seeds', clue: 'around the seeds' },
];

/** In few words, for children who hear them. */
export const EARLY_PLANT_PARTS: readonly Fact[] = [
  { name: 'root', does: 'drinks from the soil', clue: 'drinks' },
  { name: 'root', does: 'holds on in the soil', clue: 'holds on' },
  { name: 'stem', does: 'carries water up', clue: 'carries water' },
  { name: 'stem', does: 'holds the flower up', clue: 'holds it up' },
  { name: 'leaf', does: 'makes food from sunlight', clue: 'makes food', also: ['stem'] },
  { name: 'leaf', does: 'is flat and catches light', clue: 'catches light' },
  { name: 'flower', does: 'attracts bees', clue: 'attracts bees' },
  { name: 'flower', does: 'has bright petals', clue: 'petals' },
  { name: 'seed', does: 'becomes a new plant', clue: 'new plant', also: ['root', 'stem', 'leaf'] },
  { name: 'seed', does: 'sprouts in the soil', clue: 'sprouts', also: ['root'] },
  { name: 'fruit', does: 'grows around the seeds', clue: 'around seeds' },
  { name: 'fruit', does: 'keeps the seeds safe', clue: 'keeps seeds safe' },
  { name: 'root', does: 'grows down, not up', clue: 'grows down', since: 2 },
  { name: 'root', does: 'is orange in a carrot', clue: 'orange in a carrot', since: 2 },
  { name: 'stem', does: 'stands between root and leaf', clue: 'in the middle', since: 2 },
  { name: 'stem', does: 'is a trunk in a tree', clue: 'trunk', since: 2 },
  { name: 'leaf', does: 'turns red in fall', clue: 'red in fall', since: 2 },
  {
    name: 'leaf',
    does: 'drops from trees in fall',
    clue: 'drops in fall',
    also: ['fruit'],
    since: 2,
  },
  { name: 'flower', does: 'smells sweet to bees', clue: 'sweet smell', since: 2 },
  { name: 'flower', does: 'turns into a fruit', clue: 'turns to fruit', since: 2 },
  { name: 'seed', does: 'is what we plant in spring', clue: 'what we plant', since: 2 },
  { name: 'seed', does: 'has a tiny plant inside', clue: 'tiny plant inside', since: 2 },
  { name: 'fruit', does: 'is an apple on its tree', clue: 'an apple', since: 2 },
  { name: 'fruit', does: 'is juicy to eat', clue: 'juicy', since: 2 },
];

/** Picture cards of what a plant needs and does not need. */
export const NEEDED_BY_PLANTS = ['sun', 'rain'] as const;
export const NOT_NEEDED_BY_PLANTS = ['hat', 'book', 'bus', 'kite', 'boat', 'cup'] as const;

export const PLANTS = ['tree', 'flower', 'tulip', 'sunflower', 'fir'] as const;
export const NOT_PLANTS = ['cat', 'rock', 'bus', 'house', 'snail', 'cup', 'hat', 'cloud'] as const;

export const EATEN_PARTS: readonly Kind[] = [
  {
    one: 'a root we eat',
    know: 'Roots grow down in the soil.',
    members: ['a carrot', 'a radish', 'a beet', 'a turnip'],
    misconception: 'otherPart',
  },
  {
    one: 'a leaf we eat',
    know: 'Leaves are thin and catch sunlight.',
    members: ['lettuce', 'spinach', 'kale', 'cabbage'],
    misconception: 'otherPart',
  },
  {
    one: 'a seed we eat',
    know: 'A seed can grow into a new plant.',
    members: ['a pea', 'a lima bean', 'a lentil', 'a kidney bean'],
    misconception: 'otherPart',
  },
  {
    one: 'a fruit with seeds',
    know: 'A fruit grows around its seeds.',
    members: ['an apple', 'a tomato', 'a pumpkin', 'a cucumber'],
    misconception: 'otherPart',
  },
];
