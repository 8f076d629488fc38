import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../shared/pages/page-title.tsx';
import page from '../../shared/pages/work-page.module.css';
import { PATHS } from '../../shared/routing/paths.ts';
import { useSignOut } from '../session/sign-out.ts';
import styles from './already-signed-in.module.css';

/**
 * Explains that a page needs a password: account settings need that of a student with a card or
 * pictures, and the children need that of a parent who let a child play.
 */
export const NeedsPassword = ({ isForParent = false }: { isForParent?: boolean }) => {
  const t = useTranslations('studentSignIn.account');
  const shared = useTranslations('studentSignIn');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const title = t(isForParent ? 'parentTitle' : 'title');
  const handleSignIn = async () => {
    await signOut.mutateAsync().catch(() => undefined);
    await navigate(isForParent ? PATHS.parentSignIn : PATHS.studentSignIn);
  };
  return (
    <main id="main" className={page.narrow}>
      <PageTitle>{title}</PageTitle>
      <Card padding="lg">
        <h1>{title}</h1>
        <p className={styles.question}>{t(isForParent ? 'parentText' : 'text')}</p>
        <div className={page.actions}>
          <Button variant="quiet" onClick={() => void navigate(PATHS.avatar)}>
            {t('backToPlay')}
          </Button>
          <Button
            variant="primary"
            busy={signOut.isPending}
            busyLabel={t('signingOut')}
            onClick={() => void handleSignIn()}
          >
            {isForParent ? t('parentsHere') : shared('useMyPassword')}
          </Button>
        </div>
      </Card>
    </main>
  );
};
