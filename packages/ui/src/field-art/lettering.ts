/*
 * Letters drawn as strokes, because an image has no fonts. The baseline is at 0 and lowercase
 * letters are 10 high.
 */

type Letter = { d: string; width: number };

const LETTERS: Readonly<Record<string, Letter>> = {
  a: {
    d: 'M8-7.6C7-9.4 5.800-10 4.300-10 1.800-10 0-8 0-5S1.800 0 4.300 0C6.400 0 8-1.700 8-4.400M8-10V0',
    width: 8,
  },
  b: {
    d: 'M0-15.500V0M0-5C0-8 1.900-10 4.400-10S8.800-8 8.800-5 6.900 0 4.400 0 0-2 0-5',
    width: 8.8,
  },
  e: {
    d: 'M.2-5H8.800C8.800-8 7-10 4.400-10S0-8 0-5 1.900 0 4.500 0C6.400 0 7.600-.8 8.400-2.200',
    width: 8.8,
  },
  h: { d: 'M0-15.500V0M0-5.400C0-8.200 1.700-10 4.100-10S8-8.400 8-5.600V0', width: 8 },
  l: { d: 'M0-15.500V0', width: 0 },
  o: { d: 'M0-5C0-8 1.900-10 4.500-10S9-8 9-5 7.100 0 4.500 0 0-2 0-5Z', width: 9 },
  s: {
    d: 'M6.800-8C6-9.400 5-10 3.700-10 1.600-10 .4-9 .4-7.500 .4-4 7.200-6 7.200-2.600 7.200-1 6 0 3.700 0 2 0 .8-.7 0-2',
    width: 7.2,
  },
  t: { d: 'M1.800-14V-3C1.800-1 2.800 0 5 0M-1.200-10H5', width: 5 },
  u: { d: 'M0-10V-4.600C0-1.800 1.500 0 3.900 0S8-1.800 8-4.600M8-10V0', width: 8 },
  w: { d: 'M0-10L3 0 6-9 9 0 12-10', width: 12 },
  '…': { d: 'M0-5V-5M6-5V-5M12-5V-5', width: 12 },
};
const GAP = 4.4;

/** Returns a word centered at 0. */
export const lettering = (word: string, color: string, scale = 1) => {
  const letters = [...word]
    .map((letter) => LETTERS[letter])
    .filter((letter) => letter !== undefined);
  const width = letters.reduce((sum, letter) => sum + letter.width + GAP, -GAP);
  let left = -width / 2;
  const strokes = letters.map(({ d, width: own }) => {
    const stroke = `<path transform="translate(${left} 0)" d="${d}"/>`;
    left += own + GAP;
    return stroke;
  });
  return `<g transform="scale(${scale})" fill="none" stroke="${color}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
};
