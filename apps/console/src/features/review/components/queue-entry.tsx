import type { ListedPlan } from '@wonderfield/contract/operators/review-views';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Link } from 'react-router';
import { useWords } from '../../../shared/use-words.ts';
import { kindOf } from './answer-words.ts';
import styles from './queue.module.css';
import { useAge } from './use-age.ts';
import { SAME_PAGE, useShelf } from './use-shelf.ts';

/** Who has it, or where it stands. */
const StateTag = ({ plan: { heldBy, state, version } }: { plan: ListedPlan }) => {
  const t = useWords('review');
  if (heldBy?.isYou) return <Tag tone="sky">{t('tags.yours')}</Tag>;
  if (heldBy) return <Tag tone="plain">{t('tags.heldBy', { name: heldBy.name })}</Tag>;
  const isAgain = version > 1 && (state === 'submitted' || state === 'inReview');
  return (
    <Tag tone="sky">{isAgain ? t('tags.version', { version }) : t(`tags.states.${state}`)}</Tag>
  );
};

/** A plan in the list; the whole entry opens it. */
export const QueueEntry = ({ plan, isOpen }: { plan: ListedPlan; isOpen: boolean }) => {
  const age = useAge();
  const { addressOfPlan } = useShelf();
  return (
    <li>
      <Link
        className={styles.entry}
        to={addressOfPlan(plan.submissionId)}
        state={SAME_PAGE}
        aria-current={isOpen ? 'true' : undefined}
      >
        <b dir="auto">{plan.topic}</b>
        <span>{kindOf(plan).join(' · ')}</span>
        <span className={styles.standing}>
          <StateTag plan={plan} />
          <span>{age(plan.since)}</span>
        </span>
      </Link>
    </li>
  );
};
