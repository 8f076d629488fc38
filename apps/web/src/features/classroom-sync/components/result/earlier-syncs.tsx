import type { SyncHistory, SyncRecord } from '@wonderfield/contract/classroom-sync/sync-record';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { classroomSyncsPath } from '../../../../shared/routing/paths.ts';
import { undoDaysLeft } from '../../rules/undo-days.ts';
import { SERVICE_NAMES } from '../services.ts';
import pageStyles from '../sync-page.module.css';
import { useDateFormat } from '../use-date-format.ts';
import styles from './syncs.module.css';

const SHOWN_AT_FIRST = 5;
const COUNTED = ['added', 'joined', 'renamed', 'left'] as const;

/** Returns a short summary of a sync. */
const useSummary = (service: string) => {
  const t = useTranslations('classroomSync.syncs.history');
  const why = useTranslations('classroomSync.syncs.why');
  const format = useFormatter();
  return (record: SyncRecord) => {
    if (record.stoppedBecause) {
      return `${t('stopped')}: ${why(record.stoppedBecause, { service })}`;
    }
    const counted = COUNTED.filter((each) => record[each] > 0);
    if (counted.length === 0) return t('nothing');
    const parts = counted.map((each) => t(each, { count: record[each] }));
    return format.list(parts, { type: 'unit' });
  };
};

const Row = ({
  classroom,
  record,
  isShown,
  isNewest,
}: {
  classroom: SyncHistory['classroom'];
  record: SyncRecord;
  isShown: boolean;
  isNewest: boolean;
}) => {
  const t = useTranslations('classroomSync.syncs.history');
  const syncs = useTranslations('classroomSync.syncs');
  const { now, toTime } = useDateFormat();
  const summaryOf = useSummary(SERVICE_NAMES[classroom.service]);
  const time = toTime(record.at);
  const { undoneAt, stoppedBecause, undoUntil, isNightly } = record;
  // A stopped or undone sync has no current result.
  const isNow = isNewest && !stoppedBecause && !undoneAt;
  const isTooOld = !stoppedBecause && !undoneAt && undoDaysLeft(undoUntil, now) === 0;
  return (
    <li>
      <div>
        <b>{t('at', time)}</b>
        <small>{summaryOf(record)}</small>
        {isNightly && <small>{t('nightly')}</small>}
        {isTooOld && <small>{syncs('undo.tooOld')}</small>}
      </div>
      {undoneAt && <Tag tone="sun">{syncs('undone')}</Tag>}
      {isShown ? (
        <Tag tone={isNow ? 'leaf' : 'plain'}>{t(isNow ? 'now' : 'shown')}</Tag>
      ) : (
        <Link to={classroomSyncsPath(classroom.id, record.id)} aria-label={t('detailsOf', time)}>
          {t('details')}
        </Link>
      )}
    </li>
  );
};

export const EarlierSyncs = ({
  history,
  shownId,
}: {
  history: SyncHistory;
  shownId: string | undefined;
}) => {
  const t = useTranslations('classroomSync.syncs.history');
  const preview = useTranslations('classroomSync.preview');
  const [isOpen, setOpen] = useState(false);
  const { classroom, syncs } = history;
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="earlier-syncs">
      <h2 id="earlier-syncs">{t('title')}</h2>
      <ul className={styles.log}>
        {(isOpen ? syncs : syncs.slice(0, SHOWN_AT_FIRST)).map((record, index) => (
          <Row
            key={record.id}
            classroom={classroom}
            record={record}
            isShown={record.id === shownId}
            isNewest={index === 0}
          />
        ))}
      </ul>
      {syncs.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className={pageStyles.textButton}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? preview('showFewer') : preview('showAll', { count: syncs.length })}
        </button>
      )}
    </Card>
  );
};
