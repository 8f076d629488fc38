import type { OutsideClass } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import { Check, CircleAlert, Info, Lock, RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './outside-classes.module.css';
import { useMoments } from './use-date-format.ts';

const ICONS = {
  new: RefreshCw,
  upToDate: Check,
  changed: Info,
  stopped: CircleAlert,
  closed: Lock,
} as const;

/** Where a class stands, in words and in color, and since when. */
export const OutsideClassState = ({
  service,
  outside,
}: {
  service: RosterService;
  outside: OutsideClass;
}) => {
  const t = useTranslations('classroomSync.classes');
  const { momentOf } = useMoments();
  const { state, changes, syncedAt, stoppedAt } = outside;
  const Icon = ICONS[state];
  const detail = () => {
    if (state === 'new') return t('makesNew');
    if (state === 'closed') return t('closedText', { service: ROSTER_SERVICE_NAMES[service] });
    if (state === 'stopped') return stoppedAt && t('stoppedAt', momentOf(stoppedAt));
    return syncedAt && t('lastSynced', momentOf(syncedAt));
  };
  return (
    <p className={styles.state} data-state={state}>
      <Icon size={18} strokeWidth={2.2} aria-hidden />
      <span>
        {t(`state.${state}`, { count: changes })}
        <small>{detail()}</small>
      </span>
    </p>
  );
};
