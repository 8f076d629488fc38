import { planFacts } from '@wonderfield/contract/plans/plan-words';
import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { PlanGrowth } from '@wonderfield/ui/art/plants/plan-growth';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePlanTitle } from '../../../shared/plans/use-plan-title.ts';
import { StateTag } from '../components/state-tag.tsx';
import { actionPath } from '../rules/plan-paths.ts';
import { inOrder } from '../rules/submission-order.ts';
import styles from './first-submissions.module.css';

/** Maximum number of plans on the home page. */
const SHOWN_PLANS = 3;

/** Lists the plans that need the author first, then the newest, with their state. */
export const FirstSubmissions = ({
  submissions,
}: {
  submissions: readonly SubmissionSummary[];
}) => {
  const t = useTranslations('submissions');
  const titleOf = usePlanTitle();
  return (
    <ul className={styles.rows}>
      {inOrder(submissions)
        .slice(0, SHOWN_PLANS)
        .map((submission) => (
          <li key={submission.id} className={styles.row}>
            <span className={styles.pot}>
              <PlanGrowth stage={submission.state} />
            </span>
            <div className={styles.words}>
              <h3 dir="auto">{titleOf(submission.topic)}</h3>
              <p>{planFacts(submission)}</p>
            </div>
            <div className={styles.state}>
              <StateTag state={submission.state} />
              <Link to={actionPath(submission)}>
                {t(submission.isWithdrawn ? 'action.declined' : `action.${submission.state}`)}
                <span className="visually-hidden">{titleOf(submission.topic)}</span>
              </Link>
            </div>
          </li>
        ))}
    </ul>
  );
};
