import * as calls from '@wonderfield/contract/plans/plan-spelling';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { Note } from '@wonderfield/ui/note/note';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { LeaveGuard } from '../../../shared/leave-guard.tsx';
import { usePlanAutosave } from '../../../shared/plans/autosave/use-plan-autosave.ts';
import pageStyles from '../../../shared/plans/plan-page.module.css';
import { PlanBody } from '../../../shared/plans/plan-page.tsx';
import { PlanTrouble } from '../../../shared/plans/plan-trouble.tsx';
import { usePutSubmission } from '../api/submission-calls.ts';
import { askedNow } from '../rules/comment-standing.ts';
import { PlanTable } from './plan-table.tsx';
import { RevisionBar } from './revision-bar.tsx';
import { SubmissionsLoading } from './submissions-loading.tsx';
import { useShownVersion } from './use-shown-version.ts';
import { VersionTabs } from './version-tabs.tsx';

/** The plan in its fields, saved by itself, and told to everything else that shows it. */
const useRevising = (submission: Submission, onUnsaved: (hasUnsaved: boolean) => void) => {
  const put = usePutSubmission(submission.id);
  const editing = usePlanAutosave(
    { id: submission.id, revision: submission.revision, base: submission.answers },
    {
      send: ({ changes, ...request }, idempotencyKey) =>
        callApi(
          calls.savePlan,
          // The fields hold what the lists offer, and nothing else.
          { ...request, ...changes } as RequestOf<'savePlan'>,
          { idempotencyKey },
        ),
      readNewest: async (submissionId) => {
        const newest = (await callApi(calls.getSubmission, { submissionId })).submission;
        put(newest);
        return newest;
      },
    },
  );
  const { saver, values } = editing;
  // Another window, or an answer to a comment, may have moved it on.
  useEffect(() => saver.learn(submission), [saver, submission]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed or saved changes it
  useEffect(() => onUnsaved(saver.hasUnsaved()), [saver, values, editing.state, onUnsaved]);
  return { editing, put };
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
  const { editing, put } = useRevising(submission, onUnsaved);
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
      <PlanBody hasBar>
        <VersionTabs
          submission={submission}
          hasNow
          shown={shown}
          onShow={setShown}
          isComparing={wantsDifferences && shown > 1}
          onCompare={setDifferences}
        >
          {stop && (
            <Note tone="error" className={pageStyles.note}>
              <p>{t(stop)}</p>
            </Note>
          )}
          {error && <PlanTrouble error={error} onRetry={version.retry} />}
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
                  answering: { submissionId: submission.id, onAnswered: put },
                }),
              }}
            />
          )}
        </VersionTabs>
      </PlanBody>
      <RevisionBar submission={submission} editing={editing} />
      <LeaveGuard isDirty={editing.saver.hasUnsaved()} save={editing.saver.flush} />
    </>
  );
};
