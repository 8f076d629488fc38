import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { Empty } from '../empty-state.tsx';
import { useStrings } from '../use-strings.ts';
import styles from './query-view.module.css';

type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'isPending' | 'error' | 'isFetching' | 'dataUpdatedAt' | 'refetch'
>;

/** Placeholder rows for a loading list. */
const Rows = () => {
  const t = useStrings('shared');
  return (
    <Skeleton label={t('loading')}>
      {['first', 'second', 'third'].map((row) => (
        <Card key={row} className={styles.row}>
          <Furrow width="38%" height="20px" />
          <Furrow width="72%" />
        </Card>
      ))}
    </Skeleton>
  );
};

/** Shows the data of a query, a skeleton while it loads, or an error with a retry button. */
export const QueryView = <Data,>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) => {
  const t = useStrings('shared');
  const format = useFormatter();
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = query;
  const retry = (
    <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
      {t('tryAgain')}
    </Button>
  );
  if (isPending) return <Rows />;
  if (data === undefined) {
    return (
      <Empty
        role="alert"
        icon={CloudAlert}
        title={t('loadFailed')}
        text={error?.message}
        action={retry}
      />
    );
  }
  const time = format.dateTime(dataUpdatedAt, { timeStyle: 'short' });
  return (
    <>
      {error && (
        <Note tone="sun" role="status" className={styles.stale}>
          <span>{t('notRefreshed', { time })}</span>
          {retry}
        </Note>
      )}
      {children(data)}
    </>
  );
};
