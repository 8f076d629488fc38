import { PAINT } from '../paint.ts';
import { bloomHead } from '../plants/blooms.ts';
import type { ViewBox } from '../svg-image.ts';
import {
  arm,
  belly,
  body,
  calmFace,
  ears,
  feet,
  foot,
  head,
  laughingFace,
  type ScarfColors,
  scarf,
  scarfEnd,
  shadow,
  standingHare,
  tail,
  thinkingFace,
  wavingArm,
} from './hare-parts.ts';

/* The player's hare with the player's flower at the ear. Its feet are at 0, 0. */

export type HarePose = 'idle' | 'walk' | 'think' | 'cheer' | 'wave';

/** Frame that fits every pose. */
export const HARE_BOX: ViewBox = [-124, -368, 250, 382];

/** Offset of the face of a walking hare, which looks ahead. */
const AHEAD = 13;
const flowerAtEar = (bloom: number) =>
  `<g transform="translate(-42 -224) rotate(-12) scale(.56)"><path d="M-6 10C-30 26-44 18-50 4-36-6-18-4-6 10Z" fill="${PAINT.leafD}"/>${bloomHead(bloom)}</g>`;

/** The player's scarf is green, a friend's scarf has another color. */
const SCARVES = {
  leaf: { light: PAINT.leaf, dark: PAINT.leafD },
  berry: { light: PAINT.berry, dark: PAINT.berryD },
} as const;
export type Scarf = keyof typeof SCARVES;

type Dress = { flower: string; colors: ScarfColors };

const restingArm = arm('M-46-98C-64-84-64-66-48-56');

const POSES: Readonly<Record<HarePose, (dress: Dress) => string>> = {
  idle: ({ flower, colors }) =>
    standingHare({ arms: restingArm + arm('M46-98C64-84 64-66 48-56'), colors }) + flower,
  wave: ({ flower, colors }) => standingHare({ arms: restingArm + wavingArm, colors }) + flower,
  think: ({ flower, colors }) =>
    `${shadow(74)}${tail}${body}${belly}${feet}<g transform="rotate(5 0 -140)">${ears(-4, 16)}${head(thinkingFace)}${scarf(colors)}${flower}</g>${scarfEnd(colors)}${arm('M-46-98C-66-76-40-60 2-66')}
    <path d="M48-96C84-84 78-112 44-131" stroke="${PAINT.tanD}" stroke-width="20" stroke-linecap="round" fill="none"/><circle cx="40" cy="-133" r="13" fill="${PAINT.tanD}"/>`,
  cheer: ({ flower, colors }) =>
    `${shadow(54, 0.12)}<g transform="translate(0 -22)">${tail}${arm('M-44-100C-72-112-88-146-92-180')}${arm('M44-100C72-112 88-146 92-180')}${ears(-10, 20)}${body}${belly}${foot(-38, -2, 22, -1)}${foot(38, -2, -22, 1)}${head(laughingFace)}${scarf(colors)}${scarfEnd(colors)}${flower}</g>`,
  walk: ({ flower, colors }) =>
    `${shadow(70)}<circle cx="-58" cy="-40" r="18" fill="${PAINT.fawn}"/>${arm('M-34-98C-58-92-72-78-74-62')}${foot(-44, -14, 34, 0)}<g transform="translate(2 -4) rotate(4 0 -60)">${ears(-16, -2)}${body}<g transform="translate(14 0) scale(.9 1)">${belly}</g></g>${foot(40, -8, -8, 1)}<g transform="translate(10 -4)">${head(calmFace(AHEAD))}${scarf(colors)}${flower}</g><g transform="translate(2 0) rotate(10 -26 -120)">${scarfEnd(colors)}</g>${arm('M34-98C54-92 68-82 78-70')}`,
};

/** Returns the hare in a pose. `bloom` is the number of the player's flower. */
export const hare = (pose: HarePose, bloom: number, scarfName: Scarf = 'leaf') =>
  POSES[pose]({ flower: flowerAtEar(bloom), colors: SCARVES[scarfName] });
