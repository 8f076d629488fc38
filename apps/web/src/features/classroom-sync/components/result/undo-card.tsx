import type { SyncHistory, SyncRecord } from '@wonderfield/contract/classroom-sync/sync-record';
import { SYNC_UNDO_DAYS } from '@wonderfield/contract/classroom-sync/sync-rules';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Undo2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { undoDaysLeft } from '../../rules/undo-days.ts';
import { useDateFormat } from '../use-date-format.ts';
import { CheckAgain } from './check-again.tsx';
import styles from './syncs.module.css';
import { UndoDialog } from './undo-dialog.tsx';

const DAYS = Array.from({ length: SYNC_UNDO_DAYS }, (_, day) => day + 1);

/** Shows a dot for each remaining day of the undo period. */
const Days = ({ left }: { left: number }) => {
  const t = useTranslations('classroomSync.syncs.undo');
  return (
    <div className={styles.days} role="img" aria-label={t('dots', { left, all: SYNC_UNDO_DAYS })}>
      {DAYS.map((day) => (
        <i key={day} data-left={day <= left || undefined} />
      ))}
    </div>
  );
};

/** Offers to undo the sync while that is possible. */
export const UndoCard = ({
  classroom,
  record,
  finalFocus,
}: {
  classroom: SyncHistory['classroom'];
  record: SyncRecord;
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('classroomSync.syncs.undo');
  const syncs = useTranslations('classroomSync.syncs');
  const { now, toTime, longDateOf } = useDateFormat();
  const [isAsking, setAsking] = useState(false);
  const { stoppedBecause, undoneAt, undoUntil, canUndo } = record;
  if (stoppedBecause) return null;
  const left = undoDaysLeft(undoUntil, now);
  const inside = () => {
    if (undoneAt) {
      return (
        <>
          <h2>
            <Tag tone="sun">{syncs('undone')}</Tag>
          </h2>
          <p>{syncs('undoneAt', toTime(undoneAt))}</p>
          <CheckAgain classroom={classroom} block />
        </>
      );
    }
    if (!canUndo) {
      return (
        <>
          <h2>{left > 0 ? t('title') : t('tooOld')}</h2>
          <p>{left > 0 ? t('notLast') : t('tooOldText', { days: SYNC_UNDO_DAYS })}</p>
        </>
      );
    }
    return (
      <>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <Days left={left} />
        <p className={styles.daysLeft}>
          {t.rich('days', {
            count: left,
            date: longDateOf(undoUntil),
            b: (words) => <b>{words}</b>,
          })}
        </p>
        <Button
          variant="secondary"
          block
          icon={<Undo2 size={20} strokeWidth={2.2} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('button')}
        </Button>
      </>
    );
  };
  return (
    <Card as="section" padding="none" className={styles.card}>
      {inside()}
      <UndoDialog
        open={isAsking}
        classroom={classroom}
        record={record}
        onClose={() => setAsking(false)}
        finalFocus={finalFocus}
      />
    </Card>
  );
};
