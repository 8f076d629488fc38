import type { ReactNode } from 'react';

/** Shadow of paper on paper; a token because dusk may change it. */
export const SHADOW = 'var(--art-shadow)';
/** The hills, far (1) to near (5), in the colors of the hour. */
export const HILL = {
  1: 'var(--hill-1)',
  2: 'var(--hill-2)',
  3: 'var(--hill-3)',
  4: 'var(--hill-4)',
  5: 'var(--hill-5)',
} as const;

/** Where a figure stands: its foot at x, y, and its scale. */
export type Place = {
  x: number;
  y: number;
  s: number;
};

/** Puts a figure in its place. */
export const At = ({
  x,
  y,
  s,
  className,
  children,
}: Place & { className?: string | undefined; children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`} className={className}>
    {children}
  </g>
);

/** Props of {@link Picture}. */
export type PictureProps = {
  width: number;
  height: number;
  /** How it fills its box; the scenes keep their ground line at the bottom. */
  fit?: 'xMidYMid slice' | 'xMidYMax slice' | 'xMaxYMax slice' | 'none' | undefined;
  /** Fixed size in CSS pixels; without it the CSS decides. */
  size?: readonly [number, number] | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The `<svg>` around a drawing. All art is decoration: hidden from assistive technology. */
export const Picture = ({ width, height, fit, size, className, children }: PictureProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio={fit}
    width={size?.[0]}
    height={size?.[1]}
    className={className}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
