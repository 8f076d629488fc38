import type { Thing } from '../../../picture.ts';
import type { GradeNumber } from '../../../question.ts';

/** A word with a drawing, and words that differ in one or two letters. */
export const LOOKALIKES: readonly { thing: Thing; others: readonly string[]; from: GradeNumber }[] =
  [
    { thing: 'cat', others: ['cot', 'cut', 'cap', 'bat'], from: 0 },
    { thing: 'hat', others: ['hot', 'hit', 'ham', 'mat'], from: 0 },
    { thing: 'cup', others: ['cap', 'cub', 'cut', 'pup'], from: 0 },
    { thing: 'dog', others: ['dig', 'dug', 'dot', 'log'], from: 0 },
    { thing: 'hen', others: ['hem', 'pen', 'ten'], from: 0 },
    { thing: 'sun', others: ['sum', 'run', 'bun'], from: 0 },
    { thing: 'bus', others: ['bug', 'but', 'bun'], from: 0 },
    { thing: 'fish', others: ['fist', 'dish', 'wish'], from: 0 },
    { thing: 'duck', others: ['dock', 'deck', 'luck'], from: 0 },
    { thing: 'rock', others: ['rack', 'sock', 'lock'], from: 0 },
    { thing: 'frog', others: ['from', 'fog', 'flag'], from: 0 },
    { thing: 'bee', others: ['bed', 'be', 'see'], from: 1 },
    { thing: 'book', others: ['back', 'boot', 'look'], from: 1 },
    { thing: 'moon', others: ['man', 'moo', 'noon'], from: 1 },
    { thing: 'boat', others: ['bat', 'boot', 'goat'], from: 1 },
    { thing: 'kite', others: ['kit', 'bite', 'kid'], from: 1 },
    { thing: 'rain', others: ['ran', 'run', 'train'], from: 1 },
    { thing: 'leaf', others: ['loaf', 'left', 'leap'], from: 1 },
    { thing: 'sheep', others: ['ship', 'shop', 'sleep'], from: 1 },
    { thing: 'star', others: ['stir', 'scar', 'stay'], from: 1 },
    { thing: 'tree', others: ['tray', 'three', 'trap'], from: 1 },
    { thing: 'house', others: ['horse', 'mouse', 'hose'], from: 2 },
    { thing: 'snail', others: ['small', 'nail', 'sail'], from: 2 },
    { thing: 'cloud', others: ['loud', 'could', 'clown'], from: 2 },
  ];

type Sets = readonly (readonly Thing[])[];

/** Words with a drawing that are offered together, by grade and level. */
export const PICTURED_WORDS: Readonly<Record<number, Readonly<Record<number, Sets>>>> = {
  0: {
    1: [
      ['cat', 'dog', 'sun'],
      ['hat', 'bee', 'fish'],
      ['cup', 'hen', 'bus'],
      ['duck', 'owl', 'frog'],
    ],
    2: [
      ['cat', 'cup', 'hat', 'hen'],
      ['bus', 'bee', 'sun', 'book'],
      ['dog', 'duck', 'frog', 'fish'],
      ['rock', 'rain', 'moon', 'mill'],
    ],
  },
  1: {
    1: [
      ['moon', 'star', 'boat'],
      ['rain', 'tree', 'kite'],
      ['book', 'snow', 'leaf'],
      ['seed', 'rock', 'mole'],
    ],
    2: [
      ['boat', 'book', 'bee', 'hat'],
      ['star', 'snow', 'seed', 'sheep'],
      ['moon', 'mole', 'mill', 'rain'],
      ['kite', 'cat', 'leaf', 'tree'],
    ],
  },
  2: {
    1: [
      ['house', 'cloud', 'robin'],
      ['snail', 'tulip', 'apple'],
      ['wheat', 'school', 'carrot'],
      ['flower', 'sheep', 'pumpkin'],
    ],
    2: [
      ['house', 'hedgehog', 'mole', 'hat'],
      ['snail', 'sheep', 'school', 'seed'],
      ['flower', 'frog', 'star', 'fish'],
      ['cloud', 'carrot', 'robin', 'rain'],
    ],
  },
};

