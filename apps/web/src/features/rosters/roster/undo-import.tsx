import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Undo2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useUndoImport } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './roster-card.module.css';

/** Shows the last import and offers to undo it. */
export const UndoImport = ({
  roster,
  lastImport: { id, count, at },
  finalFocus,
}: {
  roster: Roster;
  lastImport: NonNullable<Roster['lastImport']>;
  /** Takes the focus when the note is removed. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.undo');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const undo = useUndoImport(roster.id);
  const [isAsked, setAsked] = useState(false);
  const handleConfirm = async () => {
    const { removed } = await undo.mutateAsync(id, { onError: (error) => showErrorToast(error) });
    show({ tone: 'success', text: t('undone', { count: removed }) });
  };
  return (
    <Note className={`${styles.undo} no-print`}>
      <span>
        {t('note', {
          count,
          at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </span>
      <Button
        variant="quiet"
        size="sm"
        icon={<Undo2 size={20} strokeWidth={2.2} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('undo')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        tone="danger"
        title={t('title')}
        text={
          <div className={styles.paragraphs}>
            <p>{t('text', { count, classroom: roster.name })}</p>
            <p>{t('accounts')}</p>
          </div>
        }
        cancelLabel={shared('cancel')}
        confirmLabel={t('undo')}
        busyLabel={t('undoing')}
        onConfirm={handleConfirm}
        finalFocus={finalFocus}
      />
    </Note>
  );
};
