import type { SyncHistory, SyncRecord } from '@wonderfield/contract/classroom-sync/sync-record';
import { Card } from '@wonderfield/ui/card/card';
import { OrchardField } from '@wonderfield/ui/scenes/windmill-field';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Check, CircleAlert, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { SERVICE_NAMES } from '../services.ts';
import { useDateFormat } from '../use-date-format.ts';
import { CheckAgain } from './check-again.tsx';
import { NewLogins } from './new-logins.tsx';
import { SyncLinks } from './sync-links.tsx';
import { SyncedPeople } from './synced-people.tsx';
import styles from './syncs.module.css';

const COUNTED = ['added', 'joined', 'renamed', 'matched', 'left'] as const;
const ICONS = { done: Check, stopped: CircleAlert, undone: Undo2 } as const;

const stateOf = ({ stoppedBecause, undoneAt }: SyncRecord) =>
  stoppedBecause ? 'stopped' : undoneAt ? 'undone' : 'done';

/** Returns a sentence with the time, author and result of a sync. */
const useSentence = (record: SyncRecord, service: string) => {
  const t = useTranslations('classroomSync.syncs');
  const { toTime } = useDateFormat();
  const { at, by, stoppedBecause } = record;
  if (stoppedBecause) {
    return `${t('stoppedAt', toTime(at))} ${t(`why.${stoppedBecause}`, { service })}`;
  }
  const words = { service, ...toTime(at) };
  return by ? t('by', { ...words, who: by }) : t('byItself', words);
};

export const SyncResult = ({
  ref,
  history,
  record,
}: {
  /** Takes the focus after an undo, because the undo button disappears. */
  ref: Ref<HTMLHeadingElement>;
  history: SyncHistory;
  record: SyncRecord;
}) => {
  const t = useTranslations('classroomSync.syncs');
  const { classroom, syncs, shown } = history;
  const { enrolled, capacity } = classroom;
  const state = stateOf(record);
  const Icon = ICONS[state];
  const isNewest = syncs[0]?.id === record.id;
  const titles = {
    done: t(isNewest ? 'upToDate' : 'earlier'),
    stopped: t('stopped'),
    undone: t('undoneTitle'),
  };
  return (
    <Card as="section" padding="none" aria-labelledby="sync-result">
      <OrchardField className={styles.picture ?? ''} />
      <div className={styles.inner}>
        <div className={styles.head} data-state={state}>
          <span className={styles.badge}>
            <Icon size={26} strokeWidth={2.4} aria-hidden />
          </span>
          <div className={styles.words}>
            <h2 id="sync-result" ref={ref} tabIndex={-1}>
              {titles[state]} {state === 'undone' && <Tag tone="sun">{t('undone')}</Tag>}
            </h2>
            <p>{useSentence(record, SERVICE_NAMES[classroom.service])}</p>
          </div>
          <b className={styles.places}>
            {t.rich('places', { enrolled, capacity, s: (words) => <small>{words}</small> })}
          </b>
        </div>
        {state === 'stopped' ? (
          <CheckAgain classroom={classroom} />
        ) : (
          <ul className={styles.totals} aria-label={t('counts')}>
            {COUNTED.map((each) => (
              <li key={each}>
                {t.rich(`count.${each}`, { count: record[each], b: (words) => <b>{words}</b> })}
              </li>
            ))}
          </ul>
        )}
        <SyncLinks classroomId={classroom.id} />
        {shown && state === 'done' && (
          <NewLogins classroomId={classroom.id} logins={shown.newLogins} />
        )}
        {shown && state !== 'stopped' && <SyncedPeople shown={shown} />}
      </div>
    </Card>
  );
};
