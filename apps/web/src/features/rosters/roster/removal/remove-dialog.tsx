import type { Student } from '@wonderfield/contract/classrooms/student';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../../../../shared/hooks/use-last-value.ts';
import type { Roster } from '../../api/roster-query.ts';
import { NamesWithText } from '../../components/names-with-text.tsx';

/** Asks before many students are removed at once. */
export const RemoveDialog = ({
  roster,
  students,
  onClose,
  onConfirm,
  finalFocus,
}: {
  roster: Roster;
  /** Undefined while the dialog is closed. */
  students: readonly Student[] | undefined;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  /** Takes the focus when the rows are removed. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.removal');
  const shared = useTranslations('shared');
  const shown = useLastValue(students) ?? [];
  const count = shown.length;
  return (
    <ConfirmDialog
      open={students !== undefined}
      onClose={onClose}
      tone="danger"
      title={t('title', { count, classroom: roster.name })}
      text={<NamesWithText students={shown} text={t('text')} />}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm', { count })}
      busyLabel={t('busy')}
      onConfirm={onConfirm}
      finalFocus={finalFocus}
    />
  );
};
