import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { NotReady } from '../components/no-form.tsx';
import { SamplesPanel } from '../components/samples-panel.tsx';
import { SubmitContent } from '../components/submit-content.tsx';
import styles from './submit-content-screen.module.css';

/** Shows the wizard for a lesson or unit plan with two samples beside it. */
export const SubmitContentScreen = () => {
  const t = useTranslations('submitContent');
  const user = useEducator();
  if (!user) return null;
  return (
    <BandPage
      cast="educator"
      size="work"
      title={t('title')}
      backTo={PATHS.educatorHome}
      backLabel={t('back')}
      className={styles.main}
    >
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
    </BandPage>
  );
};
