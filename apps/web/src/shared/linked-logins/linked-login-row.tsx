import type { LinkedLogin } from '@wonderfield/contract/identities/identity';
import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { Button } from '@wonderfield/ui/button/button';
import { KeyRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './linked-logins.module.css';

/** One external login: who linked it, when it was used, and the button that ends or allows it. */
export const LinkedLoginRow = ({ link, onChange }: { link: LinkedLogin; onChange: () => void }) => {
  const t = useTranslations('linkedLogins');
  const format = useFormatter();
  const toDay = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const { provider, linkedBy, linkedAt, lastUsedAt, isAllowed } = link;
  const service = t(`services.${provider}`);
  return (
    <li className={styles.login}>
      <span className={styles.mark}>
        {provider === 'google' ? (
          <GoogleMark size={24} />
        ) : (
          <KeyRound size={24} strokeWidth={2.2} aria-hidden />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.service}>{service}</p>
        <p className={styles.state}>{t(`linkedBy.${linkedBy}`, { when: toDay(linkedAt) })}</p>
        <p className={styles.state}>
          {!isAllowed && t('notAllowed')}
          {isAllowed && (lastUsedAt ? t('lastUsed', { when: toDay(lastUsedAt) }) : t('neverUsed'))}
        </p>
      </div>
      <Button
        variant={isAllowed ? 'quiet' : 'secondary'}
        size="sm"
        aria-label={t(isAllowed ? 'endOf' : 'allowOf', { service })}
        onClick={onChange}
      >
        {t(isAllowed ? 'end' : 'allow')}
      </Button>
    </li>
  );
};
