import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useDeleteDraft } from '../../../shared/plans/plan-calls.ts';
import { usePlanTitle } from '../../../shared/plans/use-plan-title.ts';
import { useLastKnown } from '../../../shared/use-last-known.ts';
import { useTold } from '../../../shared/use-told.ts';

/** Asks before a draft is deleted: nobody has a copy of it. */
export const DeleteDraftDialog = ({
  draft,
  onClose,
  finalFocus,
}: {
  draft: SubmissionSummary | undefined;
  onClose: () => void;
  /** Takes the focus when the row is gone. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('submissions.deletion');
  const shared = useTranslations('shared');
  const titleOf = usePlanTitle();
  const told = useTold();
  const deletion = useDeleteDraft();
  const known = useLastKnown(draft);
  return (
    <ConfirmDialog
      open={draft !== undefined}
      onClose={onClose}
      tone="danger"
      title={t('title')}
      text={t.rich('text', {
        title: titleOf(known?.topic ?? ''),
        b: (words) => <b>{words}</b>,
      })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('deleting')}
      onConfirm={() => known && told(deletion.mutateAsync(known.id), t('deleted'))}
      finalFocus={finalFocus}
    />
  );
};
