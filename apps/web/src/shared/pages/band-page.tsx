import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band, type BandProps } from '@wonderfield/ui/band/band';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './band-page.module.css';
import { PageTitle } from './page-title.tsx';

/** Shows a page with a band for title and back link, all inside `main`. */
export const BandPage = ({
  title,
  heading = title,
  backTo,
  backLabel,
  className,
  children,
  ...band
}: Omit<BandProps, 'title' | 'back'> & {
  /** Document title, and heading of the band by default. */
  title: string;
  heading?: ReactNode;
  /** Target of the back arrow. */
  backTo?: string | undefined;
  /** Label of the back arrow, if it is not "Back". */
  backLabel?: string | undefined;
  /** Class of the content below the band. */
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
