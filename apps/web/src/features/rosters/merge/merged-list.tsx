import type { StudentMerge } from '@wonderfield/contract/student-merges/duplicates';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { type RefObject, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useLastValue } from '../../../shared/pages/use-last-value.ts';
import styles from './merged-list.module.css';
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
        <Card as="section" className={`${styles.card} no-print`}>
          <h2>{t('listTitle')}</h2>
          <p className={styles.lead}>{t('listLead')}</p>
          <ul className={styles.list}>
            {merges.map((merge) => (
              <li key={merge.id}>
                <span>
                  <strong>{displayName(merge.kept)}</strong>
                  <small>
                    {t('listed', {
                      merged: merge.folded.username,
                      kept: merge.kept.username,
                      date: format.dateTime(new Date(merge.undoUntil), { dateStyle: 'medium' }),
                    })}
                  </small>
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('undoMergeOf', { name: displayName(merge.kept).trim() })}
                  onClick={() => setAsked(merge)}
                >
                  {t('undoMerge')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
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
