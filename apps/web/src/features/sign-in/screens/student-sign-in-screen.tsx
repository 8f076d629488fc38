import { Owl } from '@wonderfield/ui/art/animals/owl';
import { Picture } from '@wonderfield/ui/art/kit';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Sheet } from '@wonderfield/ui/card/card';
import { Divider } from '@wonderfield/ui/divider/divider';
import { Note } from '@wonderfield/ui/note/note';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { Camera, Grid3x3, School } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import page from '../../../shared/pages/student-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { hasStudentEnded, setStudentEnded } from '../../../shared/session/ended-student.ts';
import { keepUsername, readUsername } from '../../../shared/student-login/typed-username.ts';
import { SignInForm } from '../components/sign-in-form.tsx';
import { useAfterSignIn } from '../components/use-after-sign-in.ts';
import styles from './student-sign-in-screen.module.css';

const ICON = { size: 24, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Offers the quickest methods first: a card, a class, pictures, and then the form. */
export const StudentSignInScreen = () => {
  const t = useTranslations('signIn');
  const { handleSignedIn } = useAfterSignIn('student');
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [username, setUsername] = useState(() => search.get('username') ?? readUsername(state));
  const [hasEnded] = useState(hasStudentEnded);
  useEffect(() => setStudentEnded(false), []);
  usePageTheme('morning', 'student');
  return (
    <div className={`${page.page} ${styles.page}`}>
      <PageTitle>{t('titles.student')}</PageTitle>
      <StudentScene />
      <header className={page.logo}>
        <PortalLogo look="pill" />
      </header>
      <Sheet as="main" id="main" className={`${page.sheet} ${styles.sheet}`} padding="none">
        <div className={styles.title}>
          <h1>{t('titles.student')}</h1>
          {hasEnded && <Note tone="sun">{t('endedForStudent')}</Note>}
        </div>
        <nav className={styles.ways} aria-label={t('otherWays')}>
          {/* Two links load the page, because the server allows the camera on few pages only. */}
          <ButtonLink
            className={styles.way}
            variant="secondary"
            icon={<Camera {...ICON} />}
            href={PATHS.cardSignIn}
          >
            {t('showCard')}
          </ButtonLink>
          <ButtonLink
            className={styles.way}
            variant="secondary"
            icon={<School {...ICON} />}
            href={PATHS.openClass}
          >
            {t('myClassCode')}
          </ButtonLink>
          <ButtonLink
            className={styles.way}
            variant="secondary"
            icon={<Grid3x3 {...ICON} />}
            render={<Link to={PATHS.pictureSignIn} state={keepUsername(username)} />}
          >
            {t('threePictures')}
          </ButtonLink>
        </nav>
        <div className={styles.type}>
          <Divider>{t('typeInstead')}</Divider>
          <SignInForm userType="student" onSignedIn={handleSignedIn} onNameTyped={setUsername} />
        </div>
        <p className={`${form.below} ${styles.below}`}>
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
