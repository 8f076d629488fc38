import { useId } from 'react';
import { At, type Place, SHADOW } from './kit.tsx';
import { PAINT } from './paint.ts';

/** Draws the three-stop sky gradient of the theme. */
export const Sky = ({ width, height }: { width: number; height: number }) => {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-a)" />
        <stop offset=".46" stopColor="var(--sky-b)" />
        <stop offset=".7" stopColor="var(--sky-c)" />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
};

/** Draws the sun, or the moon in the dusk theme, with two halos. `s` is its radius. */
export const Sun = ({ x, y, s: r }: Place) => (
  <>
    <circle cx={x} cy={y} r={r * 2.2} fill="var(--halo)" opacity=".38" />
    <circle cx={x} cy={y} r={r * 1.55} fill="var(--halo)" opacity=".62" />
    <circle cx={x} cy={y} r={r} fill="var(--sun)" />
    <circle
      cx={x}
      cy={y}
      r={r - 0.8}
      fill="none"
      stroke="#fff"
      strokeOpacity=".55"
      strokeWidth="1.6"
    />
  </>
);

const CLOUD =
  'M14 44C4 44 0 37 0 31 0 22 8 17 16 18 18 7 28 0 40 0 52 0 60 7 63 15 66 11 72 9 78 10 88 11 93 18 93 25 101 24 110 28 110 36 110 41 106 44 100 44Z';

export const Cloud = ({ opacity = 1, ...place }: Place & { opacity?: number | undefined }) => (
  <At {...place}>
    <path d={CLOUD} fill={SHADOW} opacity=".07" transform="translate(3 5)" />
    <path d={CLOUD} fill="#fff" opacity={opacity} />
  </At>
);

/** Draws four-pointed stars, each as `[x, y, radius]`. */
export const Stars = ({ points }: { points: readonly (readonly [number, number, number])[] }) => {
  const d = points.map(([x, y, r]) => {
    const k = r * 0.28;
    return `M${x} ${y - r}L${x + k} ${y - k} ${x + r} ${y} ${x + k} ${y + k} ${x} ${y + r} ${x - k} ${y + k} ${x - r} ${y} ${x - k} ${y - k}Z`;
  });
  return <path d={d.join('')} fill="#FBE6B4" opacity=".85" />;
};

/** Draws two distant birds. */
export const Birds = ({ ink = '#3A534B', ...place }: Place & { ink?: string | undefined }) => (
  <At {...place}>
    <path
      d="M0 6C5 0 10 0 14 6 18 0 23 0 28 6"
      fill="none"
      stroke={ink}
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M36 20C40 15 44 15 47 20 50 15 54 15 58 20"
      fill="none"
      stroke={ink}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </At>
);

const TAIL = 'M0 34C-6 60 22 70 8 96 -6 120 10 140-2 170';

export const Kite = ({ tail = TAIL, ...place }: Place & { tail?: string | undefined }) => (
  <At {...place}>
    <path d={tail} fill="none" stroke={PAINT.paper} strokeWidth="2" />
    <g transform="rotate(14)">
      <path d="M0-40L26 0 0 40-26 0Z" fill={PAINT.coral} />
      <path d="M0-40L26 0 0 0Z" fill={PAINT.mari} />
      <path d="M0 40L-26 0 0 0Z" fill={PAINT.poppy} />
      <path d="M0-40V40M-26 0H26" stroke="#fff" strokeOpacity=".6" strokeWidth="1.6" />
    </g>
    <path d="M4 62l-9-5 1 10zM4 62l10-2-5 9z" fill={PAINT.mari} />
    <path d="M8 100l-10-3 3 10zM8 100l9-5-2 10z" fill={PAINT.king} />
  </At>
);
