import { useQuery } from '@tanstack/react-query';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SeedScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { submissionQuery } from '../../../shared/plans/plan-calls.ts';
import { isFinalPlanError, PlanError } from '../../../shared/plans/plan-error.tsx';
import { usePlanTitle } from '../../../shared/plans/use-plan-title.ts';
import { PATHS, submitContentPath } from '../../../shared/routing/paths.ts';
import { Revision } from '../components/revision.tsx';
import { SentPlan } from '../components/sent-plan.tsx';
import { SubmissionsLoading } from '../components/submissions-loading.tsx';

/** Links to the wizard, in which drafts are edited. */
const StillDraft = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('submissions');
  return (
    <EducatorBody>
      <Card padding="lg">
        <EmptyState
          picture={<SeedScene />}
          title={t('next.draft', { step: submission.step })}
          action={
            <ButtonLink render={<Link to={submitContentPath(submission.id)} />}>
              {t('action.draft')}
            </ButtonLink>
          }
        />
      </Card>
    </EducatorBody>
  );
};

const LoadedSubmission = ({ submission }: { submission: Submission }) => {
  // Keeps unsaved input visible if the plan was sent in another window.
  const [hasUnsaved, setUnsaved] = useState(false);
  const { state } = submission;
  const [stateBefore] = useState(state);
  if (state === 'changesAsked' || hasUnsaved) {
    return <Revision submission={submission} onUnsaved={setUnsaved} />;
  }
  return state === 'draft' ? (
    <StillDraft submission={submission} />
  ) : (
    <SentPlan submission={submission} isNews={stateBefore === 'changesAsked'} />
  );
};

const OneSubmission = ({ submissionId }: { submissionId: string }) => {
  const t = useTranslations('submissions.plan');
  const titleOf = usePlanTitle();
  const { data, error, isFetching, refetch } = useQuery(submissionQuery(submissionId));
  const submission = isFinalPlanError(error) ? undefined : data;
  const title = submission ? titleOf(submission.topic) : t('yours');
  return (
    <EducatorPage pageTitle={title} backTo={PATHS.submissions}>
      {submission ? (
        <LoadedSubmission submission={submission} />
      ) : (
        <EducatorBody>
          {error && !isFetching ? (
            <PlanError error={error} onRetry={() => void refetch()} />
          ) : (
            <SubmissionsLoading />
          )}
        </EducatorBody>
      )}
    </EducatorPage>
  );
};

/** Shows one of the educator's plans in any state at `/my-submissions/:id`. */
export const SubmissionScreen = () => {
  const { id = '' } = useParams();
  return <OneSubmission key={id} submissionId={id} />;
};
