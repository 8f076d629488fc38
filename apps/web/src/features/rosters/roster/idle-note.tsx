import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { useRemoveIdleStudents } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { NamesWithText } from '../components/names-with-text.tsx';
import styles from './roster-card.module.css';

/** Lists idle students who joined with the class code, and offers to free their seats. */
export const IdleNote = ({
  roster,
  finalFocus,
}: {
  roster: Roster;
  /** Takes the focus when the note is removed. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.idle');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const remove = useRemoveIdleStudents(roster.id);
  const [isConfirming, setAsked] = useState<Student[]>();
  const shown = useLastValue(isConfirming) ?? [];
  const idle = roster.students.filter(({ isIdle }) => isIdle);
  const handleConfirm = async () => {
    const { removed } = await remove.mutateAsync(
      shown.map(({ id }) => id),
      { onError: (error) => showErrorToast(error) },
    );
    show({ tone: 'success', text: t('removed', { count: removed }) });
  };
  return (
    <>
      {idle.length > 0 && (
        <Note tone="sun" className={`${styles.undo} no-print`}>
          <span>{t('note', { count: idle.length })}</span>
          <Button variant="quiet" size="sm" onClick={() => setAsked(idle)}>
            {t('look')}
          </Button>
        </Note>
      )}
      <ConfirmDialog
        open={isConfirming !== undefined}
        onClose={() => setAsked(undefined)}
        tone="danger"
        title={t('title', { count: shown.length })}
        text={<NamesWithText students={shown} text={t('text')} />}
        cancelLabel={shared('cancel')}
        confirmLabel={t('remove')}
        busyLabel={t('removing')}
        onConfirm={handleConfirm}
        finalFocus={finalFocus}
      />
    </>
  );
};
