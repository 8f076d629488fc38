import { cottage } from '../buildings/cottage.ts';
import { PAINT } from '../paint.ts';
import { firTree } from '../plants/crop-trees.ts';
import { at, ground } from '../svg.ts';
import type { PlaceDress } from './place-dress.ts';

/** Contour lines, as on a map. */
const CONTOURS = [
  ['#9CCB7C', 'M-138 0C-128-44-88-58-56-92-26-124 26-132 52-104 78-76 126-50 138 0Z'],
  ['#B2D88C', 'M-104-4C-94-38-66-54-42-82-20-110 22-116 42-92 64-66 96-42 106-4Z'],
  ['#CBE4A0', 'M-70-12C-62-38-44-54-28-78-12-100 16-104 30-84 48-60 64-40 72-12Z'],
  ['#E4F0BE', 'M-38-28C-32-46-24-58-14-76-4-92 10-94 18-80 28-62 38-46 40-28Z'],
] as const;
const contours = CONTOURS.map(
  ([color, d]) =>
    `<path d="${d}" fill="${PAINT.shade}" opacity=".07" transform="translate(0 -4)"/><path d="${d}" fill="${color}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>`,
).join('');

export const mapHill = ({ hasGain, isGrown }: PlaceDress) =>
  `${ground(140, 8)}
  ${contours}
<path d="M20-80C36-62 20-48 40-34 58-22 44-12 62 0H84C72-14 72-24 54-38 38-50 50-62 26-84Z" fill="#86C7DE"/>
  <path d="M26-84C50-62 38-50 54-38 72-24 72-14 84 0H76C66-12 66-24 50-36 34-50 42-62 22-82Z" fill="#5FA9C6" opacity=".7"/>
<path d="M-92-4C-70-22-92-34-60-44-34-52-52-66-26-72-12-76-12-86-2-96" fill="none" stroke="${PAINT.soil}" stroke-width="3.6" stroke-dasharray="7 7" stroke-linecap="round"/>
<path d="M2-98V-146" stroke="${PAINT.soilD}" stroke-width="4" stroke-linecap="round"/>
  <path d="M4-146C16-150 24-140 40-145V-125C24-120 16-130 4-126Z" fill="${PAINT.coral}"/>
${hasGain ? at(-58, -14, 0.2, cottage()) : ''}${isGrown ? at(96, -8, 0.5, firTree(3)) + at(116, -4, 0.42, firTree(3, '#277C52')) + at(-104, -8, 0.46, firTree(3)) + at(-30, -56, 0.36, firTree(3, '#3C9763')) : at(104, -6, 0.42, firTree(1))}
<g transform="translate(8 -26)"><circle r="15" fill="#FFF6DE"/>
  <path d="M0-12L3.5-3.5 12 0 3.5 3.5 0 12-3.5 3.5-12 0-3.5-3.5Z" fill="${PAINT.king}"/>
  <path d="M0-12L3.5-3.5 0 0Z" fill="${PAINT.poppy}"/>
  </g>`;
