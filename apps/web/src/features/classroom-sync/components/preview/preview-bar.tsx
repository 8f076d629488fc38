import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Button } from '@wonderfield/ui/button/button';
import { useFormatter, useTranslations } from 'use-intl';
import {
  fittingChoices,
  hasChanges,
  newSeats,
  openQuestions,
} from '../../rules/preview-choices.ts';
import { SyncButton } from '../sync-buttons.tsx';
import styles from './preview.module.css';
import type { SaidInPreview } from './use-preview-choices.ts';

const COUNTED = ['added', 'renamed', 'left', 'joined'] as const;

/** Shows open decisions or the sync summary, and the sync button. */
export const PreviewBar = ({
  preview,
  said,
  isBusy,
  onCancel,
  onSync,
}: {
  preview: SyncPreview;
  said: SaidInPreview;
  isBusy: boolean;
  onCancel: () => void;
  onSync: () => void;
}) => {
  const t = useTranslations('classroomSync.preview');
  const students = useTranslations('classroomSync.students');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const choices = fittingChoices(preview, said);
  const open = openQuestions(preview, choices, said.confirmedLeaving);
  const counts = syncCounts(preview, choices);
  const counted = COUNTED.filter((each) => counts[each] > 0);
  const needed = newSeats(preview, choices);
  const { freeSeats: free } = preview;
  const isFull = free !== undefined && needed > free;
  const isSomething = hasChanges(preview);
  const say = () => {
    if (!isSomething) return <b>{t('nothing')}</b>;
    if (isFull) return <b className={styles.full}>{students('seatsFull', { needed, free })}</b>;
    if (open > 0) return <b>{t('toDecide', { count: open })}</b>;
    return (
      <>
        <b>{t('allDecided')}</b>{' '}
        {counted.length > 0 &&
          `${format.list(
            counted.map((each) => t(`counts.${each}`, { count: counts[each] })),
            { type: 'unit' },
          )}.`}
      </>
    );
  };
  return (
    <BottomBar
      label={t('bar')}
      say={
        <p role="status" className={styles.say}>
          {say()}
        </p>
      }
    >
      <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
        {shared('cancel')}
      </Button>
      {isSomething && (
        <SyncButton
          service={preview.service}
          disabled={open > 0 || isFull}
          busy={isBusy}
          busyLabel={t('syncing')}
          onClick={onSync}
        />
      )}
    </BottomBar>
  );
};
