import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import { FirstSubmissions } from '../../submissions/parts/first-submissions.tsx';
import { HomeCardHead } from './home-card-head.tsx';
import styles from './submissions-card.module.css';

/** Shows the plans that need the author first, with a link to all. */
export const SubmissionsCard = ({
  submissions,
}: {
  /** Undefined while they are loading, or if they could not be loaded. */
  submissions: readonly SubmissionSummary[] | undefined;
}) => {
  const t = useTranslations('educators.home.plans');
  return (
    <Card as="section" padding="none" aria-labelledby="home-submissions">
      <HomeCardHead
        id="home-submissions"
        title={t('title')}
        count={submissions?.length}
        all={{ to: PATHS.submissions, text: t('seeAll') }}
      />
      {submissions?.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {submissions && <FirstSubmissions submissions={submissions} />}
    </Card>
  );
};
