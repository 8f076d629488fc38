import { useQuery } from '@tanstack/react-query';
import type { Provider } from '@wonderfield/contract/identities/identity';
import { Card } from '@wonderfield/ui/card/card';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { connectionsQuery } from '../../../shared/account/connections-query.ts';
import { PendingOrError } from '../../../shared/call/pending-or-error.tsx';
import styles from '../../../shared/linked-logins/login-row.module.css';
import { useHasExternalLogins } from '../../../shared/linked-logins/use-has-external-logins.ts';
import { ConnectedAccount } from './connected-account-row.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';

const Accounts = () => {
  const t = useTranslations('connections');
  const query = useQuery(connectionsQuery());
  const connections = query.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<Provider>();
  return (
    <Card as="section" padding="lg" aria-labelledby="connected-accounts">
      <h2 id="connected-accounts" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead')}</p>
      {connections && (
        <ul className={styles.rows}>
          {connections.map((connection) => (
            <ConnectedAccount
              key={connection.provider}
              connection={connection}
              onDisconnect={() => setLeaving(connection.provider)}
            />
          ))}
        </ul>
      )}
      <PendingOrError query={query} loadingLabel={t('loading')} tryAgainLabel={t('tryAgain')} />
      <DisconnectDialog
        provider={leaving}
        onClose={() => setLeaving(undefined)}
        heading={heading}
      />
    </Card>
  );
};

/** Shows the educator's external accounts if this installation has external services. */
export const ConnectedAccounts = () => {
  const hasAny = useHasExternalLogins();
  return hasAny ? <Accounts /> : null;
};
