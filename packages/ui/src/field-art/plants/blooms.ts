import { PAINT } from '../paint.ts';
import { at } from '../svg.ts';
import { bloomKind, PETALS, type PetalKind, SEED_ANGLES } from './bloom-kinds.ts';

const seeds = SEED_ANGLES.map((angle) => {
  const turn = (angle * Math.PI) / 180;
  return `<circle cx="${(7 * Math.cos(turn)).toFixed(1)}" cy="${(7 * Math.sin(turn)).toFixed(1)}" r="1.5"/>`;
}).join('');

/** Colors of a flower head. Field plants have separate colors. */
type HeadColors = readonly [
  petal: PetalKind,
  light: string,
  dark: string,
  middle: string,
  ...string[],
];

/** Returns a flower head around 0, 0. */
export const flowerHead = (
  [petal, light, dark, middle]: HeadColors,
  count = PETALS[petal].count,
) => {
  const ring = (turn: number, color: string, scale: number) => {
    const petals = Array.from({ length: count }, (_, index) => {
      const angle = ((index * 360) / count + turn).toFixed(1);
      return `<g transform="rotate(${angle}) scale(${scale})"><path d="${PETALS[petal].d}"/></g>`;
    });
    return `<g fill="${color}">${petals.join('')}</g>`;
  };
  return `${ring(180 / count, dark, 1)}${ring(0, light, 0.96)}<circle r="12.5" fill="${middle}"/><circle r="12.5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/><g fill="#14302A" opacity=".34">${seeds}<circle r="1.8"/></g>`;
};

/** Returns the head of one of the ten player flowers. */
export const bloomHead = (bloom: number) => flowerHead(bloomKind(bloom));

/** Returns a flower on its stem with its foot at 0, 0. */
export const flower = (bloom: number, height = 70) =>
  `<path d="M0 0C3-${height * 0.4} -3-${height * 0.7} 0-${height}" stroke="${PAINT.leafD}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M1-${height * 0.3}C12-${height * 0.5} 22-${height * 0.5} 26-${height * 0.56} 24-${height * 0.36} 12-${height * 0.22} 1-${height * 0.22}Z" fill="${PAINT.leaf}"/>${at(0, -height - 4, 0.62, bloomHead(bloom))}`;
