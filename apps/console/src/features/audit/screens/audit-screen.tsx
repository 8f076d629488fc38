import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { SearchX } from 'lucide-react';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { Empty } from '../../../shared/empty-state.tsx';
import { Page } from '../../../shared/page.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { auditQuery } from '../api/audit-query.ts';
import styles from '../components/audit.module.css';
import { AuditFilters } from '../components/audit-filters.tsx';
import { AuditTable } from '../components/audit-table.tsx';
import { useAuditFilter } from '../components/use-audit-filter.ts';

export const AuditScreen = () => {
  const t = useStrings('audit');
  const { filter, change, clear } = useAuditFilter();
  const { person: typed, ...others } = filter;
  const person = useDebounced(typed);
  const log = useInfiniteQuery(auditQuery({ ...others, ...(person && { person }) }));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <AuditFilters filter={filter} onChange={change} onClear={clear} />
      <p className={styles.hint}>{t('utc')}</p>
      <QueryView query={log}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          if (events.length === 0) {
            const isFiltered = Object.keys(filter).length > 0;
            return <Empty icon={SearchX} title={t(isFiltered ? 'noneFiltered' : 'none')} />;
          }
          return (
            <>
              <Card className={styles.card}>
                <AuditTable events={events} onPick={(id) => change({ person: id })} />
              </Card>
              <div className={styles.more}>
                <span role="status">{t('shown', { count: events.length })}</span>
                {log.hasNextPage ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={log.isFetchingNextPage}
                    busyLabel={t('loadingMore')}
                    onClick={() => void log.fetchNextPage()}
                  >
                    {t('more')}
                  </Button>
                ) : (
                  <span>{t('end')}</span>
                )}
              </div>
            </>
          );
        }}
      </QueryView>
    </Page>
  );
};
