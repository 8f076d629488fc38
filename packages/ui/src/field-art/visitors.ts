import { PAINT } from '../art/paint.ts';
import { at, eye, shade } from './svg.ts';
import type { ViewBox } from './svg-image.ts';

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

export const snail = () =>
  `<ellipse cx="0" cy="0" rx="62" ry="6" fill="${PAINT.shade}" opacity=".16"/>
  <path d="M-64 0C-50-18-10-18 18-18 34-18 38-40 50-44 64-46 70-34 66-22 62-6 44 0 26 0Z" fill="${PAINT.fawn}"/>
  <path d="M52-42L48-62M62-42L68-60" stroke="${PAINT.fawn}" stroke-width="5" stroke-linecap="round"/>
  ${eye(48, -63, 3.4)}
  ${eye(68, -61, 3.4)}
  <circle cx="-8" cy="-40" r="36" fill="${PAINT.berry}"/>
  <path d="M-8-40C-8-48 4-48 4-38 4-26-20-24-22-42-22-62 8-66 16-44 20-26 4-12-10-14" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>
  <path d="M58-20q4 3 7-1" stroke="#8E5F45" stroke-width="2" fill="none"/>`;

type Spikes = { x: number; rx: number; ry: number; end: number; count: number; length: number };
/** Returns a fan of spikes over the back. */
const spikes = ({ x, rx, ry, end, count, length }: Spikes) => {
  const points = Array.from({ length: count * 2 + 1 }, (_, index) => {
    const angle = ((182 + ((end - 182) * index) / (count * 2)) * Math.PI) / 180;
    const reach = index % 2 === 1 ? 1 + length : 1;
    return `${(x + Math.cos(angle) * rx * reach).toFixed(1)} ${(-12 - Math.sin(angle) * ry * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const hedgehog = () =>
  `
<ellipse cx="6" cy="0" rx="92" ry="8" fill="${PAINT.shade}" opacity=".16"/>
<ellipse cx="-38" cy="-4" rx="15" ry="9" fill="#8E5F45"/>
  <ellipse cx="44" cy="-4" rx="15" ry="9" fill="#8E5F45"/>
<path d="M-70-16C-66 0 60 2 84-10L60-30Z" fill="#E3C49C"/>
  <path d="M20-12C20-66 48-84 66-72 84-60 104-38 108-28 110-16 92-8 70-8Z" fill="${PAINT.fawn}"/>
<path d="${spikes({ x: -8, rx: 78, ry: 84, end: 14, count: 13, length: 0.13 })}" fill="#7A5236" stroke="#7A5236" stroke-width="5" stroke-linejoin="round"/>
<path d="${spikes({ x: -12, rx: 60, ry: 64, end: 10, count: 11, length: 0.15 })}" fill="#94683F" stroke="#94683F" stroke-width="4" stroke-linejoin="round"/>
<path d="${spikes({ x: -16, rx: 40, ry: 42, end: 6, count: 8, length: 0.18 })}" fill="#B08556" stroke="#B08556" stroke-width="4" stroke-linejoin="round"/>
<circle cx="50" cy="-62" r="13" fill="#B98560"/>
  <circle cx="51" cy="-60" r="7.5" fill="${PAINT.pink}"/>
${eye(78, -44, 5)}
  <ellipse cx="70" cy="-28" rx="9" ry="5.5" fill="${PAINT.coral}" opacity=".45"/>
  <circle cx="108" cy="-28" r="7" fill="${PAINT.ink}"/>
  <circle cx="110" cy="-31" r="2" fill="#fff" opacity=".8"/>
  <path d="M92-18C88-14 82-14 79-17" stroke="#8E5F45" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<g transform="translate(-14 -96)"><path d="M0 0C-2-18-18-24-30-20-28-6-16 4 0 0Z" fill="${PAINT.leaf}"/>
  <path d="M0 0C2-22 18-32 32-28 32-10 18 2 0 0Z" fill="${PAINT.leafD}"/>
  </g>`;

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

export const sheep = () =>
  `<path d="M-14 0V-10M-4 0V-10M8 0V-10M17 0V-10" stroke="#3A4A48" stroke-width="4.5" stroke-linecap="round"/>
  <path d="M-22-10C-32-14-30-28-20-28-20-40-4-42 0-34 6-42 20-38 20-28 30-26 30-12 20-10 14-4-14-4-22-10Z" fill="#FFFDF6"/>
  <path d="M22-26C28-32 38-30 38-20 38-13 32-10 27-12 21-14 19-21 22-26Z" fill="#3A4A48"/>
  <circle cx="31" cy="-22" r="1.8" fill="#fff"/>
  <path d="M22-26c-5-4-8-1-8 2 3 3 7 2 8-2Z" fill="#3A4A48"/>`;

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

const bee = () =>
  `<ellipse cx="-5" cy="-17" rx="9" ry="13" fill="#fff" opacity=".92" transform="rotate(-24 -5 -17)"/>
  <ellipse cx="8" cy="-18" rx="9" ry="13" fill="#E6F3F8" opacity=".95" transform="rotate(20 8 -18)"/>
  <ellipse rx="20" ry="14" fill="${PAINT.mari}"/>
  <path d="M-6-13.4C-1-6-1 6-6 13.4-9 13-12 11.6-14.2 9.8-11 3-11-3-14.2-9.8-12-11.6-9-13-6-13.4ZM5-13.6C10-6 10 6 5 13.6 8 13 10 12.4 12.4 11 16 4 16-4 12.4-11 10-12.4 8-13 5-13.6Z" fill="${PAINT.ink}"/>
  <circle cx="17" cy="-4" r="2.2" fill="#fff"/>`;

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
  snail: { draw: snail, box: [-70, -82, 148, 92] },
  hedgehog: { draw: hedgehog, box: [-104, -136, 226, 148] },
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
