import { PAINT } from '../paint.ts';

/* Trees, bushes and other scenery with the foot at 0, 0. */

const TREE_SHADE = 'M0 -102A36 36 0 0 1 0 -30A43.2 43.2 0 0 0 0 -102Z';
const FRUIT_SPOTS = [
  [-16, -78],
  [12, -86],
  [-6, -54],
  [20, -62],
  [-22, -58],
] as const;

export const tree = (color: string, fruit?: string) => {
  const fruits = FRUIT_SPOTS.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="4.4" fill="${fruit}"/>`,
  );
  return `<path d="M-4 2L-3-36H3L5 2Z" fill="${PAINT.soilD}"/>
  <circle cx="0" cy="-66" r="36" fill="${color}"/>
  <path d="${TREE_SHADE}" fill="${PAINT.shade}" opacity=".13"/>
  <path d="M0-34V-64M0-46l11-11M0-54l-9-9" stroke="${PAINT.soilD}" stroke-width="3" stroke-linecap="round" opacity=".55"/>${fruit ? fruits.join('') : ''}`;
};

export const poplar = (color: string) =>
  `<path d="M-3 2V-20H3V2Z" fill="${PAINT.soilD}"/>
  <path d="M0-128C22-104 26-44 15-16 9-5-9-5-15-16-26-44-22-104 0-128Z" fill="${color}"/>
  <path d="M0-128C22-104 26-44 15-16 11-9 5-7 1-7.6 12-40 12-92 0-128Z" fill="${PAINT.shade}" opacity=".13"/>`;

export const bush = (c: string) =>
  `<path d="M-46 0C-52-18-38-30-26-26-24-44 4-48 10-30 22-40 44-30 40-14 50-12 50 0 46 0Z" fill="${c}"/>
  <path d="M10-30C22-40 44-30 40-14 50-12 50 0 46 0H14C24-10 20-24 10-30Z" fill="${PAINT.shade}" opacity=".1"/>`;

export const grass = (c: string) =>
  `<path d="M-3 0C-4-14-10-24-18-30-10-18-9-8-8 0ZM-4 0C-5-20-2-34 4-42 3-28 4-14 3 0ZM3 0C4-12 10-22 18-26 12-16 10-8 9 0Z" fill="${c}"/>`;

/** Returns a picket fence that starts at 0, 0. */
export const fence = (count: number, color: string = PAINT.paper) => {
  const posts = Array.from({ length: count }, (_, index) => `M${index * 26} 0V-34l6-7 6 7V0Z`);
  return `<rect x="-6" y="-28" width="${count * 26}" height="6" rx="3" fill="${color}"/>
  <rect x="-6" y="-14" width="${count * 26}" height="6" rx="3" fill="${color}"/>
  <path d="${posts.join('')}" fill="${color}"/>
  <path d="M-6-22H${count * 26 - 6}" stroke="${PAINT.shade}" stroke-opacity=".08" stroke-width="2"/>`;
};

/** Returns a signpost with three arms. */
export const signpost = (shadow: string = PAINT.shade) =>
  `<ellipse cx="0" cy="2" rx="30" ry="5" fill="${shadow}" opacity=".25"/>
  <path d="M-6 2V-180H6V2Z" fill="${PAINT.soilD}"/>
  <path d="M-10-172H74L92-154 74-136H-10Z" fill="${PAINT.cream}"/>
  <path d="M10-122H-78L-96-104-78-86H10Z" fill="#F1DDB6"/>
  <path d="M-8-72H50L64-59 50-46H-8Z" fill="${PAINT.cream}"/>
  <g stroke="${PAINT.soilD}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"><path d="M8-154H56M-64-104H-14M6-59H36"/>
  </g>`;

export const wateringCan = () =>
  `<ellipse cx="0" cy="1" rx="46" ry="6" fill="${PAINT.shade}" opacity=".15"/>
  <path d="M-30-44C-52-58-54-14-28-10" fill="none" stroke="${PAINT.kingD}" stroke-width="7"/>
  <path d="M28-18L60-54" stroke="${PAINT.king}" stroke-width="10" stroke-linecap="round"/>
  <path d="M52-66L74-46 66-40 46-58Z" fill="${PAINT.kingD}"/>
  <path d="M-32-52H32L28 2H-28Z" fill="${PAINT.king}"/>
  <path d="M12-52H32L28 2H14Z" fill="${PAINT.shade}" opacity=".14"/>
  <path d="M-34-56H34V-47H-34Z" fill="${PAINT.kingD}"/>
  `;
