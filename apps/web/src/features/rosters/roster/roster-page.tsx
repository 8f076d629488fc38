import { useQuery } from '@tanstack/react-query';
import { ApiError, isForbidden } from '@wonderfield/client/errors';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { gradeOf } from '../../../shared/classrooms/classroom-facts.ts';
import { NotLoadedCard } from '../../../shared/not-loaded/not-loaded-card.tsx';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import { OfflineNote } from '../../../shared/pages/offline-note.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { type Roster, rosterQuery } from '../api/roster-query.ts';
import styles from './roster-page.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

const Loading = () => (
  <Card padding="md">
    <Skeleton label={TEXTS.loading}>
      <Furrow width="240px" height="28px" />
      {ROWS.map((row) => (
        <Furrow key={row} height="48px" />
      ))}
    </Skeleton>
  </Card>
);

/** Explains why there is no roster and offers the next step. */
const Empty = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTranslations('rosters');
  const ways: Partial<Record<string, { to: string; label: string }>> = {
    CLS_001: { to: PATHS.classrooms, label: t('myClassrooms') },
    EDU_001: { to: PATHS.educatorHome, label: t('toHome') },
    EDU_002: { to: PATHS.educatorHome, label: t('toHome') },
    EDU_004: { to: PATHS.educatorHome, label: t('toHome') },
  };
  const way = ways[error instanceof ApiError ? error.code : ''];
  return <NotLoadedCard title={error.message} next={way ?? onRetry} />;
};

const factsOf = (roster: Roster) => ({
  grade: gradeOf(roster),
  count: roster.students.length,
  capacity: roster.capacity,
});

/** Renders the page around a roster, with its loading and error states. */
export const RosterPage = ({
  classroomId,
  title,
  isClassPage = false,
  children,
}: {
  classroomId: string;
  title: string;
  /** True for a page whose heading is the name of the class. It sets its own width. */
  isClassPage?: boolean;
  children: (roster: Roster) => ReactNode;
}) => {
  const t = useTranslations('rosters');
  const students = useTranslations('rosters.students');
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(rosterQuery(classroomId));
  // Show old data if a refetch fails, but never if access is denied.
  const roster = isForbidden(error) ? undefined : data;
  const isWaiting = !roster && (!error || (isFetching && !(error instanceof ApiError)));
  return (
    <BandPage
      title={title}
      cast="educator"
      size={isClassPage ? 'class' : 'work'}
      heading={isClassPage ? roster?.name : undefined}
      lead={isClassPage && roster ? students('lead', factsOf(roster)) : undefined}
      backTo={PATHS.classrooms}
      backLabel={t('back')}
      className={isClassPage ? styles.whole : `${page.wide} ${styles.main}`}
    >
      {!roster && (
        <div className={isClassPage ? page.wide : undefined}>
          {isWaiting && <Loading />}
          {!isWaiting && error && <Empty error={error} onRetry={() => void refetch()} />}
        </div>
      )}
      {roster && <OfflineNote loadedAt={dataUpdatedAt} className={styles.offline} />}
      {roster && children(roster)}
    </BandPage>
  );
};
