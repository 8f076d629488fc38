import { Sheet } from '@wonderfield/ui/card/card';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import page from '../../../shared/pages/student-page.module.css';
import type { JoinedLogin } from '../components/join-done.tsx';
import { JoinDone } from '../components/join-done.tsx';
import { JoinSteps } from '../components/join-steps.tsx';
import styles from './join-screen.module.css';

/** Registers a student with the code of a class or a school. */
export const JoinScreen = () => {
  const t = useTranslations('students.join');
  const [login, setLogin] = useState<JoinedLogin>();
  usePageTheme('morning', 'student');
  return (
    <div className={`${page.page} ${styles.page}`}>
      <PageTitle>{t('title')}</PageTitle>
      <div className="no-print">
        <StudentScene />
        <header className={page.logo}>
          <PortalLogo look="pill" />
        </header>
      </div>
      <Sheet as="main" id="main" className={`${page.sheet} ${styles.sheet}`}>
        {login ? <JoinDone login={login} /> : <JoinSteps onJoined={setLogin} />}
      </Sheet>
    </div>
  );
};
