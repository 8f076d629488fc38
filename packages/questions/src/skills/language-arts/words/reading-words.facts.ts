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
