import type { ReactNode } from 'react';
import styles from './divider.module.css';

/** A rule with words in its middle ("or use your school login"). */
export function Divider({ children }: { children: ReactNode }) {
  return <div className={styles.divider}>{children}</div>;
}
