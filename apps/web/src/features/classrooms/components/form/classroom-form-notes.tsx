import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './classroom-form.module.css';

/** Offers an unsaved draft. It is never applied automatically. */
export const DraftNote = ({
  onBringBack: onRestore,
  onDiscard,
}: {
  onBringBack: () => void;
  onDiscard: () => void;
}) => {
  const t = useTranslations('classrooms.form');
  return (
    <Note role="status" className={styles.note ?? ''}>
      <div className={styles.noteRow}>
        <p>{t('draftFound')}</p>
        <div className={styles.noteActions}>
          <Button variant="quiet" size="sm" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onRestore}>
            {t('bringBack')}
          </Button>
        </div>
      </div>
    </Note>
  );
};

/**
 * Shows that the classroom was changed elsewhere. The input stays until the educator loads the
 * newest version.
 */
export const ConflictNote = ({
  text,
  onLoadNewest,
}: {
  text: string;
  onLoadNewest: () => Promise<unknown>;
}) => {
  const t = useTranslations('classrooms.form');
  const [isLoading, setLoading] = useState(false);
  const handleLoad = async () => {
    setLoading(true);
    await onLoadNewest();
    setLoading(false);
  };
  return (
    <Note tone="error" className={styles.note ?? ''}>
      <div className={styles.noteRow}>
        <p>{text}</p>
        <Button
          variant="secondary"
          size="sm"
          busy={isLoading}
          busyLabel={t('loadingNewest')}
          onClick={() => void handleLoad()}
        >
          {t('newest')}
        </Button>
      </div>
    </Note>
  );
};
