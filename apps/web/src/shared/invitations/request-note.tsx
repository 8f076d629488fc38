import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './invitations.module.css';

/** Shows a request to an educator with buttons to accept and decline. */
export const RequestNote = ({
  icon,
  children,
  acceptLabel,
  declineLabel,
  pending,
  onAnswer,
}: {
  icon: ReactNode;
  children: ReactNode;
  acceptLabel: string;
  declineLabel: string;
  /** The pending response. */
  pending: boolean | undefined;
  onAnswer: (accept: boolean) => void;
}) => {
  const t = useTranslations('invitations');
  const isAccepting = pending === true;
  const isDeclining = pending === false;
  return (
    <Note tabIndex={-1} icon={icon} className={styles.note ?? ''}>
      <div className={styles.row}>
        <p>{children}</p>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="sm"
            disabled={isAccepting}
            busy={isDeclining}
            aria-label={declineLabel}
            onClick={() => onAnswer(false)}
          >
            {t('decline')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={isDeclining}
            busy={isAccepting}
            busyLabel={t('accepting')}
            aria-label={isAccepting ? t('accepting') : acceptLabel}
            onClick={() => onAnswer(true)}
          >
            {t('accept')}
          </Button>
        </div>
      </div>
    </Note>
  );
};
