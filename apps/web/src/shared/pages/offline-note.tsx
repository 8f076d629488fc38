import { Note } from '@wonderfield/ui/note/note';
import { useFormatter, useTranslations } from 'use-intl';
import { useIsOnline } from '../hooks/use-is-online.ts';

type OfflineNoteProps = {
  /** Time of the shown data in milliseconds. */
  loadedAt: number;
  className?: string | undefined;
};

/** Says that the device is offline and from when the shown data is. */
export const OfflineNote = ({ loadedAt, className }: OfflineNoteProps) => {
  const t = useTranslations('shared');
  const format = useFormatter();
  const isOnline = useIsOnline();
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
