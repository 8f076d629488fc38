import type { Child } from '@wonderfield/contract/children/child';
import { hasCard } from '@wonderfield/contract/sign-in-method';
import { Button } from '@wonderfield/ui/button/button';
import { Play, Printer, QrCode } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './child-card.module.css';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

export type LoginActions = {
  onPrint: (child: Child) => void;
  onCode: (child: Child) => void;
  onPlay: (child: Child) => void;
};

/** Offers the ways to sign a child in. The method `own` has no card and no QR code. */
export const ChildActions = ({
  child,
  isOnline,
  isStarting,
  noteId,
  onPrint,
  onCode,
  onPlay,
}: LoginActions & {
  child: Child;
  isOnline: boolean;
  /** True while the child is signed in on this device. */
  isStarting: boolean;
  /** Id of the note that says why the actions are disabled. */
  noteId: string;
}) => {
  const t = useTranslations('childLogin');
  const name = child.firstName;
  const common = {
    size: 'sm',
    disabled: !isOnline,
    'aria-describedby': isOnline ? undefined : noteId,
  } as const;
  return (
    <div className={styles.actions}>
      {hasCard(child.signInMethod) ? (
        <>
          <Button
            {...common}
            variant="secondary"
            icon={<Printer {...ICON} />}
            aria-label={t('printOf', { name })}
            onClick={() => onPrint(child)}
          >
            {t('print')}
          </Button>
          <Button
            {...common}
            variant="secondary"
            icon={<QrCode {...ICON} />}
            aria-label={t('qrOf', { name })}
            onClick={() => onCode(child)}
          >
            {t('qr')}
          </Button>
        </>
      ) : (
        <p className={styles.noCard}>{t('noCard')}</p>
      )}
      <Button
        {...common}
        className={styles.play}
        icon={<Play {...ICON} fill="currentColor" />}
        aria-label={t('playOf', { name })}
        busy={isStarting}
        onClick={() => onPlay(child)}
      >
        {t('play')}
      </Button>
    </div>
  );
};
