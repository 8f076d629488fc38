import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { leavingStudentIds } from '@wonderfield/contract/classroom-sync/sync-rules';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Note } from '@wonderfield/ui/note/note';
import { WindmillScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { fittingChoices, hasChanges } from '../../rules/preview-choices.ts';
import { AddedGroup, MatchedGroup, RenamedGroup } from './change-groups.tsx';
import { DuplicateCard } from './duplicate-card.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { LeavingGroup } from './leaving-group.tsx';
import styles from './preview.module.css';
import { AfterCard } from './preview-after.tsx';
import { PreviewLedger } from './preview-ledger.tsx';
import type { SaidInPreview } from './use-preview-choices.ts';

/** Shows the preview sections. Open decisions come first. */
export const PreviewParts = ({ preview, said }: { preview: SyncPreview; said: SaidInPreview }) => {
  const t = useTranslations('classroomSync.preview');
  const choices = fittingChoices(preview, said);
  if (!hasChanges(preview)) {
    return (
      <Card padding="md">
        <EmptyState picture={<WindmillScene />} title={t('nothing')} text={t('nothingText')} />
      </Card>
    );
  }
  const hasDuplicates = preview.twins.length > 0;
  const groups = (
    <div className={styles.groups}>
      <LeavingGroup preview={preview} choices={choices} onKeep={said.keep} />
      <AddedGroup preview={preview} choices={choices} />
      <RenamedGroup preview={preview} />
    </div>
  );
  return (
    <>
      <PreviewLedger preview={preview} choices={choices} />
      {preview.familys.length > 0 && (
        <Note className={styles.familys}>
          <p>
            {t('familys', {
              count: preview.familys.length,
              names: preview.familys.map(displayName).join(', '),
            })}
          </p>
        </Note>
      )}
      <LeaveWarning
        preview={preview}
        leavingIds={leavingStudentIds(preview, choices)}
        confirmed={said.confirmedLeaving}
        onConfirm={said.confirmLeaving}
      />
      <div className={styles.columns}>
        {hasDuplicates ? (
          <DuplicateCard preview={preview} choices={choices} onDecide={said.decide} />
        ) : (
          groups
        )}
        <AfterCard preview={preview} choices={choices} />
      </div>
      {hasDuplicates && groups}
      <MatchedGroup preview={preview} />
    </>
  );
};
