import { PLAN_QUEUES, type PlanQueue } from '@wonderfield/contract/operators/review-views';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { useStrings } from '../../../../shared/use-strings.ts';
import styles from './queue.module.css';
import { useQueueTab } from './use-queue-tab.ts';

/** Tabs of the plan queues with counts. */
export const QueueTabs = ({
  counts,
}: {
  counts: Partial<Record<PlanQueue, number>> | undefined;
}) => {
  const t = useStrings('review');
  const format = useFormatter();
  const { queue: open, addressOfQueue } = useQueueTab();
  return (
    <nav aria-label={t('shelvesLabel')} className={styles.shelves}>
      {PLAN_QUEUES.map((queue) => (
        <Link
          key={queue}
          to={addressOfQueue(queue)}
          aria-current={queue === open ? 'page' : undefined}
        >
          {t(`shelves.${queue}`)}
          {counts && <span className={styles.number}>{format.number(counts[queue] ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  );
};