/** Two letters that spell one sound, with words that have a drawing. */
export const VOWEL_TEAMS: Readonly<Record<string, readonly Thing[]>> = {
  ee: ['bee', 'tree', 'sheep', 'seed'],
  oo: ['moon', 'book', 'school'],
  ai: ['rain', 'snail'],
  ou: ['house', 'cloud'],
  oa: ['boat'],
};

/** Last letters that are offered together, and words that end with them. */
export const LAST_LETTERS: readonly { letters: readonly string[]; words: readonly Thing[] }[] = [
  {
    letters: ['t', 'n', 'p', 'g'],
    words: ['cat', 'hat', 'boat', 'hen', 'sun', 'moon', 'rain', 'cup', 'sheep', 'dog', 'frog'],
  },
  { letters: ['d', 'k', 'r', 's'], words: ['seed', 'cloud', 'book', 'rock', 'star', 'bus'] },
  { letters: ['l', 'n', 't', 'p'], words: ['snail', 'mill', 'robin', 'boat', 'hat', 'tulip'] },
];

/** First letters that are offered together, and words that start with them. */
export const FIRST_LETTERS: typeof LAST_LETTERS = [
  { letters: ['c', 'h', 'd', 'b'], words: ['cat', 'cup', 'hat', 'hen', 'dog', 'bus', 'bee'] },
  { letters: ['s', 'f', 'm', 'h'], words: ['sun', 'fish', 'moon', 'hat', 'hen'] },
];

/** Endings that form a word with each of the letters. */
export const WORD_ENDS: readonly { end: string; starts: readonly string[] }[] = [
  { end: 'at', starts: ['c', 'h', 'm', 'r', 'b', 's'] },
  { end: 'an', starts: ['c', 'f', 'm', 'p', 'r', 'v'] },
  { end: 'ig', starts: ['b', 'd', 'p', 'w'] },
  { end: 'op', starts: ['h', 'm', 't', 'p'] },
  { end: 'ug', starts: ['b', 'h', 'm', 'r'] },
  { end: 'et', starts: ['n', 'p', 'w', 's', 'j'] },
  { end: 'ake', starts: ['c', 'l', 'm', 't', 'b'] },
  { end: 'ing', starts: ['k', 'r', 's', 'p'] },
];

/** Words that differ in the last letter only. */
export const WORD_STARTS: readonly { start: string; ends: readonly string[] }[] = [
  { start: 'ca', ends: ['t', 'n', 'p', 'b'] },
  { start: 'ma', ends: ['t', 'n', 'p', 'd'] },
  { start: 'ta', ends: ['p', 'g', 'n', 'b'] },
  { start: 'bi', ends: ['g', 't', 'n', 'b'] },
  { start: 'pi', ends: ['n', 'g', 't', 'p'] },
  { start: 'pe', ends: ['t', 'n', 'g', 'p'] },
  { start: 'hu', ends: ['t', 'g', 'm', 'b'] },
];

/** Words with a drawing and only different letters. */
export const SPELLED: readonly Thing[] = [
  'cat',
  'dog',
  'hen',
  'sun',
  'cup',
  'hat',
  'bus',
  'fish',
  'frog',
  'duck',
  'rock',
  'star',
  'boat',
  'leaf',
  'kite',
  'snow',
  'rain',
  'mole',
  'house',
  'snail',
  'cloud',
  'robin',
  'tulip',
];

/** Longer words with a drawing and only different letters. */
export const LONG_SPELLED: readonly Thing[] = [
  'house',
  'snail',
  'cloud',
  'robin',
  'tulip',
  'wheat',
  'flower',
];
