import type { ReactNode } from 'react';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

/** Layout of a screen: title, tools, introduction and content. */
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
