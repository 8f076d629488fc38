import { PAINT } from './paint.ts';

/** Draws a dot eye with one highlight. */
export const Eye = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <ellipse cx={x} cy={y} rx={r} ry={r * 1.18} fill={PAINT.ink} />
    <circle cx={x + r * 0.34} cy={y - r * 0.42} r={r * 0.34} fill="#fff" />
  </>
);
