import { SearchX } from 'lucide-react';
import { Empty } from '../../../shared/empty-state.tsx';
import { Page } from '../../../shared/page.tsx';
import record from '../../../shared/record.module.css';
import { useStrings } from '../../../shared/use-strings.ts';
import { useLastLookUp } from '../api/account-calls.ts';
import { AccountCard } from '../components/account-card.tsx';
import styles from '../components/accounts.module.css';
import { LookUpForm } from '../components/look-up-form.tsx';

const Found = () => {
  const t = useStrings('accounts');
  const last = useLastLookUp();
  if (!last) return null;
  const { accounts, search } = last;
  return (
    <>
      <p className={accounts.length > 0 ? styles.count : 'visually-hidden'} role="status">
        {accounts.length > 0
          ? t('found', { count: accounts.length, search })
          : t('none', { search })}
      </p>
      {accounts.length === 0 ? (
        <Empty icon={SearchX} title={t('none', { search })} text={t('noneText')} />
      ) : (
        <div className={record.list}>
          {accounts.map((account) => (
            <AccountCard key={account.userId} account={account} />
          ))}
        </div>
      )}
    </>
  );
};

/** Screen for looking up accounts, which is logged, and suspending them. */
export const AccountsScreen = () => {
  const t = useStrings('accounts');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LookUpForm />
      <Found />
    </Page>
  );
};
