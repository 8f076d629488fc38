import { onlineManager } from '@tanstack/react-query';
import { Note } from '@wonderfield/ui/note/note';
import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const readOnline = () => onlineManager.isOnline();

type OfflineNoteProps = {
  /** Time of the shown data in milliseconds. */
  loadedAt: number;
  className?: string | undefined;
};

/** Says that the device is offline and from when the shown data is. */
export const OfflineNote = ({ loadedAt, className }: OfflineNoteProps) => {
  const t = useTranslations('shared');
  const format = useFormatter();
  const isOnline = useSyncExternalStore(subscribe, readOnline);
  const time = format.dateTime(new Date(loadedAt), { timeStyle: 'short' });
  return (
    <div role="status">
      {!isOnline && (
        <div className={className}>
          <Note tone="sun">{t('offline', { time })}</Note>
        </div>
      )}
    </div>
  );
};
