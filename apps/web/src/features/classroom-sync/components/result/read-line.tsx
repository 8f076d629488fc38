import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from '../choose/external-classes.module.css';
import { SERVICE_NAMES } from '../services.ts';
import { useDateFormat } from '../use-date-format.ts';

/** Shows the age of the list and a refresh button. */
export const ReadLine = ({
  service,
  readAt,
  isReading,
  onRead,
}: {
  service: RosterService;
  readAt: number;
  isReading: boolean;
  onRead: () => void;
}) => {
  const t = useTranslations('classroomSync.classes');
  const { minutesSince } = useDateFormat();
  const names = { service: SERVICE_NAMES[service] };
  const reading = t('reading', names);
  return (
    <div className={styles.read}>
      <span>{isReading ? reading : t('read', { ...names, minutes: minutesSince(readAt) })}</span>
      {/* Screen readers announce the refresh, but not the passing minutes. */}
      <span role="status" className="visually-hidden">
        {isReading ? reading : ''}
      </span>
      <IconButton
        label={t('readAgain', names)}
        icon={<RotateCw size={20} strokeWidth={2.2} aria-hidden />}
        busy={isReading}
        onClick={onRead}
      />
    </div>
  );
};
