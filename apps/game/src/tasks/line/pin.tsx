import type { CSSProperties } from 'react';
import styles from './pin.module.css';

type PinProps = {
  style: CSSProperties;
  mark: 'now' | 'mine' | 'right' | 'found';
  label?: string;
  /** Side of the label, so two neighbors do not overlap. */
  side?: 'left' | 'right' | undefined;
};

/** Marker on a line or a map. Its tip is at its position. */
export const Pin = ({ style, mark, label, side }: PinProps) => (
  <span className={styles.pin} data-mark={mark} style={style}>
    {label && <small data-side={side}>{label}</small>}
    <svg viewBox="-24 -60 48 62" width="52" height="67" aria-hidden="true" focusable="false">
      <path d="M0 0C-16-18-22-26-22-36-22-50-12-58 0-58 12-58 22-50 22-36 22-26 16-18 0 0Z" />
      <circle cy="-36" r="13" fill="#fff" />
      <circle className={styles.eye} cy="-36" r="6" />
    </svg>
  </span>
);
