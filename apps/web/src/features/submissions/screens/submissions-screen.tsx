import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SeedScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { submissionsQuery } from '../../../shared/plans/plan-calls.ts';
import { isFinalPlanError, PlanError } from '../../../shared/plans/plan-error.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { SubmissionList } from '../components/submission-list.tsx';
import { SubmissionsLoading } from '../components/submissions-loading.tsx';

const NothingPlanted = () => {
  const t = useTranslations('submissions.list');
  const plans = useTranslations('plans');
  return (
    <Card padding="lg">
      <EmptyState
        picture={<SeedScene />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <ButtonLink render={<Link to={PATHS.submitContent} />}>
            {plans('submitContent')}
          </ButtonLink>
        }
      />
    </Card>
  );
};

/** Shows all plans of the educator with their state at `/my-submissions`. */
export const SubmissionsScreen = () => {
  const t = useTranslations('submissions.list');
  const { data, error, isFetching, refetch } = useQuery(submissionsQuery());
  const submissions = isFinalPlanError(error) ? undefined : data;
  return (
    <EducatorPage pageTitle={t('title')} lead={t('lead')} size="list" backTo={PATHS.educatorHome}>
      <EducatorBody>
        {error && !isFetching && <PlanError error={error} onRetry={() => void refetch()} />}
        {submissions?.length === 0 && <NothingPlanted />}
        {submissions && submissions.length > 0 && <SubmissionList submissions={submissions} />}
        {!submissions && (isFetching || !error) && <SubmissionsLoading />}
      </EducatorBody>
    </EducatorPage>
  );
};
