import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { RefreshCw, Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './first-password.module.css';
import { useSpokenPassword } from './use-spoken-password.ts';

const ICON = { size: 24, strokeWidth: 2.2, 'aria-hidden': true } as const;
const canSpeak = () => typeof window.speechSynthesis?.speak === 'function';

const speak = (words: string) => {
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(words));
};

/** Shows a proposed password in large type, announces it and offers another one. */
export const ProposedPassword = ({
  password,
  isBusy,
  onAnother,
}: {
  /** Undefined while the first proposal loads. */
  password: string | undefined;
  isBusy: boolean;
  onAnother: () => void;
}) => {
  const t = useTranslations('passwords.first');
  const spelled = useSpokenPassword();
  return (
    <div className={styles.well}>
      <p className={styles.shown} role="status" aria-label={t('ready')}>
        {password === undefined ? (
          <span className={styles.loading}>{t('loading')}</span>
        ) : (
          <>
            <span className="code" aria-hidden>
              {password}
            </span>
            <span className="visually-hidden">{spelled(password)}</span>
          </>
        )}
      </p>
      <span className={styles.tools}>
        {canSpeak() && (
          <IconButton
            className={styles.tool}
            label={t('readAloud')}
            icon={<Volume2 {...ICON} />}
            disabled={password === undefined}
            onClick={() => password && speak(spelled(password))}
          />
        )}
        <IconButton
          className={styles.tool}
          label={t('another')}
          icon={<RefreshCw {...ICON} />}
          busy={isBusy}
          onClick={onAnother}
        />
      </span>
    </div>
  );
};
