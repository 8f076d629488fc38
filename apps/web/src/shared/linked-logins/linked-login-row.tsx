import type { LinkedLogin } from '@wonderfield/contract/identities/identity';
import { Button } from '@wonderfield/ui/button/button';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './login-row.module.css';
import { LoginRow } from './login-row.tsx';

/** Shows an external login with its origin, its last use and a button that ends or allows it. */
export const LinkedLoginRow = ({ link, onChange }: { link: LinkedLogin; onChange: () => void }) => {
  const t = useTranslations('linkedLogins');
  const format = useFormatter();
  const toDay = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const { provider, linkedBy, linkedAt, lastUsedAt, isAllowed } = link;
  const service = t(`services.${provider}`);
  return (
    <LoginRow
      provider={provider}
      actions={
        <Button
          variant={isAllowed ? 'quiet' : 'secondary'}
          size="sm"
          aria-label={t(isAllowed ? 'endOf' : 'allowOf', { service })}
          onClick={onChange}
        >
          {t(isAllowed ? 'end' : 'allow')}
        </Button>
      }
    >
      <p>{service}</p>
      <p className={styles.state}>{t(`linkedBy.${linkedBy}`, { when: toDay(linkedAt) })}</p>
      <p className={styles.state}>
        {!isAllowed && t('notAllowed')}
        {isAllowed && (lastUsedAt ? t('lastUsed', { when: toDay(lastUsedAt) }) : t('neverUsed'))}
      </p>
    </LoginRow>
  );
};
