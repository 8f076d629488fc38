import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './plan-layout.module.css';

/** Shows the actions of the plan. */
export const LayoutTools = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className={styles.tools} aria-label={label}>
    {children}
  </aside>
);

/** Shows a plan with a back link on the left and actions on the right. Only the plan is printed. */
export const PlanLayout = ({
  back,
  rail,
  children,
}: {
  back: { to: string; label: string };
  /** Content below the back link, on wide screens. */
  rail?: ReactNode;
  /** The plan, then its actions. */
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
