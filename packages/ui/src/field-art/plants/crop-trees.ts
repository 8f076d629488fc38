import { PAINT } from '../paint.ts';

const FRUIT_SPOTS = [
  [-0.62, 0.7],
  [0.56, 0.62],
  [-0.1, 1.1],
  [0.36, 1.5],
  [-0.5, 1.36],
  [0.78, 1.02],
  [-0.96, 1.02],
] as const;

const ON_TREE = {
  leaves: '',
  blossom: `<circle r="5.6" fill="#F7CBD8"/><circle r="2" fill="${PAINT.mari}"/>`,
  apples: `<circle r="6.4" fill="${PAINT.coral}"/><path d="M0-6.4A6.4 6.4 0 0 1 0 6.4 7.4 7.4 0 0 0 0-6.4Z" fill="${PAINT.shade}" opacity=".14"/>`,
} as const;

/** Returns an apple tree with a crown of about this radius. */
export const appleTree = (r: number, dress: keyof typeof ON_TREE) => {
  const dressed = FRUIT_SPOTS.map(
    ([x, y]) =>
      `<g transform="translate(${(x * r).toFixed(1)} ${(-38 - y * r).toFixed(1)})">${ON_TREE[dress]}</g>`,
  );
  return `<path d="M-5 2L-4-40H4L6 2Z" fill="${PAINT.soilD}"/>
  <circle cx="-${r * 0.45}" cy="-${38 + r * 0.75}" r="${r * 0.74}" fill="#2E8A5C"/>
  <circle cx="${r * 0.5}" cy="-${38 + r * 0.7}" r="${r * 0.72}" fill="#277C52"/>
  <circle cx="0" cy="-${38 + r * 1.2}" r="${r * 0.86}" fill="${PAINT.leaf}"/>
  <circle cx="-${r * 0.3}" cy="-${38 + r * 1.42}" r="${r * 0.36}" fill="${PAINT.leafL}" opacity=".55"/>
  <path d="M0-32V-${38 + r * 0.7}M0-44l${r * 0.3}-${r * 0.3}M0-50l-${r * 0.26}-${r * 0.26}" stroke="${PAINT.soilD}" stroke-width="3.4" stroke-linecap="round" opacity=".55"/>
  ${dress === 'leaves' ? '' : dressed.join('')}`;
};

const TIERS = [
  { width: 30, y: -8 },
  { width: 24, y: -30 },
  { width: 17, y: -50 },
] as const;
const SLIMMER = { 1: 0.8, 2: 0.92, 3: 1 } as const;
const TIER_HEIGHT = 36;

/** Returns a fir of one, two or three tiers. */
export const firTree = (tiers: 1 | 2 | 3, color = '#2F8658') => {
  const drawn = TIERS.slice(0, tiers).map(({ width, y }) => {
    const half = width * SLIMMER[tiers];
    return `<path d="M0 ${y - TIER_HEIGHT}L${half} ${y}C${half * 0.4} ${y + 4} ${-half * 0.4} ${y + 4} ${-half} ${y}Z" fill="${color}"/><path d="M0 ${y - TIER_HEIGHT}L${half} ${y}C${half * 0.7} ${y + 2} ${half * 0.4} ${y + 3} ${half * 0.2} ${y + 3}Z" fill="${PAINT.shade}" opacity=".14"/>`;
  });
  return `<path d="M-4 2V-14H4V2Z" fill="${PAINT.soilD}"/>${drawn.join('')}`;
};
