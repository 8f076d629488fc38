import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band, type BandSize } from '@wonderfield/ui/band/band';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page-title.tsx';
import styles from './sync-page.module.css';

/** The page around every step of a sync. */
export const SyncPage = ({
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
  backTo: string;
  children: ReactNode;
}) => {
  const t = useTranslations('classroomSync');
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      <Band
        cast="educator"
        size={size}
        title={title}
        lead={lead && <span className={styles.lead}>{lead}</span>}
        back={<BackLink label={t('back')} render={<Link to={backTo} />} />}
      />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </>
  );
};

/** The width of a page; a bar below it keeps its own. */
export const SyncBody = ({
  hasBar = false,
  children,
}: {
  hasBar?: boolean;
  children: ReactNode;
}) => <div className={hasBar ? styles.bodyOverBar : styles.body}>{children}</div>;
