import { useQuery } from '@tanstack/react-query';
import type { Child } from '@wonderfield/contract/children/child';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useParent } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { childProgressQuery } from '../api/progress-calls.ts';
import { ChildTabs } from '../components/child-tabs.tsx';
import { GrowingCard } from '../components/growing-card.tsx';
import { NoChild } from '../components/no-child.tsx';
import { ProgressError } from '../components/progress-error.tsx';
import { SubjectsCard } from '../components/subjects-card.tsx';
import { WeekAside } from '../components/week-aside.tsx';
import { WeekCard } from '../components/week-card.tsx';
import { WeekSteps } from '../components/week-steps.tsx';
import styles from './child-progress-screen.module.css';

const Loading = () => {
  const t = useTranslations('progress');
  return (
    <div className={styles.stack}>
      <Card>
        <Skeleton label={t('loading')}>
          <Furrow width="40%" height="28px" />
          <Furrow height="200px" square />
        </Skeleton>
      </Card>
    </div>
  );
};

const ChildWeek = ({ child, list }: { child: Child; list: readonly Child[] }) => {
  const t = useTranslations('progress.child');
  const [search] = useSearchParams();
  const query = useQuery(childProgressQuery(child.id, search.get('week') ?? undefined));
  const { data: progress, error } = query;
  const title = t('title', { name: child.firstName });
  return (
    <BandPage
      title={title}
      cast="family"
      size="pages"
      heading={<span className={styles.title}>{title}</span>}
      below={
        <>
          <div className={styles.week}>
            {progress && <WeekSteps childId={child.id} week={progress.week} />}
          </div>
          <ChildTabs list={list} chosenId={child.id} />
        </>
      }
      className={page.columns}
    >
      {progress ? (
        <>
          <div className={styles.stack} aria-busy={query.isPlaceholderData}>
            <WeekCard progress={progress} />
            <GrowingCard progress={progress} />
            <SubjectsCard subjects={progress.subjects} />
          </div>
          <WeekAside progress={progress} />
        </>
      ) : error ? (
        <ProgressError
          error={error}
          gone={t('unknown')}
          way={{ to: PATHS.children, label: t('toChildren') }}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading />
      )}
    </BandPage>
  );
};

/** Shows a parent the week of one child at `/progress`. */
export const ChildProgressScreen = () => {
  const { childId } = useParams();
  const user = useParent();
  if (!user) return null;
  const [first] = user.children;
  const child = childId ? user.children.find(({ id }) => id === childId) : first;
  if (child) return <ChildWeek key={child.id} child={child} list={user.children} />;
  return <NoChild isUnknown={childId !== undefined} />;
};
