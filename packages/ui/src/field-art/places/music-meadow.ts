import { PAINT } from '../paint.ts';
import { bloomHead } from '../plants/blooms.ts';
import { at, ground } from '../svg.ts';
import type { PlaceDress } from './place-dress.ts';

const MEADOW = 'M-146 0C-138-46-86-70-20-66 50-64 120-62 146 0Z';

/** Positions of the notes on the staff, and the flower of each. */
const FIRST_NOTES = [
  [-60, -44, 3],
  [66, -46, 4],
] as const;
const GAINED_NOTE = [-10, -44, 0] as const;
const ALL_NOTES = [
  [-84, -40, 3],
  [-48, -60, 4],
  [-10, -44, 0],
  [26, -66, 2],
  [62, -50, 3],
  [98, -40, 4],
] as const;

const noteFlower = (x: number, y: number, bloom: number) =>
  `<path d="M${x + 8} ${y}V${y - 36}" stroke="${PAINT.leafD}" stroke-width="4" stroke-linecap="round"/><path d="M${x + 8} ${y - 36}C${x + 12} ${y - 26} ${x + 24} ${y - 26} ${x + 22} ${y - 12} ${x + 18} ${y - 20} ${x + 12} ${y - 20} ${x + 8} ${y - 22}Z" fill="${PAINT.leafD}"/>${at(x, y, 0.3, bloomHead(bloom))}`;

const staff = [0, 1, 2, 3, 4]
  .map(
    (line) =>
      `<path d="M-150 ${-8 - line * 11}C-90 ${-26 - line * 11}-40 ${8 - line * 11} 20 ${-12 - line * 11}S120 ${-22 - line * 10} 150 ${-4 - line * 11}"/>`,
  )
  .join('');

const BAR_COLORS = [
  '#D9512F',
  '#EC7556',
  '#FABD3C',
  '#F7CF63',
  '#5FAE7A',
  '#3F8FB5',
  '#6E8FD0',
  '#9A4870',
];
const xylophone = () => {
  const bars = BAR_COLORS.map(
    (color, index) =>
      `<rect x="${index * 14.5}" y="${-44 + index * 3}" width="11.5" height="${44 - index * 3}" rx="4" fill="${color}"/><circle cx="${index * 14.5 + 5.75}" cy="${-36 + index * 3}" r="1.8" fill="#fff" opacity=".8"/>`,
  );
  return `${bars.join('')}<path d="M-4-14H118" stroke="${PAINT.soilD}" stroke-width="4" stroke-linecap="round"/>`;
};

const drum = () =>
  `<g transform="translate(94 4)"><path d="M-22 0V-26H22V0C22 8-22 8-22 0Z" fill="${PAINT.soil}"/>
  <path d="M6-26H22V0C22 4 14 6 6 6Z" fill="${PAINT.shade}" opacity=".14"/>
  <ellipse cx="0" cy="-26" rx="22" ry="8" fill="#F1DDB6"/>
  <ellipse cx="0" cy="-26" rx="13" ry="4.6" fill="none" stroke="#B98A5E" stroke-width="2"/>
  <path d="M-8-34L18-48M4-32L30-38" stroke="${PAINT.soilD}" stroke-width="4" stroke-linecap="round"/>
  <circle cx="19" cy="-48" r="5" fill="${PAINT.poppy}"/>
  <circle cx="31" cy="-38" r="5" fill="${PAINT.poppy}"/>
  </g>`;

const notesOf = ({ hasGain, isGrown }: PlaceDress) => {
  if (isGrown) return ALL_NOTES;
  return hasGain ? [...FIRST_NOTES, GAINED_NOTE] : FIRST_NOTES;
};

export const musicMeadow = (dress: PlaceDress) => {
  const notes = notesOf(dress).map(([x, y, bloom]) => noteFlower(x, y, bloom));
  return `${ground(148, 8)}
  <path d="${MEADOW}" fill="${PAINT.shade}" opacity=".07" transform="translate(0 -5)"/>
  <path d="${MEADOW}" fill="#9AD2B4"/>
  <clipPath id="meadow"><path d="${MEADOW}"/></clipPath>
  <g clip-path="url(#meadow)" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.6">${staff}</g>
  ${notes.join('')}
  ${at(-56, 4, 1, xylophone())}
  ${drum()}`;
};
