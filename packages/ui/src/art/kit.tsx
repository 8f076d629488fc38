import type { ReactNode } from 'react';

/** Paint of the figures that do not change with the hour; the hours' own colors are {@link HILL}. */
export const PAINT = {
  ink: '#14302A',
  paper: '#FFFDF6',
  cream: '#FBF0DA',
  tan: '#C98E5C',
  tanD: '#AF7447',
  fawn: '#F3DDBE',
  pink: '#EFA493',
  coral: '#EC7556',
  poppy: '#D9512F',
  poppyD: '#B83F22',
  mari: '#FABD3C',
  mariD: '#E8A21A',
  sun: '#FFD067',
  king: '#2F86B0',
  kingD: '#1B6389',
  sky: '#BFE3F0',
  leaf: '#3C9763',
  leafD: '#22794F',
  leafL: '#7CC28A',
  soil: '#8A5C3A',
  soilD: '#6D4829',
  soilL: '#B98A5E',
  berry: '#C86F93',
  slate: '#5C7F93',
  slateD: '#436678',
  plum: '#5B5166',
  plumD: '#473E51',
  shade: '#0B2B2A',
};

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
