import type { ReactNode } from 'react';
import styles from './pictures.module.css';

type DrawingProps = {
  width: number;
  height: number;
  /** Width on the page, if it differs. */
  shownAt?: number;
  children: ReactNode;
};

/** Renders a drawing in its natural size, or smaller if there is less room. */
export const Drawing = ({ width, height, shownAt = width, children }: DrawingProps) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${width} ${height}`}
    width={shownAt}
    height={(height * shownAt) / width}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

type LabelProps = {
  x: number;
  y: number;
  children: ReactNode;
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
};

/** Text in a drawing, in the heading font. */
export const Label = ({ x, y, children, size = 20, fill, anchor = 'middle' }: LabelProps) => (
  <text x={x} y={y} fontSize={size} textAnchor={anchor} className={styles.label} fill={fill}>
    {children}
  </text>
);

/** A round counter with a shade on the right. */
export const Counter = ({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) => (
  <>
    <circle cx={x} cy={y} r={r} fill={fill} />
    <path
      d={`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r * 1.17} ${r * 1.17} 0 0 0 ${x} ${y - r}Z`}
      fill="#0B2B2A"
      opacity=".12"
    />
  </>
);
