import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { alreadySignedIn, TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { THEME_OF, usePageTheme } from '../../shared/pages/page-theme.ts';
import { PageTitle } from '../../shared/pages/page-title.tsx';
import page from '../../shared/pages/work-page.module.css';
import { PATHS } from '../../shared/routing/paths.ts';
import { useSignOut } from '../session/sign-out.ts';
import styles from './already-signed-in.module.css';

/** Asks a user who opens the sign-in page of another account type to stay or to sign out. */
export const AlreadySignedIn = ({ user }: { user: PortalUser }) => {
  const t = useTranslations('shell');
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  usePageTheme(THEME_OF[user.userType], user.userType);

  const handleYes = async () => {
    // Await instead of a callback, because this page unmounts as soon as the user is signed out.
    try {
      await signOut.mutateAsync();
    } catch {
      toasts.show({ tone: 'error', text: TEXTS.somethingWrong });
      return;
    }
    await navigate(pathname.startsWith(PATHS.signUp) ? PATHS.signUp : pathname);
  };

  return (
    <main id="main" className={page.narrow}>
      <PageTitle>{alreadySignedIn(user.userType)}</PageTitle>
      <Card padding="lg">
        <h1>{alreadySignedIn(user.userType)}</h1>
        <p className={styles.question}>{t('signedInQuestion')}</p>
        <div className={page.actions}>
          <Button variant="quiet" onClick={() => void navigate(homePath(user))}>
            {t('no')}
          </Button>
          <Button
            variant="primary"
            busy={signOut.isPending}
            busyLabel={t('signingOut')}
            onClick={() => void handleYes()}
          >
            {t('yes')}
          </Button>
        </div>
      </Card>
    </main>
  );
};
