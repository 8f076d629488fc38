import { useQuery } from '@tanstack/react-query';
import { ApiError, isForbidden } from '@wonderfield/client/errors';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BandPage } from '../../../shared/pages/band-page.tsx';
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
  return (
    <Card padding="lg">
      <EmptyState
        picture={<SnailScene />}
        title={error.message}
        action={
          way ? (
            <ButtonLink variant="primary" size="sm" render={<Link to={way.to} />}>
              {way.label}
            </ButtonLink>
          ) : (
            <Button variant="primary" size="sm" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )
        }
      />
    </Card>
  );
};

/** Renders the page around a roster, with its loading and error states. */
export const RosterPage = ({
  classroomId,
  title,
  titleOf,
  children,
}: {
  classroomId: string;
  title: string;
  /** Title when the classroom is known. Defaults to `title`. */
  titleOf?: (roster: Roster) => string;
  children: (roster: Roster) => ReactNode;
}) => {
  const t = useTranslations('rosters');
  const { data, error, isFetching, refetch } = useQuery(rosterQuery(classroomId));
  // Show old data if a refetch fails, but never if access is denied.
  const roster = isForbidden(error) ? undefined : data;
  const isWaiting = !roster && (!error || (isFetching && !(error instanceof ApiError)));
  return (
    <BandPage
      title={title}
      cast="educator"
      size="work"
      heading={roster && titleOf?.(roster)}
      backTo={PATHS.classrooms}
      backLabel={t('back')}
      className={`${page.wide} ${styles.main}`}
    >
      {isWaiting && <Loading />}
      {!roster && !isWaiting && error && <Empty error={error} onRetry={() => void refetch()} />}
      {roster && children(roster)}
    </BandPage>
  );
};
