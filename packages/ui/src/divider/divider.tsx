import type { ReactNode } from 'react';
import styles from './divider.module.css';

/** Shows a line with text in its middle, such as "or use your school login". */
export const Divider = ({ children }: { children: ReactNode }) => (
  <div className={styles.divider}>{children}</div>
);
