import { PAINT } from './paint.ts';
import { HILL } from './svg.ts';

/* Hills of cut paper and flat things on them. */

/** Crests and dips of a hill, from left to right. */
export type Ridge = readonly (readonly [x: number, y: number])[];

/** Returns the outline of a hill down to `base`, level at each crest and dip. */
export const ridgePath = (ridge: Ridge, base: number) => {
  const [first, ...others] = ridge;
  if (!first) return '';
  let [x, y] = first;
  let d = `M${x} ${base}V${y}`;
  for (const [nextX, nextY] of others) {
    const middle = (x + nextX) / 2;
    d += `C${middle} ${y} ${middle} ${nextY} ${nextX} ${nextY}`;
    x = nextX;
    y = nextY;
  }
  return `${d}V${base}Z`;
};

const HALVINGS = 30;
/** Returns the height of a hill at x, so figures can be placed on it. */
export const ridgeHeight = (ridge: Ridge, x: number) => {
  const end = ridge.findIndex(([pointX], index) => index > 0 && pointX >= x);
  const index = end === -1 ? ridge.length - 1 : end;
  const [x0, y0] = ridge[index - 1] ?? [0, 0];
  const [x1, y1] = ridge[index] ?? [0, 0];
  const middle = (x0 + x1) / 2;
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const part = (low + high) / 2;
    const rest = 1 - part;
    const at = rest ** 3 * x0 + 3 * rest * part * middle + part ** 3 * x1;
    if (at < x) low = part;
    else high = part;
  }
  return y0 + (y1 - y0) * (3 * low ** 2 - 2 * low ** 3);
};

type Furrows = {
  /** Common starting point. */
  from: readonly [x: number, y: number];
  /** End points from left to right, and their height. */
  to: readonly [left: number, right: number, y: number];
  count: number;
  color?: string;
};

/** Returns crop rows that fan out over a hill. */
export const furrows = (
  outline: string,
  { from: [x, y], to: [left, right, low], count, color = HILL[3] }: Furrows,
) => {
  const step = (right - left) / count;
  const middleY = y + (low - y) * 0.45;
  const wedges = Array.from({ length: count }, (_, index) => {
    const a = left + index * step;
    const b = a + step / 2;
    const middle = (end: number) => (x + (end - x) * 0.3).toFixed(1);
    return `<path d="M${x} ${y}Q${middle(a)} ${middleY.toFixed(1)} ${a.toFixed(1)} ${low}L${b.toFixed(1)} ${low}Q${middle(b)} ${middleY.toFixed(1)} ${x} ${y}Z"/>`;
  });
  return `<clipPath id="furrows"><path d="${outline}"/></clipPath><g clip-path="url(#furrows)" fill="${color}" opacity=".5">${wedges.join('')}</g>`;
};

const PATH_COLOR = '#F4E6CA';
/** Returns a widening path from a closed outline. */
export const trail = (d: string) =>
  `<path d="${d}" fill="${PAINT.shade}" opacity=".1" transform="translate(3 4)"/><path d="${d}" fill="${PATH_COLOR}"/>`;

/** Returns a path of constant width. */
export const lane = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${PATH_COLOR}" stroke-width="${width}" stroke-linecap="round"/>`;

const BED_COLORS = {
  soil: ['#9A6C45', '#7F5433'],
  water: ['#7FC3DB', '#5FA9C6'],
} as const;
/** Returns a strip of soil or water for a row of plants, from 0, 0 to the right. */
export const bed = (width: number, height: number, kind: keyof typeof BED_COLORS) => {
  const [light, dark] = BED_COLORS[kind];
  const top = -height * 0.1;
  const low = `${width * 0.99} ${height * 0.62} ${width * 0.01} ${height * 0.62} 0 ${top}Z`;
  const d = `M0 ${top}C${width * 0.02} ${-height * 0.75} ${width * 0.98} ${-height * 0.75} ${width} ${top}C${low}`;
  return `<path d="${d}" fill="${PAINT.shade}" opacity=".12" transform="translate(2 4)"/><path d="${d}" fill="${light}"/><path d="M0 ${top}C${width * 0.2} ${height * 0.3} ${width * 0.8} ${height * 0.3} ${width} ${top}C${low}" fill="${dark}"/>`;
};
