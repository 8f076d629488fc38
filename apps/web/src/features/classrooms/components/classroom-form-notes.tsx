import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './classroom-form.module.css';

/** Something was typed here before and not saved: it is offered, never forced. */
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

/** Somebody else saved in between; what was typed stays in sight until the newest is wanted. */
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
