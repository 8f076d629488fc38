/** Capital letters in their order. */
export const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Small letters that look alike, most alike first. */
export const MIRRORED: Readonly<Record<string, readonly string[]>> = {
  b: ['d', 'p', 'q'],
  d: ['b', 'q', 'p'],
  p: ['q', 'b', 'd'],
  q: ['p', 'd', 'b'],
  m: ['w', 'n', 'u'],
  n: ['u', 'm', 'h'],
  u: ['n', 'v', 'c'],
  g: ['q', 'j', 'p'],
  h: ['n', 'y', 'b'],
  e: ['c', 'a', 'o'],
  a: ['e', 'o', 'q'],
  f: ['t', 'l', 'j'],
  t: ['f', 'l', 'i'],
  r: ['n', 'i', 'j'],
  l: ['i', 't', 'j'],
  y: ['v', 'g', 'h'],
  i: ['l', 'j', 't'],
  j: ['i', 'g', 'l'],
};

/** Small letters that differ in shape. */
export const CLEAR_LETTERS: readonly (readonly string[])[] = [
  ['a', 'k', 's'],
  ['e', 'm', 'x'],
  ['r', 'o', 'z'],
  ['g', 'v', 'i'],
  ['f', 'c', 'w'],
  ['b', 's', 'm'],
  ['t', 'n', 'q'],
  ['d', 'x', 'y'],
];

/** Small letters that look alike and are offered together. */
export const LIKE_LETTERS: readonly (readonly string[])[] = [
  ['b', 'd', 'p', 'q'],
  ['m', 'n', 'u', 'w'],
  ['i', 'j', 'l', 't'],
  ['a', 'c', 'e', 'o'],
  ['g', 'j', 'q', 'y'],
  ['h', 'n', 'r', 'u'],
];
