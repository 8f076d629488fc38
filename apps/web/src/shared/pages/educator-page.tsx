import type { BandSize } from '@wonderfield/ui/band/band';
import type { ReactNode } from 'react';
import { BandPage } from './band-page.tsx';
import styles from './educator-page.module.css';

/**
 * Shows an educator's page with a band. A long title is cut after two lines, on a phone after four.
 */
export const EducatorPage = ({
  pageTitle,
  title = pageTitle,
  lead,
  size = 'work',
  backTo,
  children,
}: {
  /** Document title. */
  pageTitle: string;
  /** Title in the band, if it differs. */
  title?: string;
  lead?: string | undefined;
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

/** Sets the content width. A bar below keeps its own width. */
export const EducatorBody = ({
  hasBar = false,
  children,
}: {
  hasBar?: boolean;
  children: ReactNode;
}) => <div className={hasBar ? styles.bodyOverBar : styles.body}>{children}</div>;
