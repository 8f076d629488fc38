import { useQuery } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { isFinalPlanError, PlanError } from '../../../shared/plans/plan-error.tsx';
import { PlanLayout } from '../../../shared/plans/plan-layout.tsx';
import { PlanSheet } from '../../../shared/plans/plan-sheet.tsx';
import { libraryPlanQuery } from '../api/library-calls.ts';
import { useLibraryReturn } from '../components/library-return.ts';
import { PlanByline } from '../components/plan-byline.tsx';
import { PlanContents } from '../components/plan-contents.tsx';
import styles from '../components/plan-reader.module.css';
import { PlanTools } from '../components/plan-tools.tsx';

const TITLE_MAX_LENGTH = 80;

const PlanLoading = () => (
  <Card padding="none">
    <Furrow height="172px" square />
    <Skeleton label={TEXTS.loading} className={styles.loading}>
      <Furrow width="40%" height="18px" />
      <Furrow width="86%" height="46px" />
      <Furrow width="52%" height="36px" />
      <Furrow height="120px" />
      <Furrow height="220px" />
    </Skeleton>
  </Card>
);

const Reader = ({ planId }: { planId: string }) => {
  const t = useTranslations('library');
  const { data, error, isFetching, refetch } = useQuery(libraryPlanQuery(planId));
  const plan = isFinalPlanError(error) ? undefined : data;
  return (
    <PlanLayout
      back={{ to: useLibraryReturn(), label: t('title') }}
      rail={plan && <PlanContents planType={plan.plan.planType} />}
    >
      <PageTitle>{plan ? plan.topic.slice(0, TITLE_MAX_LENGTH) : t('title')}</PageTitle>
      {plan ? (
        <PlanSheet plan={plan.plan} byline={<PlanByline plan={plan} />} />
      ) : (
        <div>
          {error && !isFetching ? (
            <>
              <h1 className="visually-hidden">{t('title')}</h1>
              <PlanError error={error} onRetry={() => void refetch()} />
            </>
          ) : (
            <PlanLoading />
          )}
        </div>
      )}
      {plan && <PlanTools plan={plan} />}
    </PlanLayout>
  );
};

/** Shows a published plan at `/library/:id` for reading, bookmarking and printing. */
export const LibraryPlanScreen = () => {
  const { id = '' } = useParams();
  return <Reader key={id} planId={id} />;
};
