import { type ReactNode, useContext } from 'react';
import { DrawScenes } from './draw-scenes.tsx';

/** Shadow color. A token, because the dusk theme may change it. */
export const SHADOW = 'var(--art-shadow)';
/** Hill colors of the theme, far (1) to near (5). */
export const HILL = {
  1: 'var(--hill-1)',
  2: 'var(--hill-2)',
  3: 'var(--hill-3)',
  4: 'var(--hill-4)',
  5: 'var(--hill-5)',
} as const;

/** Position of a figure: its foot at x and y, and its scale. */
export type Place = {
  x: number;
  y: number;
  s: number;
};

/** Positions a figure. */
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

export type PictureProps = {
  width: number;
  height: number;
  /** Fit in its box. Scenes keep their ground line at the bottom. */
  fit?: 'xMidYMid slice' | 'xMidYMax slice' | 'xMaxYMax slice' | 'none' | undefined;
  /** Fixed size in CSS pixels. Without it, CSS sets the size. */
  size?: readonly [number, number] | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Renders the `<svg>` around a drawing. All art is decorative and hidden from assistive technology.
 */
export const Picture = ({ width, height, fit, size, className, children }: PictureProps) => {
  const isDrawn = useContext(DrawScenes) || size;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      width={size?.[0]}
      height={size?.[1]}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {isDrawn && children}
    </svg>
  );
};
