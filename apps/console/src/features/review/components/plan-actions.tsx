import { mayEarn, turnIn } from '@wonderfield/contract/plans/submission-rules';
import { useStrings } from '../../../shared/use-strings.ts';
import { AcceptedSteps } from './accepted-steps.tsx';
import { DecisionBar } from './decision-bar.tsx';
import styles from './review.module.css';
import { useReview } from './review-context.ts';
import { UnclaimedBar } from './unclaimed-bar.tsx';
import { useDates } from './use-dates.ts';

/** Shows the state of the plan and the possible actions. */
export const PlanActions = () => {
  const t = useStrings('review');
  const { dayOf, timeOf } = useDates();
  const { state, since, heldBy } = useReview().plan;
  if (turnIn(state) === 'reviewer') {
    if (heldBy?.isYou) return <DecisionBar />;
    if (!heldBy) return <UnclaimedBar />;
    return (
      <div className={styles.bar} data-bottom-bar>
        <p>{t('hold.heldBy', { name: heldBy.name, time: timeOf(heldBy.until) })}</p>
      </div>
    );
  }
  if (mayEarn(state)) return <AcceptedSteps />;
  return (
    <div className={styles.bar} data-bottom-bar>
      <p>
        {t(state === 'declined' ? 'state.declined' : 'state.changesAsked', { date: dayOf(since) })}
      </p>
    </div>
  );
};
