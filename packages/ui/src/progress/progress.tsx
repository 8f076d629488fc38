import { cx } from '../internal/cx.ts';
import styles from './progress.module.css';

export type ProgressProps = {
  /** Name of the task, such as "Sending your picture". */
  label: string;
  done: number;
  total: number;
  /** Progress in words, such as "12 of 41". */
  text: string;
  className?: string | undefined;
};

/**
 * Shows the progress of a task with a known number of steps. Use a busy button if the number is
 * unknown.
 */
export const Progress = ({ label, done, total, text, className }: ProgressProps) => (
  <div className={cx(styles.progress, className)}>
    <p className={styles.words} aria-hidden>
      <span>{label}</span> <span className={styles.text}>{text}</span>
    </p>
    <progress
      className={styles.bar}
      aria-label={label}
      aria-valuetext={text}
      value={done}
      max={total}
    />
  </div>
);
