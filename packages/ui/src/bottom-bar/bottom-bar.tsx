import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

export type BottomBarProps = {
  /** Accessible name of the bar. */
  label: string;
  /** The selection, or what is still open. */
  say: ReactNode;
  /** Keeps a short text and one button on one line on phones. */
  isOneLine?: boolean | undefined;
  /** The buttons: Cancel first, the primary one last. */
  children: ReactNode;
};

/** Shows a decision that stays in view. Toasts and focused elements stay above it. */
export const BottomBar = ({ label, say, isOneLine, children }: BottomBarProps) => (
  <section className={styles.bar} aria-label={label} data-bottom-bar>
    <div className={styles.wrap} data-one-line={isOneLine || undefined}>
      <div className={styles.say}>{say}</div>
      {children}
    </div>
  </section>
);
