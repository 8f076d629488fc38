import type { CSSProperties, ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Labeled facts in columns that are equal on all cards. Two columns on a phone. */
export const FactList = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <dl className={styles.facts} style={{ '--columns': columns } as CSSProperties}>
    {children}
  </dl>
);

export const Fact = ({
  label,
  isWide = false,
  children,
}: {
  label: string;
  /** Takes a whole line on a phone. */
  isWide?: boolean;
  children: ReactNode;
}) => (
  <div className={isWide ? styles.wide : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
