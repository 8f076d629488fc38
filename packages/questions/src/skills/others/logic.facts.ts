import type { Thing } from '../../picture.ts';

type Kinds = Readonly<Record<'animal' | 'plant' | 'madeByPeople', readonly Thing[]>>;

/** Categories without overlap, as in version 1. */
export const FIRST_KINDS: Kinds = {
  animal: ['bee', 'cat', 'dog', 'duck', 'fish', 'frog', 'hen', 'owl', 'sheep', 'snail'],
  plant: ['fir', 'sunflower', 'tree', 'tulip', 'wheat'],
  madeByPeople: ['book', 'bus', 'cup', 'hat', 'house', 'kite', 'mill', 'school'],
};

/** Short and long names in each category, so that the length of a name says nothing. */
export const KINDS: Kinds = {
  animal: [...FIRST_KINDS.animal, 'butterfly', 'hedgehog', 'mole', 'robin'],
  plant: FIRST_KINDS.plant,
  madeByPeople: [...FIRST_KINDS.madeByPeople, 'boat'],
};

export const KIND_NAMES: Readonly<Record<keyof Kinds, string>> = {
  animal: 'an animal',
  plant: 'a plant',
  madeByPeople: 'made by people',
};

/** Something that is true of all members, and of none of the others. */
export type Feature = {
  /** After a name: "has wings". */
  belong: string;
  lack: string;
  /** Completes "Find the one …". */
  find: string;
  /** Tells what to look at, before the name of a thing. */
  look: string;
  members: readonly Thing[];
  others: readonly Thing[];
};

export const FEATURES: readonly Feature[] = [
  {
    belong: 'has wings',
    lack: 'does not have wings',
    find: 'without wings',
    look: 'Look for wings on',
    members: ['bee', 'butterfly', 'duck', 'hen', 'owl', 'robin'],
    others: ['cat', 'dog', 'fish', 'frog', 'hedgehog', 'mole', 'sheep', 'snail'],
  },
  {
    belong: 'has four legs',
    lack: 'does not have four legs',
    find: 'without four legs',
    look: 'Count the legs of',
    members: ['cat', 'dog', 'frog', 'hedgehog', 'mole', 'sheep'],
    others: ['bee', 'butterfly', 'duck', 'fish', 'hen', 'owl', 'robin', 'snail'],
  },
  {
    belong: 'has two legs',
    lack: 'does not have two legs',
    find: 'without two legs',
    look: 'Count the legs of',
    members: ['duck', 'hen', 'owl', 'robin'],
    others: ['bee', 'butterfly', 'cat', 'dog', 'fish', 'frog', 'mole', 'sheep', 'snail'],
  },
  {
    belong: 'is up in the sky',
    lack: 'is not up in the sky',
    find: 'that is not',
    look: 'Think of where you see',
    members: ['cloud', 'moon', 'star', 'sun'],
    others: ['book', 'cup', 'fish', 'hat', 'leaf', 'rock', 'seed', 'tree', 'tulip'],
  },
];
