import { lettering } from '../lettering.ts';
import { PAINT } from '../paint.ts';
import { bloomHead } from '../plants/blooms.ts';
import { leaf } from '../plants/plant-parts.ts';
import { at, ground } from '../svg.ts';
import type { PlaceDress } from './place-dress.ts';

const SMALL_VINE = [
  [-34, -14],
  [-36, -36],
  [34, -10],
] as const;
const FULL_VINE = [
  [-34, -14],
  [-36, -40],
  [-34, -66],
  [-30, -92],
  [-16, -112],
  [6, -120],
  [24, -106],
  [35, -80],
  [34, -54],
  [36, -28],
  [33, -4],
] as const;
const ROSE = 2;

/** Returns the leaves on the arch, with roses if the garden is grown. */
const vine = (isGrown: boolean) =>
  (isGrown ? FULL_VINE : SMALL_VINE)
    .map(([x, y], index) => {
      const isSecond = index % 2 === 1;
      const green = leaf(
        x - 8,
        y + 6,
        isSecond ? -60 : -10,
        0.62,
        isSecond ? PAINT.leaf : PAINT.leafD,
      );
      return green + (isGrown && isSecond ? at(x, y, 0.26, bloomHead(ROSE)) : '');
    })
    .join('');

/** Returns a point on a rounded rectangle. `part` is the share of the way around it. */
const aroundBox = (part: number, width: number, height: number) => {
  const turn = part * Math.PI * 2;
  const rounded = (value: number) => Math.sign(value) * Math.abs(value) ** 0.55;
  return [
    (rounded(Math.cos(turn)) * (width / 2 - 9)).toFixed(1),
    (rounded(Math.sin(turn)) * (height / 2 - 9)).toFixed(1),
  ];
};

type Hedge = { width: number; height: number; word: string; color: string; tail: 1 | -1 };

/** Returns a hedge in the shape of a speech bubble, centered at 0. */
const topiary = ({ width: w, height: h, word, color, tail }: Hedge) => {
  const count = Math.round((w + h) / 17) * 2;
  const leaves = Array.from({ length: count }, (_, index) => {
    const [x, y] = aroundBox(index / count, w, h);
    return `<circle cx="${x}" cy="${y}" r="11"/>`;
  });
  return `<g fill="${color}">${leaves.join('')}
  <rect x="${-w / 2 + 6}" y="${-h / 2 + 6}" width="${w - 12}" height="${h - 12}" rx="20"/>
  <path d="M${-12 * tail} ${h / 2 - 20}L${-28 * tail} ${h / 2 + 20}C${-8 * tail} ${h / 2 + 19} ${12 * tail} ${h / 2 + 8} ${20 * tail} ${h / 2 - 20}Z"/></g>
  <path d="M${w / 2 - 18} ${-h / 2 + 2}C${w / 2 + 6} ${-h / 2 + 8} ${w / 2 + 4} ${h / 2 - 8} ${w / 2 - 18} ${h / 2}C${w / 2 - 8} ${h / 6} ${w / 2 - 8} ${-h / 6} ${w / 2 - 18} ${-h / 2 + 2}Z" fill="${PAINT.shade}" opacity=".1"/>
  ${at(0, 7, 1.15, lettering(word, '#FFF9E6'))}`;
};

const firstHedge = (hasGain: boolean) =>
  hasGain
    ? at(-88, -66, 1, topiary({ width: 92, height: 62, word: 'hola', color: '#2F8658', tail: -1 }))
    : at(-84, -46, 1, topiary({ width: 66, height: 46, word: '…', color: '#3C9763', tail: -1 }));

const secondHedge = (isGrown: boolean) =>
  isGrown
    ? at(88, -72, 1, topiary({ width: 96, height: 62, word: 'salut', color: '#3C9763', tail: 1 }))
    : at(84, -46, 1, topiary({ width: 64, height: 44, word: '', color: '#4DA06C', tail: 1 }));

export const talkingGarden = ({ hasGain, isGrown }: PlaceDress) =>
  `${ground(128, 8)}
<path d="M-34 2V-78C-34-132 34-132 34-78V2" fill="none" stroke="#FFFDF6" stroke-width="8"/>
  <path d="M-22 2V-76C-22-114 22-114 22-76V2" fill="none" stroke="#FFFDF6" stroke-width="4"/>
  <path d="M-34-20H-22M-34-46H-22M34-20H22M34-46H22M-32-86L-20-80M32-86L20-80M0-119V-106M-19-112L-12-101M19-112L12-101" stroke="#FFFDF6" stroke-width="4"/>
${vine(isGrown)}
<path d="M-86 0V-30M86 0V-34" stroke="${PAINT.soilD}" stroke-width="8"/>
${firstHedge(hasGain)}${secondHedge(isGrown)}
<path d="M-104 2L-100-16H-72L-68 2ZM68 2L72-16H100L104 2Z" fill="#C9713F"/>
  <path d="M-104-20H-68V-13H-104ZM68-20H104V-13H68Z" fill="#DD8650"/>`;
