import { PAINT } from '../paint.ts';
import { eye } from '../svg.ts';

type Spikes = { x: number; rx: number; ry: number; end: number; count: number; length: number };
/** Returns a fan of spikes over the back. */
const spikes = ({ x, rx, ry, end, count, length }: Spikes) => {
  const points = Array.from({ length: count * 2 + 1 }, (_, index) => {
    const angle = ((182 + ((end - 182) * index) / (count * 2)) * Math.PI) / 180;
    const reach = index % 2 === 1 ? 1 + length : 1;
    return `${(x + Math.cos(angle) * rx * reach).toFixed(1)} ${(-12 - Math.sin(angle) * ry * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const LEAF = `<g transform="translate(-14 -96)"><path d="M0 0C-2-18-18-24-30-20-28-6-16 4 0 0Z" fill="${PAINT.leaf}"/><path d="M0 0C2-22 18-32 32-28 32-10 18 2 0 0Z" fill="${PAINT.leafD}"/></g>`;

type HedgehogLook = { hasLeaf: boolean; shadow?: string };

/** Returns a hedgehog. A leaf on its back marks the adult. */
export const hedgehog = ({ hasLeaf, shadow = PAINT.shade }: HedgehogLook) =>
  `<ellipse cx="6" cy="0" rx="92" ry="8" fill="${shadow}" opacity=".16"/>
<ellipse cx="-38" cy="-4" rx="15" ry="9" fill="#8E5F45"/>
  <ellipse cx="44" cy="-4" rx="15" ry="9" fill="#8E5F45"/>
<path d="M-70-16C-66 0 60 2 84-10L60-30Z" fill="#E3C49C"/>
  <path d="M20-12C20-66 48-84 66-72 84-60 104-38 108-28 110-16 92-8 70-8Z" fill="${PAINT.fawn}"/>
<path d="${spikes({ x: -8, rx: 78, ry: 84, end: 14, count: 13, length: 0.13 })}" fill="#7A5236" stroke="#7A5236" stroke-width="5" stroke-linejoin="round"/>
<path d="${spikes({ x: -12, rx: 60, ry: 64, end: 10, count: 11, length: 0.15 })}" fill="#94683F" stroke="#94683F" stroke-width="4" stroke-linejoin="round"/>
<path d="${spikes({ x: -16, rx: 40, ry: 42, end: 6, count: 8, length: 0.18 })}" fill="#B08556" stroke="#B08556" stroke-width="4" stroke-linejoin="round"/>
<circle cx="50" cy="-62" r="13" fill="#B98560"/>
  <circle cx="51" cy="-60" r="7.5" fill="${PAINT.pink}"/>
${eye(78, -44, 5)}
  <ellipse cx="70" cy="-28" rx="9" ry="5.5" fill="${PAINT.coral}" opacity=".45"/>
  <circle cx="108" cy="-28" r="7" fill="${PAINT.ink}"/>
  <circle cx="110" cy="-31" r="2" fill="#fff" opacity=".8"/>
  <path d="M92-18C88-14 82-14 79-17" stroke="#8E5F45" stroke-width="2.6" fill="none" stroke-linecap="round"/>
${hasLeaf ? LEAF : ''}`;
