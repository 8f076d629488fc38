import { PAINT } from '../paint.ts';
import { at, eye, shade } from '../svg.ts';
import type { ViewBox } from '../svg-image.ts';
import { bee } from './bee.ts';
import { hedgehog } from './hedgehog.ts';
import { sheep } from './sheep.ts';
import { snail } from './snail.ts';

/* Visitors with the foot at 0, 0. The bee and the butterflies fly, so their middle is there. */

export type VisitorName =
  | 'snail'
  | 'hedgehog'
  | 'frog'
  | 'ducks'
  | 'sheep'
  | 'robin'
  | 'mole'
  | 'owl'
  | 'bee'
  | 'butterflies';

const frog = () =>
  `<ellipse cx="0" cy="0" rx="46" ry="6" fill="${PAINT.shade}" opacity=".16"/>
  <path d="M-44-2C-52-22-34-34-24-30L-14-2ZM44-2C52-22 34-34 24-30L14-2Z" fill="#3C9763"/>
  <path d="M0-56C30-56 36-32 32-14 30-2 18 0 0 0-18 0-30-2-32-14-36-32-30-56 0-56Z" fill="#6DBB6E"/>
  <path d="M0-30C16-30 22-18 20-8 14 0-14 0-20-8-22-18-16-30 0-30Z" fill="#DDEFC0"/>
  <circle cx="-19" cy="-56" r="12" fill="#6DBB6E"/>
  <circle cx="19" cy="-56" r="12" fill="#6DBB6E"/>
  ${eye(-19, -58, 5)}
  ${eye(19, -58, 5)}
  <path d="M-16-38C-8-30 8-30 16-38" stroke="#22794F" stroke-width="3" fill="none" stroke-linecap="round"/>
  <ellipse cx="-24" cy="-40" rx="5" ry="3.5" fill="${PAINT.coral}" opacity=".45"/>
  <ellipse cx="24" cy="-40" rx="5" ry="3.5" fill="${PAINT.coral}" opacity=".45"/>`;

export const duck = () =>
  `<path d="M-60-4C-40 6 40 6 60-4" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path d="M-56-34C-44-26-30-34-10-36 14-38 20-50 22-60H52C56-44 54-30 50-20 44-4 16 0-8 0-40 0-54-14-56-34Z" fill="#FFFDF6"/>
  <path d="M50-20C44-4 16 0-8 0-30 0-44-7-51-18-20-4 24-6 50-20Z" fill="${PAINT.shade}" opacity=".1"/>
  <path d="M-30-26C-14-34 12-30 16-20 10-8-18-6-30-26Z" fill="#E9E2CC"/>
  <circle cx="36" cy="-66" r="21" fill="#FFFDF6"/>
  <path d="M54-68C64-70 74-66 74-62 70-56 60-56 52-58Z" fill="${PAINT.mari}"/>
  <path d="M52-58C60-56 70-56 74-62 66-61 60-62 53-63Z" fill="${PAINT.mariD}"/>
  ${eye(42, -70, 4)}
  <ellipse cx="34" cy="-58" rx="6" ry="4" fill="${PAINT.coral}" opacity=".4"/>`;

const robin = () =>
  `<path d="M-6 0V-10M6 0V-10" stroke="${PAINT.mariD}" stroke-width="3.4" stroke-linecap="round"/>
  <path d="M-46-30C-34-34-28-36-22-42-12-58 24-62 34-42 44-24 28-6 4-6-14-6-24-16-28-22Z" fill="#8C6A4E"/>
  <path d="M34-42C44-24 28-6 4-6-2-6-7-7-11-9 4-12 8-34 22-46 28-48 32-46 34-42Z" fill="${PAINT.coral}"/>
  <path d="M-26-26C-14-36 2-32 4-24-4-12-20-14-26-26Z" fill="#6E5139"/>
  ${eye(20, -42, 3.6)}
  <path d="M36-42L47-38 36-33Z" fill="${PAINT.mari}"/>`;

const mole = () =>
  `<path d="M-44-12C-48-66-28-92 0-92 28-92 48-66 44-12Z" fill="${PAINT.plum}"/>
  ${shade('M0-92C28-92 48-66 44-12H20C34-44 26-78 0-92Z', 0.14)}
  <ellipse cx="0" cy="-44" rx="24" ry="18" fill="#8C7E93"/>
  <ellipse cx="0" cy="-52" rx="11" ry="8" fill="${PAINT.pink}"/>
  ${eye(-18, -66, 3.6)}
  ${eye(18, -66, 3.6)}
  <circle cx="-18" cy="-66" r="9.5" fill="none" stroke="${PAINT.mari}" stroke-width="2.8"/>
  <circle cx="18" cy="-66" r="9.5" fill="none" stroke="${PAINT.mari}" stroke-width="2.8"/>
  <path d="M-9-67C-5-70 5-70 9-67" stroke="${PAINT.mari}" stroke-width="2.8" fill="none"/>
  <path d="M-10-38C-4-33 4-33 10-38" stroke="${PAINT.plumD}" stroke-width="2.6" fill="none" stroke-linecap="round"/>
  <path d="M-92 4C-78-20-56-14-44-24-30-32-16-22 0-24 18-32 36-30 46-20 60-20 82-14 92 4Z" fill="${PAINT.soil}"/>
  <path d="M-92 4C-60-8-20-4 10-8 40-6 76-8 92 4Z" fill="${PAINT.soilD}"/>
  <ellipse cx="-46" cy="-22" rx="14" ry="11" fill="${PAINT.pink}"/>
  <ellipse cx="46" cy="-20" rx="14" ry="11" fill="${PAINT.pink}"/>`;

