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
import {
  libraryPlanPath,
  submissionPath,
  submitContentPath,
} from '../../../shared/routing/paths.ts';
import { StateTag } from './state-tag.tsx';
import styles from './submission-list.module.css';
import { useNextStep } from './use-next-step.ts';

/** Returns the page of a plan. A draft opens in the wizard. */
const pageOf = ({ id, state }: SubmissionSummary) =>
  state === 'draft' ? submitContentPath(id) : submissionPath(id);

const actionOf = (submission: SubmissionSummary) =>
  submission.state === 'published' ? libraryPlanPath(submission.id) : pageOf(submission);

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
          <Link to={pageOf(submission)}>{title}</Link>
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
          render={<Link to={actionOf(submission)} />}
        >
          {t(submission.isWithdrawn ? 'action.declined' : `action.${state}`)}
          <span className="visually-hidden">{title}</span>
        </ButtonLink>
      </div>
    </li>
  );
};
