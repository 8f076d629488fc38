import { hare } from './animals/hare.ts';
import { VISITOR_ART } from './animals/visitors.ts';
import { cottage } from './buildings/cottage.ts';
import { furrows, type Ridge, ridgePath } from './land.ts';
import { PAINT } from './paint.ts';
import { flower } from './plants/blooms.ts';
import { poplar } from './plants/greenery.ts';
import { basketBack, basketFront } from './plants/harvest.ts';
import { wheatStalk } from './plants/plant-parts.ts';
import { cloud } from './sky.ts';
import { at } from './svg.ts';
import type { ViewBox } from './svg-image.ts';

/* The picture of the weekly mail: a field on Sunday evening with the week's harvest. */

export const EVENING_BOX: ViewBox = [0, 0, 600, 200];

/** Colors of the golden theme, because an image has no CSS variables. */
const GOLDEN = {
  sky: ['#FBD3A0', '#FFE9C8', '#FFF6E3'],
  sun: '#FFA65A',
  halo: '#FFD596',
  hills: ['#F1E0AE', '#DAD592', '#71A364'],
  crop: '#ADC47B',
} as const;

const BASE = 220;
const FAR: Ridge = [
  [-20, 120],
  [160, 96],
  [400, 124],
  [620, 92],
];
const MIDDLE: Ridge = [
  [-20, 140],
  [200, 150],
  [420, 128],
  [620, 146],
];
const NEAR: Ridge = [
  [-20, 172],
  [200, 164],
  [420, 178],
  [620, 166],
];

const sky = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${GOLDEN.sky[0]}"/><stop offset=".46" stop-color="${GOLDEN.sky[1]}"/><stop offset=".7" stop-color="${GOLDEN.sky[2]}"/></linearGradient><rect width="600" height="200" fill="url(#sky)"/>`;

const lowSun = `<circle cx="420" cy="96" r="96.8" fill="${GOLDEN.halo}" opacity=".38"/><circle cx="420" cy="96" r="68.2" fill="${GOLDEN.halo}" opacity=".62"/><circle cx="420" cy="96" r="44" fill="${GOLDEN.sun}"/>`;

/** Returns a hill with its shadow and cut edge. */
const hill = (ridge: Ridge, color: string) => {
  const d = ridgePath(ridge, BASE);
  return `<path d="${d}" transform="translate(0 -6)" fill="${PAINT.shade}" opacity=".05"/><path d="${d}" transform="translate(0 -2.5)" fill="${PAINT.shade}" opacity=".07"/><path d="${d}" fill="${color}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>`;
};

const smoke =
  '<circle r="9" fill="#fff" opacity=".75"/><circle cx="12" cy="-20" r="12" fill="#fff" opacity=".6"/><circle cx="30" cy="-44" r="16" fill="#fff" opacity=".42"/>';

const SHEAVES = [
  [-44, -16],
  [-22, -7],
  [2, 2],
  [24, 8],
  [44, 16],
] as const;
const harvest =
  basketBack() +
  SHEAVES.map(
    ([x, turn]) =>
      `<g transform="translate(${x} -40) rotate(${turn}) scale(.8)">${wheatStalk()}</g>`,
  ).join('') +
  basketFront();

/** Returns the drawing. `bloom` is the number of the flower at the hare's ear. */
export const eveningField = (bloom: number) =>
  [
    sky,
    lowSun,
    at(60, 34, 0.7, cloud()),
    hill(FAR, GOLDEN.hills[0]),
    at(540, 112, 0.34, poplar(GOLDEN.crop)),
    at(558, 112, 0.28, poplar(GOLDEN.crop)),
    hill(MIDDLE, GOLDEN.hills[1]),
    furrows(ridgePath(MIDDLE, BASE), {
      from: [330, 112],
      to: [-60, 700, 260],
      count: 18,
      color: GOLDEN.crop,
    }),
    at(116, 166, 0.56, cottage()),
    at(160, 70, 0.4, smoke),
    hill(NEAR, GOLDEN.hills[2]),
    at(30, 200, 0.5, flower(2)),
    at(252, 190, 0.36, harvest),
    at(330, 192, 0.36, hare('cheer', bloom)),
    at(444, 190, 0.34, VISITOR_ART.hedgehog.draw()),
    at(540, 200, 0.54, flower(3)),
    at(570, 202, 0.46, flower(0)),
  ].join('');
