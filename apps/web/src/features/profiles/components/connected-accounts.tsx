import { useQuery } from '@tanstack/react-query';
import type { Provider } from '@wonderfield/contract/identities/identity';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { connectionsQuery } from '../../../shared/connections-query.ts';
import { useHasExternalLogins } from '../../../shared/linked-logins/use-has-external-logins.ts';
import { ConnectedAccount } from './connected-account.tsx';
import styles from './connected-accounts.module.css';
import { DisconnectDialog } from './disconnect-dialog.tsx';

const Accounts = () => {
  const t = useTranslations('connections');
  const { data: connections, error, refetch, isFetching } = useQuery(connectionsQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<Provider>();
  return (
    <Card as="section" padding="lg" aria-labelledby="connected-accounts">
      <h2 id="connected-accounts" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead')}</p>
      {connections && (
        <ul className={styles.accounts}>
          {connections.map((connection) => (
            <ConnectedAccount
              key={connection.provider}
              connection={connection}
              onDisconnect={() => setLeaving(connection.provider)}
            />
          ))}
        </ul>
      )}
      {!connections && !error && <Skeleton label={t('loading')} />}
      {!connections && error && (
        <Note tone="error">
          <p>{error.message}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={isFetching}
            busyLabel={t('loading')}
            onClick={() => void refetch()}
          >
            {t('tryAgain')}
          </Button>
        </Note>
      )}
      <DisconnectDialog
        provider={leaving}
        onClose={() => setLeaving(undefined)}
        heading={heading}
      />
    </Card>
  );
};

/** An educator's accounts at other services, where this installation has any. */
export const ConnectedAccounts = () => {
  const hasAny = useHasExternalLogins();
  return hasAny ? <Accounts /> : null;
};
