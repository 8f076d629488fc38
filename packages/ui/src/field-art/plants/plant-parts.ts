import { PAINT } from '../paint.ts';
import { at } from '../svg.ts';

/* Parts of plants as SVG, with the foot at 0, 0. */

export const leaf = (x: number, y: number, turn: number, scale = 1, color: string = PAINT.leaf) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" d="M0 0C2-13 15-21 31-19 30-6 16 5 0 0Z" fill="${color}"/>`;

/** Mirrors a drawing to the other side of the stem. */
export const mirrored = (drawing: string) => `<g transform="scale(-1 1)">${drawing}</g>`;

export const stem = (height: number, width = 4) =>
  `<path d="M0 0C3-${height * 0.35} -3-${height * 0.7} 0-${height}" stroke="${PAINT.leafD}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

/** Returns a stem with leaves and without a flower. */
export const leafyStem = (height: number) =>
  [
    stem(height),
    leaf(1, -height * 0.32, 2, 0.9, PAINT.leafD),
    mirrored(leaf(1, -height * 0.46, 4, 0.95)),
    leaf(0, -height * 0.72, -14, 0.8),
    mirrored(leaf(0, -height * 0.86, -18, 0.72, PAINT.leafD)),
    leaf(0, -height + 2, -50, 0.5),
  ].join('');

export const mound = () =>
  `<path d="M-24 3C-18-10 18-10 24 3Z" fill="${PAINT.soil}"/>
  <path d="M2-7C14-7 21-2 24 3H8C11-1 8-5 2-7Z" fill="${PAINT.soilD}" opacity=".6"/>`;

export const seed = () =>
  `<path d="M0-21C8-14 9-4 0-1-9-4-8-14 0-21Z" fill="#F0C177"/>
  <path d="M0-21C8-14 9-4 0-1 3-8 4-15 0-21Z" fill="#C98F3F"/>
  <path d="M-20 3C-14-7 14-7 20 3Z" fill="${PAINT.soil}"/>`;

/** Returns a seed that floats on water inside a ring. */
export const floatingSeed = () =>
  `<ellipse cx="0" cy="0" rx="22" ry="7" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.2"/>
  <ellipse cx="0" cy="0" rx="10" ry="4" fill="#F0C177"/>
  <path d="M0-4A10 4 0 0 1 0 4 12 6 0 0 0 0-4Z" fill="#C98F3F"/>`;

export const sprout = () =>
  `<path d="M0 0C0-8 0-14 0-20" stroke="${PAINT.leafD}" stroke-width="3.2" stroke-linecap="round"/>
  <path d="M0-18C-2-30-14-34-22-32-22-22-12-15 0-18Z" fill="${PAINT.leaf}"/>
  <path d="M0-18C0-32 10-40 22-39 23-27 13-17 0-18Z" fill="${PAINT.leafD}"/>`;

const GRAIN_HEIGHTS = [-62, -52, -42];
/** Returns a stalk of wheat. Green colors show an unripe stalk. */
export const wheatStalk = (light = '#E8B548', dark = '#C98F22') => {
  const grains = GRAIN_HEIGHTS.map(
    (y) =>
      `<path d="M0 ${y}C-10 ${y - 4}-11 ${y - 14}-6 ${y - 18} 0 ${y - 14} 1 ${y - 6} 0 ${y}Z" fill="${light}"/><path d="M0 ${y}C10 ${y - 4} 11 ${y - 14} 6 ${y - 18} 0 ${y - 14}-1 ${y - 6} 0 ${y}Z" fill="${dark}"/>`,
  );
  return `<path d="M0 0C1-20-1-40 0-62" stroke="${dark}" stroke-width="2.6" fill="none" stroke-linecap="round"/>
  ${grains.join('')}
  <path d="M0-66C-6-74-5-84 0-90 5-84 6-74 0-66Z" fill="${light}"/>`;
};

export const lilyPad = (x: number, y: number, scale: number, color = '#4DA06C') =>
  at(
    x,
    y,
    scale,
    `<path d="M-26 0C-26-8-13-13 2-12L0-1 20-9C25-6 27-3 26 1 24 9 12 12-2 12-16 12-26 8-26 0Z" fill="${color}"/>
  <path d="M-26 0C-26 8-16 12-2 12 12 12 24 9 26 1 14 7-8 8-26 0Z" fill="${PAINT.shade}" opacity=".12"/>`,
  );

export const bell = (
  x: number,
  y: number,
  turn: number,
  scale: number,
  light = '#6E8FD0',
  dark = '#4C6CB0',
) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C-12 2-12 16-17 24-10 22-7 25-4 29-1 25 1 25 4 29 7 25 10 22 17 24 12 16 12 2 0 0Z" fill="${light}"/>
  <path d="M0 0C12 2 12 16 17 24 10 22 7 25 4 29 3 20 4 8 0 0Z" fill="${dark}"/>
  <path d="M0 0V-5" stroke="${PAINT.leafD}" stroke-width="3"/>
  </g>`;
