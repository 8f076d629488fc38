import type { Thing } from '../../../picture.ts';

type Sounds = { thing: Thing; first: string; last: string; letter: string; isBlend?: true };

/** First and last sound of each word, not its letters. Sheep does not start like sun. */
export const SOUNDS: readonly Sounds[] = [
  { thing: 'sun', first: 's', last: 'n', letter: 's' },
  { thing: 'seed', first: 's', last: 'd', letter: 's' },
  { thing: 'snail', first: 's', last: 'l', letter: 's', isBlend: true },
  { thing: 'snow', first: 's', last: 'oh', letter: 's', isBlend: true },
  { thing: 'star', first: 's', last: 'r', letter: 's', isBlend: true },
  { thing: 'bee', first: 'b', last: 'ee', letter: 'b' },
  { thing: 'boat', first: 'b', last: 't', letter: 'b' },
  { thing: 'book', first: 'b', last: 'k', letter: 'b' },
  { thing: 'bus', first: 'b', last: 's', letter: 'b' },
  { thing: 'cat', first: 'k', last: 't', letter: 'c' },
  { thing: 'carrot', first: 'k', last: 't', letter: 'c' },
  { thing: 'cup', first: 'k', last: 'p', letter: 'c' },
  { thing: 'kite', first: 'k', last: 't', letter: 'k' },
  { thing: 'cloud', first: 'k', last: 'd', letter: 'c', isBlend: true },
  { thing: 'dog', first: 'd', last: 'g', letter: 'd' },
  { thing: 'duck', first: 'd', last: 'k', letter: 'd' },
  { thing: 'fish', first: 'f', last: 'sh', letter: 'f' },
  { thing: 'frog', first: 'f', last: 'g', letter: 'f', isBlend: true },
  { thing: 'flower', first: 'f', last: 'r', letter: 'f', isBlend: true },
  { thing: 'hat', first: 'h', last: 't', letter: 'h' },
  { thing: 'hedgehog', first: 'h', last: 'g', letter: 'h' },
  { thing: 'hen', first: 'h', last: 'n', letter: 'h' },
  { thing: 'house', first: 'h', last: 's', letter: 'h' },
  { thing: 'leaf', first: 'l', last: 'f', letter: 'l' },
  { thing: 'mill', first: 'm', last: 'l', letter: 'm' },
  { thing: 'mole', first: 'm', last: 'l', letter: 'm' },
  { thing: 'moon', first: 'm', last: 'n', letter: 'm' },
  { thing: 'mushroom', first: 'm', last: 'm', letter: 'm' },
  { thing: 'pumpkin', first: 'p', last: 'n', letter: 'p' },
  { thing: 'rain', first: 'r', last: 'n', letter: 'r' },
  { thing: 'robin', first: 'r', last: 'n', letter: 'r' },
  { thing: 'rock', first: 'r', last: 'k', letter: 'r' },
  { thing: 'sheep', first: 'sh', last: 'p', letter: 's' },
  { thing: 'tulip', first: 't', last: 'p', letter: 't' },
];

/** Letters whose sounds are formed in the same place of the mouth, or that look alike. */
export const CLOSE_LETTERS: Readonly<Record<string, readonly string[]>> = {
  s: ['z', 'c'],
  b: ['p', 'd'],
  c: ['k', 'g'],
  k: ['c', 'g'],
  d: ['t', 'b'],
  f: ['v', 'p'],
  h: ['n', 'f'],
  l: ['r', 'n'],
  m: ['n', 'w'],
  p: ['b', 'q'],
  r: ['l', 'w'],
  t: ['d', 'f'],
};

/** Letters that are offered together. Each starts a word with a drawing. */
export const LETTER_SETS: readonly (readonly string[])[] = [
  ['b', 'p', 'd', 't'],
  ['h', 't', 's', 'm'],
  ['s', 'b', 'f', 'h'],
  ['l', 'r', 'm', 'f'],
  ['m', 'l', 'r', 's'],
  ['d', 'k', 'r', 'l'],
  ['c', 't', 'p', 'r'],
];

/**
 * Groups of rhyming words. The first of each has a drawing, and groups do not rhyme with each
 * other.
 */
export const RHYMES: readonly (readonly [Thing, ...string[]])[] = [
  ['cat', 'hat', 'bat', 'mat', 'rat'],
  ['bee', 'tree', 'knee', 'three', 'sea'],
  ['dog', 'frog', 'log', 'fog'],
  ['sun', 'bun', 'run', 'fun'],
  ['moon', 'spoon', 'noon', 'soon'],
  ['fish', 'dish', 'wish'],
  ['star', 'car', 'jar', 'far'],
  ['house', 'mouse'],
  ['hen', 'ten', 'pen', 'men'],
  ['rain', 'train', 'chain', 'plane'],
  ['rock', 'sock', 'clock', 'lock'],
  ['boat', 'goat', 'coat', 'note'],
  ['duck', 'truck', 'luck', 'stuck'],
  ['book', 'cook', 'hook', 'look'],
  ['snow', 'grow', 'slow', 'toe'],
  ['kite', 'bite', 'white', 'light'],
  ['snail', 'tail', 'mail', 'whale'],
  ['sheep', 'sleep', 'deep', 'keep'],
];
