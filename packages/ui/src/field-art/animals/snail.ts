import { PAINT } from '../paint.ts';
import { eye } from '../svg.ts';

export const snail = (shadow: string = PAINT.shade) =>
  `<ellipse cx="0" cy="0" rx="62" ry="6" fill="${shadow}" opacity=".16"/>
  <path d="M-64 0C-50-18-10-18 18-18 34-18 38-40 50-44 64-46 70-34 66-22 62-6 44 0 26 0Z" fill="${PAINT.fawn}"/>
  <path d="M52-42L48-62M62-42L68-60" stroke="${PAINT.fawn}" stroke-width="5" stroke-linecap="round"/>
  ${eye(48, -63, 3.4)}
  ${eye(68, -61, 3.4)}
  <circle cx="-8" cy="-40" r="36" fill="${PAINT.berry}"/>
  <path d="M-8-40C-8-48 4-48 4-38 4-26-20-24-22-42-22-62 8-66 16-44 20-26 4-12-10-14" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>
  <path d="M58-20q4 3 7-1" stroke="#8E5F45" stroke-width="2" fill="none"/>`;
