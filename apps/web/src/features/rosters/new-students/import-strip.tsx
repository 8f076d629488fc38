import { Button } from '@wonderfield/ui/button/button';
import { ClipboardPaste } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './import-strip.module.css';

/** Offers the list import and highlights while a file is dragged over the page. */
export const ImportStrip = ({ isOver, onOpen }: { isOver: boolean; onOpen: () => void }) => {
  const t = useTranslations('rosters.import');
  return (
    <div className={styles.strip} data-over={isOver || undefined}>
      <div className={styles.words}>
        <p className={styles.title}>{isOver ? t('dropHere') : t('stripTitle')}</p>
        <p className={styles.text}>{t('stripText')}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<ClipboardPaste size={20} strokeWidth={2.2} aria-hidden />}
        onClick={onOpen}
      >
        {t('open')}
      </Button>
    </div>
  );
};
