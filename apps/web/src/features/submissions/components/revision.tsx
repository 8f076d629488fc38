import type { Submission } from '@wonderfield/contract/plans/submission';
import { Note } from '@wonderfield/ui/note/note';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../shared/leave-guard.tsx';
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

/** The plan in its fields, saved by itself, and told to everything else that shows it. */
const useRevising = (submission: Submission) => {
  const [opened] = useState(() => openedPlan(submission));
  const editing = usePlanAutosave(opened);
  const { saver } = editing;
  // Another window, or an answer to a comment, may have moved it on.
  useEffect(() => saver.learn(submission), [saver, submission]);
  return editing;
};

/** What the reviewer asks for, with the plan to change beside it. */
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
        // A reply is sent by its own button only.
        save={async () => (await editing.saver.flush()) && !replies.hasUnsaved}
      />
    </>
  );
};
