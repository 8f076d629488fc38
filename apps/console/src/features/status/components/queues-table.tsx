import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useFormatter } from 'use-intl';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './status.module.css';

const COUNTS = ['waiting', 'active', 'failed'] as const;

/** Lists job queues. Only failures are highlighted. */
export const QueuesTable = ({ queues }: { queues: SystemStatus['queues'] }) => {
  const t = useStrings('status');
  const format = useFormatter();
  const labels = { waiting: t('queueWaiting'), active: t('active'), failed: t('failed') };
  return (
    <Table caption={t('queuesTitle')} captionShown>
      <thead>
        <tr>
          <th scope="col">{t('queue')}</th>
          {COUNTS.map((count) => (
            <th key={count} scope="col" className={styles.number}>
              {labels[count]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.length === 0 && (
          <tr>
            <TableCell colSpan={COUNTS.length + 1}>{t('noQueues')}</TableCell>
          </tr>
        )}
        {queues.map((queue) => (
          <tr key={queue.name}>
            <TableCell className={styles.queue}>{queue.name}</TableCell>
            {COUNTS.map((count) => (
              <TableCell
                key={count}
                className={`${styles.number} ${
                  count === 'failed' && queue.failed > 0 ? styles.failed : ''
                }`}
              >
                {format.number(queue[count])}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
