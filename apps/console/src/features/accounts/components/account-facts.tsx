import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import { useFormatter } from 'use-intl';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { Fact, FactList } from '../../../shared/fact-list.tsx';
import record from '../../../shared/record.module.css';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { AccountChecks } from './account-checks.tsx';

/** Shows a date and how long ago it is. */
const Time = ({ at }: { at: string }) => {
  const format = useFormatter();
  const ago = useAgo();
  return (
    <>
      <span>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</span>
      <span className={record.about}>{ago(at)}</span>
    </>
  );
};

/** Shows external sign-in methods without their ids, which operators need not know. */
const OtherSignInMethods = ({ account: { signsInWith } }: { account: AccountRecord }) => {
  const t = useStrings('accounts');
  const format = useFormatter();
  if (signsInWith.length === 0) return null;
  const services = format.list(signsInWith.map((service) => t(`services.${service}`)));
  return <span className={record.about}>{t('alsoWith', { services })}</span>;
};

export const AccountFacts = ({ account, name }: { account: AccountRecord; name: string }) => {
  const t = useStrings('accounts');
  const place = [account.city, account.state].filter(Boolean).join(', ');
  return (
    <FactList columns="4fr 3fr 2fr 2fr 2fr">
      <Fact label={account.userType === 'student' ? t('username') : t('email')} isWide>
        <span className={record.copyable}>
          <span className={account.userType === 'student' ? 'code' : undefined}>
            {account.email}
          </span>
          <CopyButton text={account.email} what={t('emailOf', { name })} />
        </span>
      </Fact>
      <Fact label={t('checks')}>
        <AccountChecks account={account} />
      </Fact>
      <Fact label={t('place')}>
        {place || <span className={record.about}>{t('unknown')}</span>}
      </Fact>
      <Fact label={t('created')}>
        <Time at={account.createdAt} />
      </Fact>
      <Fact label={t('lastSignIn')}>
        {account.lastSignInAt ? <Time at={account.lastSignInAt} /> : t('never')}
        <OtherSignInMethods account={account} />
      </Fact>
    </FactList>
  );
};
