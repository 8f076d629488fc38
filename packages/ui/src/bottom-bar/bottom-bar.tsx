import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** Props of {@link BottomBar}. */
export type BottomBarProps = {
  /** Names the bar for screen readers. */
  label: string;
  /** What is chosen, or still open. */
  say: ReactNode;
  /** The buttons: Cancel first, the filled one last. */
  children: ReactNode;
};

/** One decision, always in view. Toasts keep above it, and so does what has the focus. */
export const BottomBar = ({ label, say, children }: BottomBarProps) => (
  <section className={styles.bar} aria-label={label} data-bottom-bar>
    <div className={styles.wrap}>
      <div className={styles.say}>{say}</div>
      {children}
    </div>
  </section>
);
