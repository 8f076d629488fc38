import { PAINT } from './paint.ts';

type SunColors = { light: string; halo: string };

/** Returns the sun around 0, 0 with two halos. */
export const sun = (
  r: number,
  { light, halo }: SunColors = { light: '#FFD067', halo: '#FFF4CF' },
) =>
  `<circle r="${r * 2.2}" fill="${halo}" opacity=".38"/><circle r="${r * 1.55}" fill="${halo}" opacity=".62"/><circle r="${r}" fill="${light}"/><circle r="${r - 0.8}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`;

const CLOUD =
  'M14 44C4 44 0 37 0 31 0 22 8 17 16 18 18 7 28 0 40 0 52 0 60 7 63 15 66 11 72 9 78 10 88 11 93 18 93 25 101 24 110 28 110 36 110 41 106 44 100 44Z';

type CloudLook = { opacity?: number | undefined; shadow?: string };

/** Returns a cloud from 0, 0 to 110, 44. */
export const cloud = ({ opacity = 1, shadow = PAINT.shade }: CloudLook = {}) =>
  `<path d="${CLOUD}" fill="${shadow}" opacity=".07" transform="translate(3 5)"/><path d="${CLOUD}" fill="#fff" opacity="${opacity}"/>`;

/** Returns two distant birds. */
export const birds = (ink = '#3A534B') =>
  `<path d="M0 6C5 0 10 0 14 6 18 0 23 0 28 6" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/><path d="M36 20C40 15 44 15 47 20 50 15 54 15 58 20" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/>`;

const TAIL = 'M0 34C-6 60 22 70 8 96 -6 120 10 140-2 170';

export const kite = (tail = TAIL) =>
  `<path d="${tail}" fill="none" stroke="${PAINT.paper}" stroke-width="2"/>
  <g transform="rotate(14)"><path d="M0-40L26 0 0 40-26 0Z" fill="${PAINT.coral}"/>
  <path d="M0-40L26 0 0 0Z" fill="${PAINT.mari}"/>
  <path d="M0 40L-26 0 0 0Z" fill="${PAINT.poppy}"/>
  <path d="M0-40V40M-26 0H26" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>
  </g>
  <path d="M4 62l-9-5 1 10zM4 62l10-2-5 9z" fill="${PAINT.mari}"/>
  <path d="M8 100l-10-3 3 10zM8 100l9-5-2 10z" fill="${PAINT.king}"/>`;
