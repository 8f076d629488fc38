import type { Connection } from '@wonderfield/contract/identities/identity';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { useFormatter, useTranslations } from 'use-intl';
import { connectHref, keepReturn } from '../../../shared/account/connect-return.ts';
import styles from '../../../shared/linked-logins/login-row.module.css';
import { LoginRow } from '../../../shared/linked-logins/login-row.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';

const State = ({ connection }: { connection: Connection }) => {
  const t = useTranslations('connections');
  const format = useFormatter();
  const { provider, isConnected, email, connectedAt, canReadClasses, isLost } = connection;
  if (!isConnected) return <p className={styles.state}>{t('none')}</p>;
  const when = connectedAt && format.dateTime(new Date(connectedAt), { dateStyle: 'medium' });
  return (
    <>
      <p className={styles.state}>
        {when && t('since', { when })} {email && t('as', { email })}
      </p>
      {isLost && (
        <p className={styles.trouble}>{t('lost', { service: t(`services.${provider}`) })}</p>
      )}
      {!isLost && !canReadClasses && provider !== 'school' && (
        <p className={styles.state}>{t('noClasses')}</p>
      )}
    </>
  );
};

/** Shows one service with its connection state and actions. */
export const ConnectedAccount = ({
  connection,
  onDisconnect,
}: {
  connection: Connection;
  onDisconnect: () => void;
}) => {
  const t = useTranslations('connections');
  const { provider, isConnected, canReadClasses, isLost } = connection;
  const service = t(`services.${provider}`);
  const needsAgain = isConnected && (isLost || (!canReadClasses && provider !== 'school'));
  return (
    <LoginRow
      provider={provider}
      actions={
        <>
          {(!isConnected || needsAgain) && (
            <ButtonLink
              variant="secondary"
              size="sm"
              href={connectHref(provider)}
              aria-label={t(isConnected ? 'againOf' : 'connectOf', { service })}
              onClick={() => keepReturn(PATHS.profile)}
            >
              {t(isConnected ? 'again' : 'connect')}
            </ButtonLink>
          )}
          {isConnected && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('disconnectOf', { service })}
              onClick={onDisconnect}
            >
              {t('disconnect')}
            </Button>
          )}
        </>
      }
    >
      <h3>{service}</h3>
      <State connection={connection} />
    </LoginRow>
  );
};
