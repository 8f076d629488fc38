import type { StudentMerge } from '@wonderfield/contract/student-merges/duplicates';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { type RefObject, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { UndoList } from '../components/undo-list.tsx';
import { useMergeToasts } from './use-merge-toasts.ts';

/** Lists merged students while the merge can be undone. */
export const MergedList = ({
  classroomId,
  merges,
  finalFocus,
}: {
  classroomId: string;
  merges: readonly StudentMerge[];
  /** Takes the focus when the button disappears. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.twins');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const { undoMerge } = useMergeToasts(classroomId);
  const [dialogItem, setAsked] = useState<StudentMerge>();
  const shown = useLastValue(dialogItem);
  const logins = { kept: shown?.kept.username ?? '', merged: shown?.folded.username ?? '' };
  return (
    <>
      {merges.length > 0 && (
        <UndoList
          title={t('listTitle')}
          lead={t('listLead')}
          action={t('undoMerge')}
          items={merges.map((merge) => ({
            id: merge.id,
            name: displayName(merge.kept),
            detail: t('listed', {
              merged: merge.folded.username,
              kept: merge.kept.username,
              date: format.dateTime(new Date(merge.undoUntil), { dateStyle: 'medium' }),
            }),
            actionLabel: t('undoMergeOf', { name: displayName(merge.kept).trim() }),
            onAction: () => setAsked(merge),
          }))}
        />
      )}
      <ConfirmDialog
        open={dialogItem !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('undoTitle')}
        text={t('undoText', logins)}
        cancelLabel={shared('cancel')}
        confirmLabel={t('undoMerge')}
        busyLabel={t('undoing')}
        onConfirm={() => shown && undoMerge(shown.id, [shown.kept, shown.folded])}
        finalFocus={finalFocus}
      />
    </>
  );
};
