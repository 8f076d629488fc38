import { planFacts } from '@wonderfield/contract/plans/plan-words';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { PlanGrowth } from '@wonderfield/ui/art/plants/plan-growth';
import { StateTag } from './state-tag.tsx';
import styles from './submission.module.css';

/** Shows the state and the type of the plan beside its versions. */
export const SubmissionHead = ({ submission }: { submission: Submission }) => (
  <div className={styles.head}>
    <PlanGrowth stage={submission.state} size={44} />
    <div>
      <StateTag state={submission.state} />
      <p>{planFacts(submission)}</p>
    </div>
  </div>
);
