import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { homePath } from '@wonderfield/contract/accounts/home-path';
import { Button } from '@wonderfield/ui/button/button';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '../../../shared/call/call-client.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { enterWith } from '../api/student-calls.ts';
import styles from './join-done.module.css';

/** The created login with the student's name. */
export type JoinedLogin = AnswerOf<'joinWithCode'> & { name: string };

/**
 * Shows the new login. A student who keeps the issued password writes it down, and any other goes on
 * to choose one.
 */
export const JoinDone = ({ login }: { login: JoinedLogin }) => {
  const t = useTranslations('students.join');
  const heading = useHeadingFocus();
  const navigate = useNavigate();
  const showErrorToast = useErrorToast();
  const enter = useMutation({
    mutationFn: () => enterWith(login),
    onSuccess: (user) => void navigate(homePath(user), { replace: true }),
    onError: (error) => showErrorToast(error),
  });
  return (
    <div className={styles.done}>
      <h1 ref={heading} tabIndex={-1}>
        {t('doneTitle', { place: login.joined })}
      </h1>
      <p className={`${styles.lead} no-print`}>
        {t(login.mustChangePassword ? 'doneLead' : 'doneLeadWords')}
      </p>
      <section className={styles.card} aria-label={t('cardTitle')}>
        <h2>{login.name}</h2>
        <dl>
          <dt>{t('username')}</dt>
          <dd className="code">{login.username}</dd>
          {!login.mustChangePassword && (
            <>
              <dt>{t('password')}</dt>
              <dd className="code">{login.password}</dd>
            </>
          )}
        </dl>
      </section>
      <div className={`${styles.actions} no-print`}>
        <Button
          variant="primary"
          busy={enter.isPending}
          busyLabel={t('signingIn')}
          onClick={() => enter.mutate()}
        >
          {t(login.mustChangePassword ? 'choosePassword' : 'haveIt')}
        </Button>
      </div>
      <LeaveGuard
        // After signing in, the student finds the login under My login.
        isDirty={!enter.isPending && !enter.isSuccess}
        words={{
          title: t('leaveTitle'),
          text: t(login.mustChangePassword ? 'leaveText' : 'leaveTextWords'),
        }}
      />
    </div>
  );
};
