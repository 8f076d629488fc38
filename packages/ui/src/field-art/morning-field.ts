import { hare } from './animals/hare.ts';
import { butterfly } from './animals/visitors.ts';
import { type Ridge, ridgePath } from './land.ts';
import { PAINT } from './paint.ts';
import { flower } from './plants/blooms.ts';
import { poplar } from './plants/greenery.ts';
import { birds, cloud, sun } from './sky.ts';
import { at, HILL } from './svg.ts';
import type { ViewBox } from './svg-image.ts';

/* The picture of all emails except the weekly mail: a morning field with an envelope. */

export const MORNING_BOX: ViewBox = [0, 0, 560, 128];

/** A flat color, because a gradient would cost more bytes than the rest. */
const SKY = '#DDF0F4';

const BASE = 140;
const FAR: Ridge = [
  [-20, 92],
  [130, 66],
  [330, 94],
  [580, 62],
];
const MIDDLE: Ridge = [
  [-20, 104],
  [190, 112],
  [400, 88],
  [580, 106],
];
const NEAR: Ridge = [
  [-20, 118],
  [170, 108],
  [400, 120],
  [580, 108],
];

const hill = (ridge: Ridge, color: string) =>
  `<path d="${ridgePath(ridge, BASE)}" fill="${color}"/>`;

/** An envelope with a round seal. Its lower edge is at 0, 0. */
const envelope = `<rect x="-34" y="-46" width="68" height="46" rx="5" fill="${PAINT.paper}"/><path d="M-32-43L0-17 32-43" fill="none" stroke="#C9BFA6" stroke-width="3" stroke-linejoin="round"/><circle cy="-19" r="8" fill="${PAINT.coral}"/>`;

/** Returns the drawing. `bloom` is the number of the flower at the hare's ear. */
export const morningField = (bloom: number) =>
  [
    `<rect width="${MORNING_BOX[2]}" height="${MORNING_BOX[3]}" fill="${SKY}"/>`,
    at(462, 44, 0.9, sun(22)),
    at(24, 18, 0.6, cloud()),
    at(326, 14, 0.44, cloud()),
    at(196, 26, 0.7, birds()),
    hill(FAR, HILL[2]),
    at(120, 80, 0.32, poplar(HILL[4])),
    at(137, 80, 0.25, poplar(HILL[4])),
    hill(MIDDLE, HILL[3]),
    hill(NEAR, HILL[4]),
    at(270, 122, 0.27, hare('wave', bloom)),
    at(318, 123, 0.56, envelope),
    at(40, 128, 0.46, flower(2)),
    at(66, 130, 0.36, flower(0)),
    at(494, 128, 0.42, flower(3)),
    at(520, 130, 0.5, flower(1)),
    at(382, 74, 0.5, butterfly(PAINT.mari, PAINT.coral)),
  ].join('');
