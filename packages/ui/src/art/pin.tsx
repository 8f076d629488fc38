import { PAINT } from '../field-art/paint.ts';
import { At, type Place, SHADOW } from './kit.tsx';
import styles from './pin.module.css';

/** Draws a pin on the chosen place. It bobs unless motion is reduced. */
export const Pin = (place: Place) => (
  <At {...place}>
    <g className={styles.pin}>
      <ellipse cy="2" rx="13" ry="4" fill={SHADOW} opacity=".25" />
      <path
        d="M0 0C-22-26-30-38-30-54-30-72-17-84 0-84 17-84 30-72 30-54 30-38 22-26 0 0Z"
        fill={PAINT.mari}
      />
      <path
        d="M0 0C22-26 30-38 30-54 30-72 17-84 0-84 22-66 20-30 0 0Z"
        fill={PAINT.mariD}
        opacity=".55"
      />
      <circle cy="-54" r="14" fill="#fff" />
      <path
        d="M-6-54l5 5 8-9"
        stroke="#17603F"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>{' '}
  </At>
);
