import { Eye } from './eye.tsx';
import { At, type Place, SHADOW } from './kit.tsx';
import { PAINT } from './paint.ts';

/** Draws a snail, used for slow or failed loading. */
export const Snail = (place: Place) => (
  <At {...place}>
    <ellipse rx="62" ry="6" fill={SHADOW} opacity=".16" />
    <path
      d="M-64 0C-50-18-10-18 18-18 34-18 38-40 50-44 64-46 70-34 66-22 62-6 44 0 26 0Z"
      fill={PAINT.fawn}
    />
    <path d="M52-42L48-62M62-42L68-60" stroke={PAINT.fawn} strokeWidth="5" strokeLinecap="round" />
    <Eye x={48} y={-63} r={3.4} />
    <Eye x={68} y={-61} r={3.4} />
    <circle cx="-8" cy="-40" r="36" fill={PAINT.berry} />
    <path
      d="M-8-40C-8-48 4-48 4-38 4-26-20-24-22-42-22-62 8-66 16-44 20-26 4-12-10-14"
      fill="none"
      stroke="#fff"
      strokeOpacity=".65"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M58-20q4 3 7-1" stroke="#8E5F45" strokeWidth="2" fill="none" />
  </At>
);
