import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotLoadedCard } from '../../../shared/not-loaded/not-loaded-card.tsx';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { schoolYearQuery } from '../api/school-year-calls.ts';
import { SchoolYearView } from '../school/school-year-view.tsx';

/** Moves the classes of a school to the next school year. */
export const SchoolNextYearScreen = () => {
  const t = useTranslations('nextYear');
  const school = useQuery(schoolYearQuery());
  const code = school.error instanceof ApiError ? school.error.code : undefined;
  // SCH_003: not an administrator. EDU_001: the school is not approved yet.
  if (code === 'SCH_003') return <Navigate to={PATHS.notFound} replace />;
  if (code === 'EDU_001') return <Navigate to={PATHS.educatorHome} replace />;
  return (
    <EducatorPage pageTitle={t('title')} lead={t('school.lead')} backTo={PATHS.school}>
      {!school.data && (
        <EducatorBody>
          {school.isPending ? (
            <Card padding="lg">
              <Skeleton label={TEXTS.loading}>
                <Furrow width="220px" height="28px" />
                <Furrow width="100%" height="54px" />
                <Furrow width="100%" height="54px" />
              </Skeleton>
            </Card>
          ) : (
            <NotLoadedCard title={t('loadFailed')} next={() => void school.refetch()} />
          )}
        </EducatorBody>
      )}
      {school.data && <SchoolYearView school={school.data} />}
    </EducatorPage>
  );
};
