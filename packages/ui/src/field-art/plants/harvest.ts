import { PAINT } from '../paint.ts';
import { ground } from '../svg.ts';
import type { ViewBox } from '../svg-image.ts';
import { wheatStalk } from './plant-parts.ts';
import { CROP_ART, type CropName } from './plants.ts';

/* Drawings of a harvest. The harvested plants are between the back and the front of the basket. */

export const BASKET_BOX: ViewBox = [-96, -130, 192, 146];

const HANDLE = 'M-58-62C-56-136 56-136 58-62';
export const basketBack = () =>
  `${ground(88, 9)}
  <path d="${HANDLE}" fill="none" stroke="#8A5C3A" stroke-width="9"/>
  <path d="${HANDLE}" fill="none" stroke="#B98A5E" stroke-width="4"/>`;

const WEAVE = [-44, -28, -12];
export const basketFront = () =>
  `<path d="M-76-62H76L62-6C60 2 52 4 44 4H-44C-52 4-60 2-62-6Z" fill="#C08A52"/>
  <path d="M36-62H76L62-6C60 2 52 4 44 4H22C32-14 38-40 36-62Z" fill="${PAINT.shade}" opacity=".12"/>
  ${WEAVE.map((y, row) => `<path d="M${-72 + row * 4} ${y}H${72 - row * 4}" stroke="#8A5C3A" stroke-opacity=".5" stroke-width="3" stroke-dasharray="16 8" stroke-dashoffset="${row * 12}"/>`).join('')}
  <rect x="-84" y="-70" width="168" height="15" rx="7.5" fill="#D6A46B"/>
  <path d="M-84-62H84" stroke="#8A5C3A" stroke-opacity=".4" stroke-width="2" stroke-dasharray="12 6"/>`;

const apple = () =>
  `<circle cy="-18" r="17" fill="${PAINT.coral}"/>
  <path d="M0-35A17 17 0 0 1 0-1 20 20 0 0 0 0-35Z" fill="${PAINT.shade}" opacity=".13"/>
  <path d="M0-33V-40" stroke="${PAINT.soilD}" stroke-width="3" stroke-linecap="round"/>`;

/** Returns the harvested part of a blooming plant with the foot at 0, 0. */
export const harvested = (crop: CropName, variant: number) => {
  if (crop === 'wheat') return wheatStalk();
  if (crop === 'apple') return apple();
  return CROP_ART[crop].bloom(variant);
};

export const PETAL_BOX: ViewBox = [-10, -10, 20, 20];

const PETAL_COLORS = [
  PAINT.coral,
  PAINT.mari,
  '#6FB6D6',
  PAINT.berry,
  PAINT.leafL,
  '#F28B6C',
] as const;
export const PETAL_KINDS = PETAL_COLORS.length;
/** Returns a petal around 0, 0 with a maximum height of 20. */
export const petal = (kind: number) =>
  `<path d="M0-9C7-5 7 5 0 9-7 5-7-5 0-9Z" fill="${PETAL_COLORS[kind % PETAL_KINDS]}"/>`;
