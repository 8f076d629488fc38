import type { Submission } from '@wonderfield/contract/plans/submission';
import { Note } from '@wonderfield/ui/note/note';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { EducatorBody } from '../../../shared/pages/educator-page.tsx';
import noteRow from '../../../shared/pages/note-row.module.css';
import { openedPlan } from '../../../shared/plans/autosave/opened-plan.ts';
import { usePlanAutosave } from '../../../shared/plans/autosave/use-plan-autosave.ts';
import { usePutSubmission } from '../../../shared/plans/plan-calls.ts';
import { PlanError } from '../../../shared/plans/plan-error.tsx';
import { askedNow } from '../rules/comment-status.ts';
import { PlanTable } from './plan-table.tsx';
import { RevisionBar } from './revision-bar.tsx';
import { SubmissionsLoading } from './submissions-loading.tsx';
import { useOpenReplies } from './use-open-replies.ts';
import { useShownVersion } from './use-shown-version.ts';
import { VersionTabs } from './version-tabs.tsx';

/** Holds the plan fields, saves them automatically and updates all other views. */
const useRevising = (submission: Submission) => {
  const [opened] = useState(() => openedPlan(submission));
  const editing = usePlanAutosave(opened);
  const { saver } = editing;
  // Another window or a reply may have increased the revision.
  useEffect(() => saver.learn(submission), [saver, submission]);
  return editing;
};

/** Shows the requested changes with the editable plan beside them. */
export const Revision = ({
  submission,
  onUnsaved,
}: {
  submission: Submission;
  onUnsaved: (hasUnsaved: boolean) => void;
}) => {
  const t = useTranslations('submissions.stopped');
  const next = submission.version + 1;
  const editing = useRevising(submission);
  const replies = useOpenReplies(submission.comments);
  const hasUnsaved = editing.saver.hasUnsaved() || replies.hasUnsaved;
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);
  const put = usePutSubmission();
  const [shown, setShown] = useState(next);
  const [wantsDifferences, setDifferences] = useState(true);
  const version = useShownVersion(submission, {
    shown,
    now: editing.values,
    isComparing: wantsDifferences && shown > 1,
  });
  const { isNow, answers, before, error } = version;
  const { stop } = editing.state;
  return (
    <>
      <EducatorBody hasBar>
        <VersionTabs
          submission={submission}
          hasNow
          shown={shown}
          onShow={setShown}
          isComparing={wantsDifferences && shown > 1}
          onCompare={setDifferences}
        >
          {stop && stop !== 'deleted' && (
            <Note tone="error" className={noteRow.note}>
              <p>{t(stop)}</p>
            </Note>
          )}
          {error && <PlanError error={error} onRetry={version.retry} />}
          {!error && !answers && <SubmissionsLoading />}
          {answers && (
            <PlanTable
              key={shown}
              shown={shown}
              count={askedNow(submission).length}
              context={{
                submission,
                answers,
                before,
                ...(isNow && {
                  editing,
                  answering: { submissionId: submission.id, onAnswered: put, open: replies },
                }),
              }}
            />
          )}
        </VersionTabs>
      </EducatorBody>
      <RevisionBar submission={submission} editing={editing} hasOpenReply={replies.hasUnsaved} />
      <LeaveGuard
        isDirty={hasUnsaved}
        // A reply is saved only by its own button.
        save={async () => (await editing.saver.flush()) && !replies.hasUnsaved}
      />
    </>
  );
};
