import { ApiError } from '@wonderfield/client/errors';
import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Note } from '@wonderfield/ui/note/note';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ClassroomsState } from '../../../shared/classrooms/classrooms-query.ts';
import styles from './classrooms.module.css';
import { ClassroomsSkeleton } from './classrooms-skeleton.tsx';

type Empty = { picture: ReactNode; title: string; text?: ReactNode; action?: ReactNode };

const RetryButton = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('classrooms.list');
  return (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
};

/**
 * Renders a list with its loading, empty and error states. A failed load never looks like an empty
 * list, and a cached list stays visible.
 */
export const ClassroomList = <Seen extends Classroom>({
  state,
  empty,
  children,
}: {
  state: ClassroomsState<Seen>;
  empty: Empty;
  /** Renders the cards. Called only for a non-empty list. */
  children: (list: Seen[]) => ReactNode;
}) => {
  const t = useTranslations('classrooms.list');
  const { list, error, retry } = state;
  if (!list && !error) return <ClassroomsSkeleton />;
  if (!list) {
    const why = error instanceof ApiError ? error.message : t('loadFailed');
    return (
      <Card padding="md">
        <EmptyState
          picture={empty.picture}
          title={t('notLoaded')}
          text={<span role="alert">{why}</span>}
          action={<RetryButton onRetry={retry} />}
        />
      </Card>
    );
  }
  return (
    <>
      {error && (
        <Note tone="sun" role="status" className={styles.note ?? ''}>
          <div className={styles.noteRow}>
            {t('maybeOld')}
            <RetryButton onRetry={retry} />
          </div>
        </Note>
      )}
      {list.length > 0 ? (
        children(list)
      ) : (
        <Card padding="md">
          <EmptyState {...empty} />
        </Card>
      )}
    </>
  );
};
