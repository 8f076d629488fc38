import type { ExternalClass } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import { Check, CircleAlert, Info, Lock, RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../use-date-format.ts';
import styles from './external-classes.module.css';

const ICONS = {
  new: RefreshCw,
  upToDate: Check,
  changed: Info,
  stopped: CircleAlert,
  closed: Lock,
} as const;

/** Shows the sync status of a class and its date. */
export const ExternalClassState = ({
  service,
  external,
}: {
  service: RosterService;
  external: ExternalClass;
}) => {
  const t = useTranslations('classroomSync.classes');
  const { toTime } = useDateFormat();
  const { state, changes, syncedAt, stoppedAt } = external;
  const Icon = ICONS[state];
  const detail = () => {
    if (state === 'new') return t('makesNew');
    if (state === 'closed') return t('closedText', { service: ROSTER_SERVICE_NAMES[service] });
    if (state === 'stopped') return stoppedAt && t('stoppedAt', toTime(stoppedAt));
    return syncedAt && t('lastSynced', toTime(syncedAt));
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
