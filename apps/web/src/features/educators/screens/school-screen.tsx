import { useQuery } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts';
import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band } from '@wonderfield/ui/band/band';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Link, Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallRefused } from '../../../shared/call-client.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/paths.ts';
import { schoolQuery } from '../api/educator-calls.ts';
import { SchoolCodeCard } from '../components/school-code-card.tsx';
import { SchoolSeatsCard } from '../components/school-seats-card.tsx';
import { SchoolTeachers } from '../components/school-teachers.tsx';

const Loading = () => (
  <Card padding="lg">
    <Skeleton label={TEXTS.loading}>
      <Furrow width="220px" height="28px" />
      <Furrow width="100%" height="54px" />
      <Furrow width="100%" height="54px" />
    </Skeleton>
  </Card>
);

/** What a school's administrator looks after: code, seats, teachers. */
export const SchoolScreen = () => {
  const t = useTranslations('educators.school');
  const school = useQuery(schoolQuery());
  const code = school.error instanceof CallRefused ? school.error.code : undefined;
  // Not an administrator, or one whose school is not approved yet.
  if (code === 'SCH_003') return <Navigate to={PATHS.notFound} replace />;
  if (code === 'EDU_001') return <Navigate to={PATHS.educatorHome} replace />;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Band
        cast="educator"
        size="tall"
        title={school.data?.name ?? t('title')}
        lead={school.data && `${school.data.city} ${school.data.zip}`}
        back={<BackLink label={t('back')} render={<Link to={PATHS.educatorHome} />} />}
      />
      <main id="main" className={page.columns}>
        {school.isPending && <Loading />}
        {school.isLoadingError && (
          <Card padding="lg">
            <EmptyState
              picture={<SnailScene />}
              title={t('loadFailed')}
              action={
                <Button variant="primary" size="sm" onClick={() => void school.refetch()}>
                  {t('tryAgain')}
                </Button>
              }
            />
          </Card>
        )}
        {school.data && (
          <>
            <SchoolTeachers school={school.data} />
            <div>
              <SchoolCodeCard code={school.data.code} />
              <SchoolSeatsCard school={school.data} />
            </div>
          </>
        )}
      </main>
    </>
  );
};
