import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { libraryPlanPath, submitContentPath } from '../../../shared/routing/paths.ts';
import { useCopyPlan } from '../api/submission-calls.ts';
import styles from './submission.module.css';
import { useNextStep } from './use-next-step.ts';

const CopyButton = ({ submissionId }: { submissionId: string }) => {
  const t = useTranslations('submissions.copy');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const navigate = useNavigate();
  const copying = useCopyPlan(submissionId);
  const handleCopy = () =>
    copying.mutate(undefined, {
      onSuccess: (copy) => {
        show({ tone: 'success', text: t('copied') });
        void navigate(submitContentPath(copy.submissionId));
      },
      onError: (error) => showErrorToast(error),
    });
  return (
    <Button busy={copying.isPending} busyLabel={t('copying')} onClick={handleCopy}>
      {t('copy')}
    </Button>
  );
};

/** Shows the next step for a submitted plan, or why there is none. */
export const Decision = ({
  submission,
  isNews,
}: {
  submission: Submission;
  /** True if the state has just changed on this page. The heading then takes the focus. */
  isNews: boolean;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  const t = useTranslations('submissions.decision');
  const nextStepOf = useNextStep();
  const { id, state, reason, isWithdrawn } = submission;
  const title = () => {
    if (state === 'declined') return t('why');
    return isWithdrawn ? t('whyWithdrawn') : nextStepOf(submission);
  };
  return (
    <Card as="section" className={styles.decision} aria-labelledby="decision">
      <div className={styles.decisionWords}>
        <h2 id="decision" ref={heading} tabIndex={-1}>
          {title()}
        </h2>
        {reason && (
          <p className={styles.reason} dir="auto">
            {reason}
          </p>
        )}
        {state !== 'draft' && state !== 'changesAsked' && (
          <p>{t(isWithdrawn ? 'withdrawn' : state)}</p>
        )}
      </div>
      {state === 'published' && (
        <ButtonLink render={<Link to={libraryPlanPath(id)} />}>{t('seeInLibrary')}</ButtonLink>
      )}
      {(state === 'declined' || isWithdrawn) && <CopyButton submissionId={id} />}
    </Card>
  );
};
