import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { SYNC_UNDO_DAYS, syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import { Card } from '@wonderfield/ui/card/card';
import { Seats } from '@wonderfield/ui/seats/seats';
import { useTranslations } from 'use-intl';
import type { PreviewChoices } from '../../rules/preview-choices.ts';
import styles from './preview.module.css';

const MAX_SEATS_DRAWN = 80;
const MAX_PER_ROW = 22;

/** Distributes the seats evenly, so no row has a single seat. */
const perRow = (count: number) => Math.max(20, Math.ceil(count / Math.ceil(count / MAX_PER_ROW)));

/** Shows the current class size, the additions and the removals. */
export const AfterCard = ({
  preview,
  choices,
}: {
  preview: SyncPreview;
  choices: PreviewChoices;
}) => {
  const t = useTranslations('classroomSync.preview.after');
  const { here } = preview;
  const { after, added, left, capacity } = syncCounts(preview, choices);
  // Students who join with an existing login enlarge the class only if they return to it.
  const returning = after - here - added + left;
  const plus = (count: number) => (count > 0 ? t('plus', { count }) : t('same'));
  const lines = [
    [t('now'), String(here)],
    [t('added'), plus(added)],
    [t('joined'), plus(returning)],
    [t('left'), left > 0 ? t('minus', { count: left }) : t('same')],
  ];
  const places = t('places', { filled: after, capacity });
  return (
    <Card as="aside" padding="none" className={styles.after} aria-labelledby="after-sync">
      <div className={styles.afterHead}>
        <h2 id="after-sync">{t('title')}</h2>
        <b>{places}</b>
      </div>
      {capacity <= MAX_SEATS_DRAWN && (
        <Seats filled={after} capacity={capacity} perRow={perRow(capacity)} label={places} />
      )}
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('undo', { days: SYNC_UNDO_DAYS })}</p>
    </Card>
  );
};
