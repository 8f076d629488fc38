import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band, type BandProps } from '@wonderfield/ui/band/band';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../page-title.tsx';
import styles from './band-page.module.css';

/** A page under its horizon: the title with the way back, and what it is about, all of it in `main`. */
export const BandPage = ({
  title,
  heading = title,
  backTo,
  backLabel,
  className,
  children,
  ...band
}: Omit<BandProps, 'title' | 'back'> & {
  /** The tab's, and the band's unless it has another. */
  title: string;
  heading?: ReactNode;
  /** Where the back arrow leads. */
  backTo?: string | undefined;
  /** Where it says more than "Back". */
  backLabel?: string | undefined;
  /** Of the content below the band. */
  className?: string | undefined;
  children: ReactNode;
}) => {
  const t = useTranslations('shared');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <main id="main" className={styles.page}>
        <Band
          {...band}
          title={heading}
          back={backTo && <BackLink label={backLabel ?? t('back')} render={<Link to={backTo} />} />}
        />
        <div className={className}>{children}</div>
      </main>
    </>
  );
};
