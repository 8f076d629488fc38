import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useResultToast } from '../call/use-result-toast.ts';
import { useLastValue } from '../hooks/use-last-value.ts';
import { useDeleteDraft } from './plan-calls.ts';
import { usePlanTitle } from './use-plan-title.ts';

/** Asks before a draft is deleted, because there is no copy. */
export const DeleteDraftDialog = ({
  draft,
  onClose,
  prepare,
  onDeleted,
  finalFocus,
}: {
  draft: Pick<SubmissionSummary, 'id' | 'topic'> | undefined;
  onClose: () => void;
  /** Must finish before the deletion. */
  prepare?: () => Promise<unknown>;
  onDeleted?: () => void;
  /** Takes the focus when the row is removed. */
  finalFocus?: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('plans.deletion');
  const shared = useTranslations('shared');
  const titleOf = usePlanTitle();
  const withToast = useResultToast();
  const deletion = useDeleteDraft();
  const lastDraft = useLastValue(draft);
  const handleConfirm = async () => {
    if (!lastDraft) return;
    await prepare?.();
    await withToast(deletion.mutateAsync(lastDraft.id), t('deleted'));
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={draft !== undefined}
      onClose={onClose}
      tone="danger"
      title={t('title')}
      text={t.rich('text', {
        title: titleOf(lastDraft?.topic),
        b: (words) => <b>{words}</b>,
      })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('deleting')}
      onConfirm={handleConfirm}
      {...(finalFocus && { finalFocus })}
    />
  );
};
