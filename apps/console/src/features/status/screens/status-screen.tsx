import { useQuery } from '@tanstack/react-query';
import { Card } from '@wonderfield/ui/card/card';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { useRefreshInterval } from '../../../shared/call/use-refresh-interval.ts';
import { Page } from '../../../shared/page.tsx';
import { RefreshButton } from '../../../shared/refresh-button.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { statusQuery } from '../api/status-query.ts';
import { PartsTable } from '../components/parts-table.tsx';
import { ProblemsNote } from '../components/problems-note.tsx';
import { QueuesTable } from '../components/queues-table.tsx';
import styles from '../components/status.module.css';
import { StatusFigures } from '../components/status-figures.tsx';
import { UndeliveredTable } from '../components/undelivered-table.tsx';
import { WaitingOperatorsTable } from '../components/waiting-operators-table.tsx';

/** Shows the state of the service and its dependencies. */
export const StatusScreen = () => {
  const t = useStrings('status');
  const status = useQuery({ ...statusQuery(), refetchInterval: useRefreshInterval() });
  return (
    <Page title={t('title')} lead={t('lead')} tools={<RefreshButton query={status} />}>
      <QueryView query={status}>
        {(data) => (
          <>
            <ProblemsNote problems={data.problems} />
            <StatusFigures status={data} />
            <div className={styles.tables}>
              <Card className={styles.table}>
                <PartsTable parts={data.parts} />
              </Card>
              <Card className={styles.table}>
                <QueuesTable queues={data.queues} />
              </Card>
            </div>
            <WaitingOperatorsTable operators={data.waitingOperators} />
            <Card className={styles.table}>
              <UndeliveredTable undelivered={data.undelivered} />
            </Card>
          </>
        )}
      </QueryView>
    </Page>
  );
};
