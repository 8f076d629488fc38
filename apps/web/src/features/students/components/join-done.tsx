import { useMutation } from '@tanstack/react-query';
import { homePath } from '@wonderfield/contract/accounts/landing';
import { Button } from '@wonderfield/ui/button/button';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../shared/leave-guard.tsx';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useHeadingFocus } from '../../../shared/use-heading-focus.ts';
import { enterWith } from '../api/student-calls.ts';
import styles from './join-done.module.css';
import { type JoinedLogin, LoginSheet, PrintButton } from './login-sheet.tsx';

/** The new login, to be written down or printed (D 4), and the way in, with nothing typed again. */
export const JoinDone = ({ login }: { login: JoinedLogin }) => {
  const t = useTranslations('students.join');
  const heading = useHeadingFocus();
  const navigate = useNavigate();
  const tellError = useErrorToast();
  const enter = useMutation({
    mutationFn: () => enterWith(login),
    onSuccess: (user) => void navigate(homePath(user), { replace: true }),
    onError: (error) => tellError(error),
  });
  return (
    <div className={styles.done}>
      <h1 ref={heading} tabIndex={-1}>
        {t('doneTitle', { place: login.joined })}
      </h1>
      <p className={`${styles.lead} no-print`}>{t('doneLead')}</p>
      <LoginSheet login={login} />
      <div className={`${styles.actions} no-print`}>
        <PrintButton />
        <Button
          variant="primary"
          busy={enter.isPending}
          busyLabel={t('signingIn')}
          onClick={() => enter.mutate()}
        >
          {t('toSignIn')}
        </Button>
      </div>
      <LeaveGuard
        // Signed in, the login stays in reach.
        isDirty={!enter.isPending && !enter.isSuccess}
        words={{ title: t('leaveTitle'), text: t('leaveText') }}
      />
    </div>
  );
};
