import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band } from '@wonderfield/ui/band/band';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/own-user.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';
import { NotReady } from '../components/no-form.tsx';
import { SamplesPanel } from '../components/samples-panel.tsx';
import { SubmitContent } from '../components/submit-content.tsx';
import styles from './submit-content-screen.module.css';

/** The wizard for a lesson or unit plan (S 2.6), with two samples beside it. */
export const SubmitContentScreen = () => {
  const t = useTranslations('submitContent');
  const user = useEducator();
  if (!user) return null;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Band
        cast="educator"
        size="work"
        title={t('title')}
        back={<BackLink label={t('back')} render={<Link to={PATHS.educatorHome} />} />}
      />
      <main id="main" className={styles.main}>
        {mayWritePlans(user) ? (
          <>
            <SubmitContent />
            <SamplesPanel />
          </>
        ) : (
          <div className={styles.whole}>
            <NotReady />
          </div>
        )}
      </main>
    </>
  );
};
