import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import { CheckResult } from '../../../shared/check-result.tsx';
import { useStrings } from '../../../shared/use-strings.ts';

/** Shows the flags that apply to this kind of account. */
export const AccountChecks = ({ account }: { account: AccountRecord }) => {
  const t = useStrings('accounts');
  if (account.userType === 'student') {
    return account.isSchoolMade ? <span>{t('schoolMade')}</span> : <span>—</span>;
  }
  return (
    <>
      <CheckResult tone={account.isEmailConfirmed ? 'good' : 'doubtful'}>
        {t(account.isEmailConfirmed ? 'emailConfirmed' : 'emailNotConfirmed')}
      </CheckResult>
      <CheckResult tone={account.isAgeVerified ? 'good' : 'doubtful'}>
        {t(account.isAgeVerified ? 'ageVerified' : 'ageNotVerified')}
      </CheckResult>
      {account.isApproved !== undefined && (
        <CheckResult tone={account.isApproved ? 'good' : 'open'}>
          {t(account.isApproved ? 'approved' : 'notApproved')}
        </CheckResult>
      )}
    </>
  );
};
