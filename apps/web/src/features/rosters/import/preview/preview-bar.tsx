import { Button } from '@wonderfield/ui/button/button';
import { DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './import-preview.module.css';

/** States how many students will be added. Over the capacity, nothing can be added. */
export const PreviewBar = ({
  ready,
  withLogin,
  room,
  open,
  isBusy,
  hasAdded,
  onCancel,
  onNext,
  onAdd,
}: {
  ready: number;
  /** Number of them who keep the login they have. */
  withLogin: number;
  /** Number of free seats. */
  room: number;
  open: number;
  isBusy: boolean;
  hasAdded: boolean;
  onCancel: () => void;
  onNext: () => void;
  onAdd: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const same = useTranslations('rosters.same');
  const shared = useTranslations('shared');
  const isOver = ready > room;
  const logins = withLogin > 0 ? same('logins', { withLogin, newLogins: ready - withLogin }) : '';
  const saved = hasAdded || logins ? '' : t('nothingSaved');
  const rest = open > 0 ? t('stay', { count: open }) : saved;
  return (
    <DialogFoot className={styles.bar}>
      <p className={styles.result} data-over={isOver || undefined} aria-live="polite">
        <b>{isOver ? t('over', { count: ready, room }) : t('willBeAdded', { count: ready })}</b>
        <span>{[logins, rest].filter(Boolean).join(' ')}</span>
      </p>
      <Button variant="quiet" disabled={isBusy} className={styles.cancel} onClick={onCancel}>
        {hasAdded ? t('close') : shared('cancel')}
      </Button>
      {open > 0 && (
        <Button
          variant="secondary"
          icon={<ChevronDown size={20} strokeWidth={2.2} aria-hidden />}
          disabled={isBusy}
          onClick={onNext}
        >
          {t('next')}
        </Button>
      )}
      <Button
        variant="primary"
        disabled={ready === 0 || isOver}
        busy={isBusy}
        busyLabel={t('adding')}
        onClick={onAdd}
      >
        {t('add', { count: ready })}
      </Button>
    </DialogFoot>
  );
};
