import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './plan-layout.module.css';

/** What can be done with the sheet. */
export const LayoutTools = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className={styles.tools} aria-label={label}>
    {children}
  </aside>
);

/** A plan to read: the way back on its left, its tools on its right. On paper only the sheet is left. */
export const PlanLayout = ({
  back,
  rail,
  children,
}: {
  back: { to: string; label: string };
  /** Below the way back, where there is room for it. */
  rail?: ReactNode;
  /** The sheet, then its tools. */
  children: ReactNode;
}) => (
  <main id="main" className={styles.desk}>
    <div className={styles.rail}>
      <Link to={back.to} className={styles.back}>
        <ArrowLeft size={20} strokeWidth={2.4} aria-hidden />
        {back.label}
      </Link>
      {rail}
    </div>
    {children}
  </main>
);
