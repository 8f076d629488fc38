import { at, PAINT } from './svg.ts';

type Petal = 'round' | 'drop' | 'heart' | 'point' | 'daisy';
type BloomColors = readonly [petal: Petal, light: string, dark: string, middle: string];

const FIRST: BloomColors = ['round', '#F28B6C', '#D9603F', '#FFD067'];

/** The ten flowers a player can be, in the order that is part of everybody's identity. */
const BLOOMS: readonly BloomColors[] = [
  FIRST,
  ['daisy', '#FFFFFF', '#DCEBF2', '#FABD3C'],
  ['heart', '#E792AE', '#C86F93', '#FFE3A0'],
  ['point', '#FFC94F', '#E8A21A', '#7A4E2C'],
  ['drop', '#6FB6D6', '#3F8FB5', '#FFE08A'],
  ['round', '#9BD3A6', '#5FAE7A', '#FFF3D0'],
  ['point', '#FF9E6B', '#E57240', '#6D3A1E'],
  ['heart', '#F7D36B', '#E5B43A', '#C24126'],
  ['drop', '#D987A5', '#A95379', '#FFE6A8'],
  ['daisy', '#FFE9A8', '#F3CF6A', '#A33019'],
];

const PETALS: Readonly<Record<Petal, { markup: string; count: number }>> = {
  round: { markup: '<ellipse cx="0" cy="-24" rx="14" ry="17"/>', count: 6 },
  drop: { markup: '<path d="M0 0C-17-14-15-40 0-41 15-40 17-14 0 0Z"/>', count: 6 },
  heart: {
    markup: '<path d="M0 0C-19-16-19-41-5-41-2-41 0-38 0-35 0-38 2-41 5-41 19-41 19-16 0 0Z"/>',
    count: 5,
  },
  point: { markup: '<path d="M0 0C-15-14-13-30 0-43 13-30 15-14 0 0Z"/>', count: 8 },
  daisy: { markup: '<ellipse cx="0" cy="-25" rx="7.2" ry="17"/>', count: 11 },
};

const SEED_ANGLES = [0, 60, 120, 180, 240, 300];
const seeds = SEED_ANGLES.map((angle) => {
  const turn = (angle * Math.PI) / 180;
  return `<circle cx="${(7 * Math.cos(turn)).toFixed(1)}" cy="${(7 * Math.sin(turn)).toFixed(1)}" r="1.5"/>`;
}).join('');

/** The head of a flower around 0, 0. */
export const flowerHead = (
  [petal, light, dark, middle]: BloomColors,
  count = PETALS[petal].count,
) => {
  const ring = (turn: number, color: string, scale: number) => {
    const petals = Array.from({ length: count }, (_, index) => {
      const angle = ((index * 360) / count + turn).toFixed(1);
      return `<g transform="rotate(${angle}) scale(${scale})">${PETALS[petal].markup}</g>`;
    });
    return `<g fill="${color}">${petals.join('')}</g>`;
  };
  return `${ring(180 / count, dark, 1)}${ring(0, light, 0.96)}<circle r="12.5" fill="${middle}"/><circle r="12.5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/><g fill="#14302A" opacity=".34">${seeds}<circle r="1.8"/></g>`;
};

/** The head of one of the ten flowers a player can be. */
export const bloomHead = (bloom: number) => flowerHead(BLOOMS[bloom % BLOOMS.length] ?? FIRST);

/** A flower on its stem, its foot at 0, 0. */
export const flower = (bloom: number, height = 70) =>
  `<path d="M0 0C3-${height * 0.4} -3-${height * 0.7} 0-${height}" stroke="${PAINT.leafD}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M1-${height * 0.3}C12-${height * 0.5} 22-${height * 0.5} 26-${height * 0.56} 24-${height * 0.36} 12-${height * 0.22} 1-${height * 0.22}Z" fill="${PAINT.leaf}"/>${at(0, -height - 4, 0.62, bloomHead(bloom))}`;
