import type { CSSProperties } from 'react';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './rhythm.module.css';

/** Low bars are long, as on a xylophone. */
const BAR_COLORS = ['#F28B6C', '#FABD3C', '#8ACB99', '#6FB6D6', '#D9A0C0'] as const;

type BarsProps = {
  count: number;
  /** Number of the bar that sounds now. */
  struck: number | undefined;
  onTap: (bar: number) => void;
};

/** The bars of a xylophone, numbered from 1. */
export const Bars = ({ count, struck, onTap }: BarsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: bars are buttons, not fields of a form
  <div className={styles.bars} role="group" aria-label={TASK_STRINGS.bars}>
    {BAR_COLORS.slice(0, count).map((color, at) => (
      <button
        key={color}
        type="button"
        className={styles.bar}
        data-struck={struck === at + 1}
        style={{ background: color, '--at': at } as CSSProperties}
        aria-label={TASK_STRINGS.bar(at + 1)}
        onClick={() => onTap(at + 1)}
      >
        {at + 1}
      </button>
    ))}
  </div>
);
