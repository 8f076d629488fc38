import { Owl } from '@wonderfield/ui/art/animals/owl';
import { Picture } from '@wonderfield/ui/art/kit';
import { Sheet } from '@wonderfield/ui/card/card';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import page from '../../../shared/pages/student-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { SignInForm } from '../components/sign-in-form.tsx';
import { useAfterSignIn } from '../components/use-after-sign-in.ts';
import styles from './student-sign-in-screen.module.css';

export const StudentSignInScreen = () => {
  const t = useTranslations('signIn');
  const { handleSignedIn } = useAfterSignIn('student');
  usePageTheme('morning', 'student');
  return (
    <div className={`${page.page} ${styles.page}`}>
      <PageTitle>{t('titles.student')}</PageTitle>
      <StudentScene />
      <PortalLogo look="pill" className={page.logo ?? ''} />
      <Sheet as="main" id="main" className={`${page.sheet} ${styles.sheet}`} padding="none">
        <h1>{t('titles.student')}</h1>
        <SignInForm userType="student" onSignedIn={handleSignedIn} />
        <p className={form.below}>
          <span>
            {t('haveCode')} <Link to={PATHS.join}>{t('join')}</Link>
          </span>
        </p>
        <p className={styles.stuck}>
          <span className={styles.owl}>
            <Picture width={100} height={100}>
              <Owl x={50} y={96} s={0.4} book={false} />
            </Picture>
          </span>
          {t('stuck')}
        </p>
      </Sheet>
    </div>
  );
};
