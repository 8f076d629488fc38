import { Eye } from './eye.tsx';
import { At, type Place, SHADOW } from './kit.tsx';
import { PAINT } from './paint.ts';

/** Returns a jagged half disc of quills between two angles. */
const spikes = (
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  to: number,
  count: number,
  length: number,
) => {
  const from = 182;
  let d = '';
  for (let i = 0; i <= count * 2; i += 1) {
    const angle = ((from + ((to - from) * i) / (count * 2)) * Math.PI) / 180;
    const reach = i % 2 ? 1 + length : 1;
    const x = (cx + Math.cos(angle) * rx * reach).toFixed(1);
    const y = (cy - Math.sin(angle) * ry * reach).toFixed(1);
    d += `${i ? 'L' : 'M'}${x} ${y}`;
  }
  return `${d}Z`;
};

const COATS = [
  { d: spikes([-8, -12], [78, 84], 14, 13, 0.13), fill: '#7A5236', width: 5 },
  { d: spikes([-12, -12], [60, 64], 10, 11, 0.15), fill: '#94683F', width: 4 },
  { d: spikes([-16, -12], [40, 42], 6, 8, 0.18), fill: '#B08556', width: 4 },
];

/** Draws a hedgehog, which represents families. `leaf` marks the adult. */
export const Hedgehog = ({ leaf = false, ...place }: Place & { leaf?: boolean | undefined }) => (
  <At {...place}>
    <ellipse cx="6" rx="92" ry="8" fill={SHADOW} opacity=".16" />
    <ellipse cx="-38" cy="-4" rx="15" ry="9" fill="#8E5F45" />
    <ellipse cx="44" cy="-4" rx="15" ry="9" fill="#8E5F45" />
    <path d="M-70-16C-66 0 60 2 84-10L60-30Z" fill="#E3C49C" />
    <path d="M20-12C20-66 48-84 66-72 84-60 104-38 108-28 110-16 92-8 70-8Z" fill={PAINT.fawn} />
    {COATS.map(({ d, fill, width }) => (
      <path key={fill} d={d} fill={fill} stroke={fill} strokeWidth={width} strokeLinejoin="round" />
    ))}

    <circle cx="50" cy="-62" r="13" fill="#B98560" />
    <circle cx="51" cy="-60" r="7.5" fill={PAINT.pink} />
    <Eye x={78} y={-44} r={5} />
    <ellipse cx="70" cy="-28" rx="9" ry="5.5" fill={PAINT.coral} opacity=".45" />
    <circle cx="108" cy="-28" r="7" fill={PAINT.ink} />
    <circle cx="110" cy="-31" r="2" fill="#fff" opacity=".8" />
    <path
      d="M92-18C88-14 82-14 79-17"
      stroke="#8E5F45"
      strokeWidth="2.6"
      fill="none"
      strokeLinecap="round"
    />
    {leaf ? (
      <g transform="translate(-14 -96)">
        <path d="M0 0C-2-18-18-24-30-20-28-6-16 4 0 0Z" fill={PAINT.leaf} />
        <path d="M0 0C2-22 18-32 32-28 32-10 18 2 0 0Z" fill={PAINT.leafD} />
      </g>
    ) : null}
  </At>
);
