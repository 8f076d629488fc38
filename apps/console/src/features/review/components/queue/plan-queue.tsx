import type { ListedPlan } from '@wonderfield/contract/operators/review-views';
import { Card } from '@wonderfield/ui/card/card';
import { useStrings } from '../../../../shared/use-strings.ts';
import { KeyHelp } from './key-help.tsx';
import styles from './queue.module.css';
import { QueueEntry } from './queue-entry.tsx';
import { useAge } from './use-age.ts';
import { useQueueTab } from './use-queue-tab.ts';

/** Lists the plans of a queue in the server's order, longest waiting first. */
export const PlanQueue = ({
  plans,
  openId,
}: {
  plans: ListedPlan[];
  openId: string | undefined;
}) => {
  const t = useStrings('review');
  const age = useAge();
  const { queue } = useQueueTab();
  const count = plans.length;
  const [first] = plans;
  return (
    <div className={styles.column}>
      <Card as="section" padding="none" className={styles.queue} aria-labelledby="review-queue">
        <div className={styles.head}>
          <h2 id="review-queue">
            {queue === 'waiting'
              ? t('queueTitle', { count })
              : t('shelfTitle', { shelf: t(`shelves.${queue}`), count })}
          </h2>
          {queue === 'waiting' && first && <span>{t('oldest', { age: age(first.since) })}</span>}
        </div>
        {count === 0 ? (
          <p className={styles.none}>{t(queue === 'waiting' ? 'nothing' : 'nothingHere')}</p>
        ) : (
          <ul>
            {plans.map((plan) => (
              <QueueEntry
                key={plan.submissionId}
                plan={plan}
                isOpen={plan.submissionId === openId}
              />
            ))}
          </ul>
        )}
      </Card>
      {count > 0 && <KeyHelp />}
    </div>
  );
};
