import { PAINT } from '../paint.ts';
import { lilyPad } from '../plants/plant-parts.ts';
import { plant } from '../plants/plants.ts';
import { at } from '../svg.ts';
import type { PlaceDress } from './place-dress.ts';

const SHORE = 'M-132-4C-130-30-72-42-6-42 74-44 138-28 138-2 138 26 66 38-6 38-84 38-134 24-132-4Z';
const WATER = 'M-116-4C-114-24-64-33-6-33 66-35 122-22 122-2 122 20 60 29-6 29-76 29-118 18-116-4Z';

const reed = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    `<path d="M0 0C2-26-2-44 0-60M0 0C-6-20-14-34-22-42M0 0C6-22 12-36 20-46" stroke="${PAINT.leafD}" stroke-width="4" fill="none" stroke-linecap="round"/>
  <rect x="-4.5" y="-82" width="9" height="26" rx="4.5" fill="${PAINT.soil}"/>
  <rect x="-26" y="-60" width="7.5" height="20" rx="3.7" fill="${PAINT.soilD}" transform="rotate(-24 -22 -46)"/>`,
  );

export const sciencePond = ({ hasGain, isGrown }: PlaceDress) =>
  `${reed(-96, -22, 0.9)}
  ${hasGain ? reed(104, -22, 1) : ''}${isGrown ? reed(86, -28, 0.74) : ''}
  <path d="${SHORE}" fill="${PAINT.shade}" opacity=".08" transform="translate(0 6)"/>
  <path d="${SHORE}" fill="#EADBB4"/>
  <path d="${WATER}" fill="#86C7DE"/>
  <path d="M-116-4C-90 12-30 16 20 12 70 10 112 4 122-2 122 20 60 29-6 29-76 29-118 18-116-4Z" fill="#5FA9C6" opacity=".75"/>
  <path d="M-70-16H-20M-44-8H-6M34-20H84M58-11H98" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>
<g transform="translate(-64 20)"><path d="M-30-16H40L52-2H-26Z" fill="#B98A5E"/>
  <path d="M-26-2H52V4H-26Z" fill="${PAINT.soilD}"/>
  <path d="M-12-16L-6-2M8-16L15-2M27-16L36-2" stroke="${PAINT.soilD}" stroke-opacity=".5" stroke-width="2"/>
  <path d="M-18 4V18M44 4V16" stroke="${PAINT.soilD}" stroke-width="5" stroke-linecap="round"/>
  </g>
${lilyPad(56, 6, 0.8)}
  ${isGrown ? lilyPad(90, 8, 0.62, '#3C9763') + at(28, 14, 0.62, plant('lily', 'bloom')) + at(92, 2, 0.46, plant('lily', 'bloom')) + lilyPad(4, -14, 0.5, '#5FAE7A') : lilyPad(84, -2, 0.5, '#3C9763')}
<g fill="#C9CFC4"><ellipse cx="120" cy="18" rx="14" ry="9"/>
  <ellipse cx="104" cy="26" rx="9" ry="6"/>
  <ellipse cx="-120" cy="20" rx="10" ry="7"/>
  </g>
  <path d="M120 9A14 9 0 0 1 132 22 20 12 0 0 0 120 9Z" fill="${PAINT.shade}" opacity=".14"/>`;
