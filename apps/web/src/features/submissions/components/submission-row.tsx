import { planFacts } from '@wonderfield/contract/plans/plan-words';
import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { isOpenToAuthor } from '@wonderfield/contract/plans/submission-rules';
import { PlanGrowth } from '@wonderfield/ui/art/plants/plan-growth';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePlanDates } from '../../../shared/plans/use-plan-dates.ts';
import { usePlanTitle } from '../../../shared/plans/use-plan-title.ts';
import { actionPath, planPath } from '../rules/plan-paths.ts';
import { StateTag } from './state-tag.tsx';
import styles from './submission-list.module.css';
import { useNextStep } from './use-next-step.ts';

/** Shows a plan with its state, next step and link. */
export const SubmissionRow = ({
  submission,
  onDelete,
}: {
  submission: SubmissionSummary;
  onDelete: () => void;
}) => {
  const t = useTranslations('submissions');
  const titleOf = usePlanTitle();
  const { dayOf } = usePlanDates();
  const nextStepOf = useNextStep();
  const { state, topic, changedAt } = submission;
  const title = titleOf(topic);
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.pot}>
        <PlanGrowth stage={state} />
      </span>
      <div className={styles.name}>
        <h3 dir="auto">
          <Link to={planPath(submission)}>{title}</Link>
        </h3>
        <p>{planFacts(submission)}</p>
      </div>
      <div className={styles.standing}>
        <StateTag state={state} />
        <p>{nextStepOf(submission)}</p>
      </div>
      <time dateTime={changedAt}>{dayOf(changedAt)}</time>
      <div className={styles.actions}>
        {state === 'draft' && (
          <IconButton
            tone="danger"
            label={t('deleteOf', { title })}
            icon={<Trash2 size={20} strokeWidth={2.2} aria-hidden />}
            onClick={onDelete}
          />
        )}
        <ButtonLink
          variant={isOpenToAuthor(state) ? 'secondary' : 'quiet'}
          size="sm"
          render={<Link to={actionPath(submission)} />}
        >
          {t(submission.isWithdrawn ? 'action.declined' : `action.${state}`)}
          <span className="visually-hidden">{title}</span>
        </ButtonLink>
      </div>
    </li>
  );
};
