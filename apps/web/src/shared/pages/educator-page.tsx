import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band, type BandSize } from '@wonderfield/ui/band/band';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../page-title.tsx';
import styles from './educator-page.module.css';

/** An educator's page with its band; a long title ends after two lines. */
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
}) => {
  const t = useTranslations('shared');
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      <Band
        cast="educator"
        size={size}
        title={
          <span className={styles.title} dir="auto">
            {title}
          </span>
        }
        lead={lead && <span className={styles.lead}>{lead}</span>}
        back={backTo && <BackLink label={t('back')} render={<Link to={backTo} />} />}
      />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </>
  );
};

/** The width of a page; a bar below it keeps its own. */
export const EducatorBody = ({
  hasBar = false,
  children,
}: {
  hasBar?: boolean;
  children: ReactNode;
}) => <div className={hasBar ? styles.bodyOverBar : styles.body}>{children}</div>;
