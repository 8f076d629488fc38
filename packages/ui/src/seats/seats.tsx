import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './seats.module.css';

export type SeatsProps = {
  filled: number;
  capacity: number;
  /**
   * Accessible name, such as "18 of 24 places filled". The number is also in text beside the
   * picture.
   */
  label: string;
  /** `grid` has 20 per row on cards, `line` has 40 in lists. */
  layout?: 'grid' | 'line' | undefined;
  /** Number per row, to avoid a single seat on the last row. */
  perRow?: number | undefined;
};

const PITCH = 18;
const ROW = 22;

/**
 * Shows a sprout per student and a seed per free seat. One picture, so 40 seats cost 40 `<use>`
 * elements.
 */
export const Seats = ({
  filled,
  capacity,
  label,
  layout = 'grid',
  perRow = layout === 'grid' ? 20 : 40,
}: SeatsProps) => {
  const id = useId();
  const rows = Math.max(1, Math.ceil(capacity / perRow));
  return (
    <svg
      className={cx(styles.seats, styles[layout])}
      viewBox={`0 0 ${perRow * PITCH} ${rows * ROW}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <g id={`${id}-sprout`}>
          <path d="M7.5 16V9" stroke="var(--seat-stem)" strokeWidth="1.8" strokeLinecap="round" />
          <path d="M7.5 10C6.8 5.5 3.5 4 .8 4.4.8 8 3.6 10.6 7.5 10Z" fill="var(--meadow-500)" />
          <path
            d="M7.5 9.5C7.5 4.5 10.6 2 14.2 2.2 14.5 6.5 11.8 9.8 7.5 9.5Z"
            fill="var(--seat-stem)"
          />
        </g>
        <path
          id={`${id}-seed`}
          d="M7.5 6.8C12 8.8 12.4 14 7.5 16.4 2.6 14 3 8.8 7.5 6.8Z"
          fill="var(--clay-100)"
          stroke="var(--clay-500)"
          strokeWidth="1.3"
        />
      </defs>
      {Array.from({ length: capacity }, (_, seat) => ({
        key: `seat-${seat}`,
        x: (seat % perRow) * PITCH + 1.5,
        y: Math.floor(seat / perRow) * ROW + 2,
        kind: seat < filled ? 'sprout' : 'seed',
      })).map(({ key, x, y, kind }) => (
        <use key={key} href={`#${id}-${kind}`} x={x} y={y} />
      ))}
    </svg>
  );
};
