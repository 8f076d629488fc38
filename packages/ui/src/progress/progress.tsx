import { cx } from '../internal/cx.ts';
import styles from './progress.module.css';

/** Props of {@link Progress}. */
export type ProgressProps = {
  /** What is under way ("Sending your picture"). */
  label: string;
  done: number;
  total: number;
  /** How far it is, in words ("12 of 41"). */
  text: string;
  className?: string | undefined;
};

/** How far work has come whose steps are counted. Where nobody counts them, a busy button is honest. */
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
