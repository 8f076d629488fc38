import type { ReactNode } from 'react';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

/** A screen: its title, what can be done with all of it, a line about it, and the rest below. */
export const Page = ({
  title,
  lead,
  tools,
  children,
}: {
  title: string;
  lead: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}) => (
  <main id="main" className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {tools}
    </div>
    <p className={styles.lead}>{lead}</p>
    {children}
  </main>
);
