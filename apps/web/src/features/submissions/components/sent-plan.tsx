import type { Submission } from '@wonderfield/contract/plans/submission';
import { mayEarn } from '@wonderfield/contract/plans/submission-rules';
import { useState } from 'react';
import { EducatorBody } from '../../../shared/pages/educator-page.tsx';
import { PlanError } from '../../../shared/plans/plan-error.tsx';
import { Decision } from './decision.tsx';
import { PlanTable } from './plan-table.tsx';
import { Royalties } from './royalties.tsx';
import { SubmissionsLoading } from './submissions-loading.tsx';
import { useShownVersion } from './use-shown-version.ts';
import { VersionTabs } from './version-tabs.tsx';

/** Shows a sent plan with its next step, its royalties and all versions. */
export const SentPlan = ({
  submission,
  isNews,
}: {
  submission: Submission;
  /** True if it was sent from this page. */
  isNews: boolean;
}) => {
  const [choice, setChoice] = useState<number>();
  const shown = choice ?? submission.version;
  const [wantsDifferences, setDifferences] = useState(false);
  const isComparing = wantsDifferences && shown > 1;
  const version = useShownVersion(submission, { shown, isComparing });
  const { answers, before, error } = version;
  const isTaken = mayEarn(submission.state);
  return (
    <EducatorBody>
      <VersionTabs
        submission={submission}
        hasNow={false}
        shown={shown}
        onShow={setChoice}
        isComparing={isComparing}
        onCompare={setDifferences}
      >
        <Decision submission={submission} isNews={isNews} />
        {isTaken && <Royalties royalties={submission.royalties} />}
        {error && <PlanError error={error} onRetry={version.retry} />}
        {!error && !answers && <SubmissionsLoading />}
        {answers && (
          <PlanTable
            key={shown}
            shown={shown}
            count={submission.comments.filter((comment) => comment.version <= shown).length}
            context={{ submission, answers, before }}
          />
        )}
      </VersionTabs>
    </EducatorBody>
  );
};
