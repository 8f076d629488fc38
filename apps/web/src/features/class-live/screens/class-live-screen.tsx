import { useQuery } from '@tanstack/react-query';
import { ApiError, isForbidden } from '@wonderfield/client/errors';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ClassTabs } from '../../../shared/classrooms/class-tabs.tsx';
import { enrolledIn, gradeOf } from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { NotLoadedCard } from '../../../shared/not-loaded/not-loaded-card.tsx';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { liveClassQuery } from '../api/live-calls.ts';
import { LiveContent } from '../components/live-content.tsx';

const ROWS = ['first', 'second', 'third'];

const Loading = () => {
  const t = useTranslations('classLive');
  return (
    <Card>
      <Skeleton label={t('loading')}>
        <Furrow width="50%" height="40px" />
        {ROWS.map((row) => (
          <Furrow key={row} height="96px" square />
        ))}
      </Skeleton>
    </Card>
  );
};

const NotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTranslations('classLive');
  const isGone = error instanceof ApiError && error.code === 'CLS_001';
  return (
    <NotLoadedCard
      title={error.message}
      next={isGone ? { to: PATHS.classrooms, label: t('toClassrooms') } : onRetry}
    />
  );
};

/** Shows who of a class is signed in during a lesson at `/class-live/{id}`. */
export const ClassLiveScreen = () => {
  const t = useTranslations('classLive');
  const { id = '' } = useParams();
  const { list } = useClassrooms('educator');
  const classroom = list?.find((each) => each.id === id);
  const { data, dataUpdatedAt, error, refetch } = useQuery(liveClassQuery(id));
  // Show the last board if a refetch fails, but never if access is denied.
  const live = isForbidden(error) ? undefined : data;
  // The switch depends on the role, so wait for the list.
  const isReady = live !== undefined && list !== undefined;
  return (
    <EducatorPage
      pageTitle={t('title')}
      title={classroom?.name ?? live?.name ?? t('title')}
      lead={
        classroom &&
        t('lead', {
          grade: gradeOf(classroom),
          count: enrolledIn(classroom),
          capacity: classroom.capacity,
        })
      }
      size="class"
      backTo={PATHS.classrooms}
    >
      <EducatorBody>
        <ClassTabs classroomId={id} current="live" isHelper={classroom?.isHelper} />
        {isReady && (
          <LiveContent
            key={id}
            classroomId={id}
            live={live}
            loadedAt={dataUpdatedAt}
            isHelper={classroom?.isHelper ?? false}
            isArchived={classroom?.isArchived ?? false}
          />
        )}
        {!isReady && error && <NotLoaded error={error} onRetry={() => void refetch()} />}
        {!isReady && !error && <Loading />}
      </EducatorBody>
    </EducatorPage>
  );
};
