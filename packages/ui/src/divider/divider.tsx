import type { ReactNode } from 'react';
import styles from './divider.module.css';

/** A rule with words in its middle ("or use your school login"). */
export const Divider = ({ children }: { children: ReactNode }) => (
  <div className={styles.divider}>{children}</div>
);