/** Returns an owl on a post. */
const owl = () =>
  `<g transform="translate(0 -90)"><path d="M-10 90V-4H10V90Z" fill="${PAINT.soilD}"/>
  <path d="M-46-6H46V8H-46Z" fill="${PAINT.soil}"/>
  <path d="M-14-8v10M-22-8v9M14-8v10M22-8v9" stroke="${PAINT.mariD}" stroke-width="6" stroke-linecap="round"/>
  <path d="M-40-124L-48-160C-30-156-16-148-8-140ZM40-124L48-160C30-156 16-148 8-140Z" fill="${PAINT.slateD}"/>
  <path d="M0-146C44-146 54-104 52-64 50-22 30-6 0-6-30-6-50-22-52-64-54-104-44-146 0-146Z" fill="${PAINT.slate}"/>
  <path d="M0-84C22-84 32-62 31-40 30-18 16-10 0-10-16-10-30-18-31-40-32-62-22-84 0-84Z" fill="${PAINT.cream}"/>
  <path d="M-16-54q4 6 8 0 4 6 8 0 4 6 8 0 4 6 8 0M-12-38q4 6 8 0 4 6 8 0 4 6 8 0" fill="none" stroke="#C9B48C" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M-49-88C-62-62-58-28-38-14-34-38-36-66-43-90ZM49-88C62-62 58-28 38-14 34-38 36-66 43-90Z" fill="${PAINT.slateD}"/>
  <path d="M0-126C9-138 26-140 38-130 50-118 44-94 26-90 12-88 4-94 0-100-4-94-12-88-26-90-44-94-50-118-38-130-26-140-9-138 0-126Z" fill="${PAINT.cream}"/>
  <circle cx="-21" cy="-112" r="15" fill="#fff"/>
  <circle cx="21" cy="-112" r="15" fill="#fff"/>
  <circle cx="-21" cy="-112" r="15" fill="none" stroke="${PAINT.mariD}" stroke-width="3"/>
  <circle cx="21" cy="-112" r="15" fill="none" stroke="${PAINT.mariD}" stroke-width="3"/>
  ${eye(-19, -111, 6.4)}
  ${eye(19, -111, 6.4)}
  <path d="M-7-101C-4-105 4-105 7-101 6-94 3-90 0-87-3-90-6-94-7-101Z" fill="${PAINT.mari}"/></g>`;

export const butterfly = (light: string, dark: string) =>
  `<g transform="rotate(-14)"><path d="M0 0C-6-26-34-34-38-16-40-2-18 6 0 0ZM0 0C6-26 34-34 38-16 40-2 18 6 0 0Z" fill="${light}"/>
  <path d="M0 0C-18-2-30 10-22 20-14 28-2 16 0 0ZM0 0C18-2 30 10 22 20 14 28 2 16 0 0Z" fill="${dark}"/>
  <circle cx="-25" cy="-15" r="5" fill="#fff" opacity=".7"/>
  <circle cx="25" cy="-15" r="5" fill="#fff" opacity=".7"/>
  <path d="M0-12V16" stroke="${PAINT.ink}" stroke-width="5" stroke-linecap="round"/>
  <path d="M0-12C-2-20-8-24-12-24M0-12C2-20 8-24 12-24" stroke="${PAINT.ink}" stroke-width="2" fill="none" stroke-linecap="round"/>
  </g>`;

type VisitorArt = { draw: () => string; box: ViewBox };

/** Drawing and frame of each visitor. */
export const VISITOR_ART: Readonly<Record<VisitorName, VisitorArt>> = {
  snail: { draw: () => snail(), box: [-70, -82, 148, 92] },
  hedgehog: { draw: () => hedgehog({ hasLeaf: true }), box: [-104, -136, 226, 148] },
  frog: { draw: frog, box: [-54, -76, 108, 86] },
  ducks: {
    draw: () =>
      `${at(-22, 0, 1, duck())}<g transform="translate(74 6) scale(-.7 .7)">${duck()}</g>`,
    box: [-90, -96, 216, 110],
  },
  sheep: { draw: sheep, box: [-36, -46, 80, 50] },
  robin: { draw: robin, box: [-52, -64, 106, 70] },
  mole: { draw: mole, box: [-98, -98, 196, 108] },
  owl: { draw: owl, box: [-66, -256, 132, 264] },
  bee: { draw: bee, box: [-28, -38, 56, 56] },
  butterflies: {
    draw: () =>
      at(-24, 4, 1, butterfly('#E792AE', '#C86F93')) +
      at(38, -26, 0.74, butterfly('#6FB6D6', '#3F8FB5')),
    box: [-74, -66, 150, 104],
  },
};
