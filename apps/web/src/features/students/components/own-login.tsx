import { useQuery } from '@tanstack/react-query';
import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { showOwnLogin } from '../api/student-calls.ts';
import styles from './join-done.module.css';
import { LoginSheet, PrintButton } from './login-sheet.tsx';

/** Shows the login of a student who joined with a code. It is not cached after the view closes. */
export const OwnLogin = ({ user, onBack }: { user: StudentUser; onBack: () => void }) => {
  const t = useTranslations('students.avatar');
  const heading = useHeadingFocus();
  const login = useQuery({
    queryKey: ['own-login', user.id],
    queryFn: showOwnLogin,
    // Each view is recorded, so request it once per opening.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className={styles.done}>
      <h1 ref={heading} tabIndex={-1}>
        {t('loginTitle')}
      </h1>
      <p className={`${styles.lead} no-print`}>{t('loginLead')}</p>
      {login.data && <LoginSheet login={{ ...login.data, name: displayName(user) }} />}
      {login.isPending && <p role="status">{t('loading')}</p>}
      {login.isError && <Note tone="error">{login.error.message}</Note>}
      <div className={`${styles.actions} no-print`}>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
        {login.isError && (
          <Button variant="secondary" onClick={() => void login.refetch()}>
            {t('tryAgain')}
          </Button>
        )}
        {login.data && <PrintButton />}
      </div>
    </div>
  );
};
