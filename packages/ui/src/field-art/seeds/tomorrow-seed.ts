import { PAINT } from '../paint.ts';
import type { PlaceName } from '../places/places.ts';
import { bloomHead } from '../plants/blooms.ts';
import { leaf, mirrored } from '../plants/plant-parts.ts';
import { at } from '../svg.ts';
import type { ViewBox } from '../svg-image.ts';
import { closedSeed } from './closed-seed.ts';

/* The seed that a child plants at the end of a day, with its foot at 0, 0. */

export const SEED_BOX = [-100, -190, 200, 214] as const satisfies ViewBox;

/** The two flowers that open from a seed, by the place that was practiced. */
const BLOOMS: Readonly<Record<PlaceName, readonly [large: number, small: number]>> = {
  math: [3, 7],
  languageArts: [0, 4],
  science: [4, 8],
  socialStudies: [5, 9],
  foreignLanguage: [6, 0],
  music: [8, 2],
  art: [2, 6],
  others: [7, 1],
};

const mound = `<ellipse cx="0" cy="4" rx="86" ry="14" fill="${PAINT.shade}" opacity=".12"/><path d="M-78 6C-66-24 66-24 78 6Z" fill="${PAINT.soil}"/><path d="M8-16C40-16 68-8 78 6H34C40-4 30-12 8-16Z" fill="${PAINT.soilD}" opacity=".55"/>`;

const closed = `${closedSeed}<path d="M-40 6C-30-16 30-16 40 6Z" fill="${PAINT.soil}"/>`;

const opened = (place: PlaceName) => {
  const [large, small] = BLOOMS[place];
  return [
    `<path d="M0-8C4-50-6-84 0-120" stroke="${PAINT.leafD}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    leaf(2, -40, 0, 1.5, PAINT.leafD),
    mirrored(leaf(2, -58, 2, 1.5)),
    `<path d="M2-74C18-90 30-92 38-88" stroke="${PAINT.leafD}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    at(44, -92, 0.5, bloomHead(small)),
    at(0, -134, 1.2, bloomHead(large)),
  ].join('');
};

/** Draws the planted seed, or what has opened from it. */
export const tomorrowSeed = ({ place, isOpen }: { place: PlaceName; isOpen: boolean }) =>
  mound + (isOpen ? opened(place) : closed);
