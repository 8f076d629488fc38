import { useId } from 'react';
import { birds, cloud, kite, sun } from '../field-art/sky.ts';
import { type Place, SHADOW } from './kit.tsx';
import { Drawing } from './shapes.tsx';

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

const THEME_SUN = { light: 'var(--sun)', halo: 'var(--halo)' };

/** Draws the sun, or the moon in the dusk theme, with two halos. `s` is its radius. */
export const Sun = ({ x, y, s: r }: Place) => <Drawing x={x} y={y} s={1} svg={sun(r, THEME_SUN)} />;

export const Cloud = ({ opacity, ...place }: Place & { opacity?: number | undefined }) => (
  <Drawing {...place} svg={cloud({ opacity, shadow: SHADOW })} />
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
export const Birds = ({ ink, ...place }: Place & { ink?: string | undefined }) => (
  <Drawing {...place} svg={birds(ink)} />
);

export const Kite = ({ tail, ...place }: Place & { tail?: string | undefined }) => (
  <Drawing {...place} svg={kite(tail)} />
);
