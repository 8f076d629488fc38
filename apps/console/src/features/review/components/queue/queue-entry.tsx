import type { ListedPlan } from '@wonderfield/contract/operators/review-views';
import { planFacts } from '@wonderfield/contract/plans/plan-words';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Link } from 'react-router';
import { useStrings } from '../../../../shared/use-strings.ts';
import styles from './queue.module.css';
import { useAge } from './use-age.ts';
import { SAME_PAGE, useQueueTab } from './use-queue-tab.ts';

/** Tag of a waiting plan: who has claimed it, or its version. */
const WaitingTag = ({ plan: { heldBy, version } }: { plan: ListedPlan }) => {
  const t = useStrings('review');
  if (heldBy?.isYou) return <Tag tone="sky">{t('tags.yours')}</Tag>;
  if (heldBy) return <Tag tone="plain">{t('tags.heldBy', { name: heldBy.name })}</Tag>;
  return <Tag tone="sky">{version > 1 ? t('tags.version', { version }) : t('tags.submitted')}</Tag>;
};

/** A plan in the list. The whole entry is a link. */
export const QueueEntry = ({ plan, isOpen }: { plan: ListedPlan; isOpen: boolean }) => {
  const age = useAge();
  const { queue, addressOfPlan } = useQueueTab();
  return (
    <li>
      <Link
        className={styles.entry}
        to={addressOfPlan(plan.submissionId)}
        state={SAME_PAGE}
        aria-current={isOpen ? 'true' : undefined}
      >
        <b dir="auto">{plan.topic}</b>
        <span>{planFacts(plan)}</span>
        <span className={styles.standing}>
          {/* In the other queues all plans have the same state, so the author distinguishes them. */}
          {queue === 'waiting' ? <WaitingTag plan={plan} /> : <span>{plan.authorName}</span>}
          <span>{age(plan.since)}</span>
        </span>
      </Link>
    </li>
  );
};
