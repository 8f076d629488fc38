import type { BandSize } from '@wonderfield/ui/band/band';
import type { ReactNode } from 'react';
import { BandPage } from './band-page.tsx';
import styles from './educator-page.module.css';

/** An educator's page with its band; a long title ends after two lines, on a phone after four. */
export const EducatorPage = ({
  pageTitle,
  title = pageTitle,
  lead,
  size = 'work',
  backTo,
  children,
}: {
  /** The tab's. */
  pageTitle: string;
  /** The band's, if another. */
  title?: string;
  lead?: string;
  size?: BandSize;
  backTo?: string;
  children: ReactNode;
}) => (
  <BandPage
    cast="educator"
    size={size}
    title={pageTitle}
    heading={
      <span className={styles.title} dir="auto">
        {title}
      </span>
    }
    lead={lead && <span className={styles.lead}>{lead}</span>}
    backTo={backTo}
    className={styles.main}
  >
    {children}
  </BandPage>
);

/** The width of a page; a bar below it keeps its own. */
export const EducatorBody = ({
  hasBar = false,
  children,
}: {
  hasBar?: boolean;
  children: ReactNode;
}) => <div className={hasBar ? styles.bodyOverBar : styles.body}>{children}</div>;
