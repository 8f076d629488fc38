import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import { Verdict } from '../../../shared/check-result.tsx';
import { useWords } from '../../../shared/use-strings.ts';

/** The flags that say something about this kind of account. */
export const AccountChecks = ({ account }: { account: AccountRecord }) => {
  const t = useWords('accounts');
  if (account.userType === 'student') {
    return account.isSchoolMade ? <span>{t('schoolMade')}</span> : <span>—</span>;
  }
  return (
    <>
      <Verdict tone={account.isEmailConfirmed ? 'good' : 'doubtful'}>
        {t(account.isEmailConfirmed ? 'emailConfirmed' : 'emailNotConfirmed')}
      </Verdict>
      <Verdict tone={account.isAgeVerified ? 'good' : 'doubtful'}>
        {t(account.isAgeVerified ? 'ageVerified' : 'ageNotVerified')}
      </Verdict>
      {account.isApproved !== undefined && (
        <Verdict tone={account.isApproved ? 'good' : 'open'}>
          {t(account.isApproved ? 'approved' : 'notApproved')}
        </Verdict>
      )}
    </>
  );
};
