import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import { useFormatter } from 'use-intl';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { Fact, Facts } from '../../../shared/fact-list.tsx';
import record from '../../../shared/record.module.css';
import { useAgo } from '../../../shared/use-ago.ts';
import { useWords } from '../../../shared/use-strings.ts';
import { AccountChecks } from './account-checks.tsx';

/** A day, and how long ago that is. */
const Moment = ({ at }: { at: string }) => {
  const format = useFormatter();
  const ago = useAgo();
  return (
    <>
      <span>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</span>
      <span className={record.about}>{ago(at)}</span>
    </>
  );
};

/** Ways in beside the password; under which id there is nobody's business here. */
const OtherWays = ({ account: { signsInWith } }: { account: AccountRecord }) => {
  const t = useWords('accounts');
  const format = useFormatter();
  if (signsInWith.length === 0) return null;
  const services = format.list(signsInWith.map((service) => t(`services.${service}`)));
  return <span className={record.about}>{t('alsoWith', { services })}</span>;
};

export const AccountFacts = ({ account, name }: { account: AccountRecord; name: string }) => {
  const t = useWords('accounts');
  const place = [account.city, account.state].filter(Boolean).join(', ');
  return (
    <Facts columns="4fr 3fr 2fr 2fr 2fr">
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
        <Moment at={account.createdAt} />
      </Fact>
      <Fact label={t('lastSignIn')}>
        {account.lastSignInAt ? <Moment at={account.lastSignInAt} /> : t('never')}
        <OtherWays account={account} />
      </Fact>
    </Facts>
  );
};
