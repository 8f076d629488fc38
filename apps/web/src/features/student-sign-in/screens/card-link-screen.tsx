import { homePath } from '@wonderfield/contract/accounts/home-path';
import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import page from '../../../shared/pages/student-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { readClassToken } from '../../../shared/session/class-device.ts';
import styles from '../enter/other-student.module.css';
import { OtherStudent } from '../enter/other-student.tsx';
import { useAddressFragment } from '../enter/use-address-fragment.ts';
import { useCardEntry } from '../enter/use-card-entry.ts';
import { readCardCode } from '../rules/card-code.ts';
import { mayWorkLater, useCardErrorText, useCardSignIn } from '../scanner/use-card-sign-in.ts';

/** Signs in with the link in the QR code, which the camera of a phone has opened. */
export const CardLinkScreen = () => {
  const t = useTranslations('studentSignIn');
  const navigate = useNavigate();
  const errorText = useCardErrorText();
  usePageTheme('morning', 'student');
  const code = readCardCode(useAddressFragment());
  const entry = useCardEntry();
  const signIn = useCardSignIn(readClassToken(), entry.handleSignedIn);
  const sent = useRef<string>(undefined);
  const { mutate } = signIn;
  useEffect(() => {
    if (!code || sent.current === code) return;
    sent.current = code;
    mutate(code);
  }, [code, mutate]);
  const { earlier } = entry;
  if (earlier) {
    return (
      <OtherStudent
        user={earlier}
        target="card"
        onUse={entry.accept}
        onStay={() => void navigate(homePath(earlier), { replace: true })}
      />
    );
  }
  const problem = code ? signIn.error && errorText(signIn.error) : t('card.broken');
  return (
    <div className={page.page}>
      <PageTitle>{t('card.linkTitle')}</PageTitle>
      <StudentScene />
      <header className={page.logo}>
        <PortalLogo look="pill" />
      </header>
      <Sheet as="main" id="main" className={`${page.sheet} ${styles.sheet}`}>
        <h1>{t('card.linkTitle')}</h1>
        {problem ? <Note tone="error">{problem}</Note> : <p role="status">{t('card.linkBusy')}</p>}
        {problem && (
          <div className={styles.buttons}>
            {code && mayWorkLater(signIn.error) && (
              <Button variant="secondary" onClick={() => mutate(code)}>
                {t('tryAgain')}
              </Button>
            )}
            <Button variant="secondary" onClick={() => void navigate(PATHS.cardSignIn)}>
              {t('card.scan')}
            </Button>
            <Button variant="primary" onClick={() => void navigate(PATHS.studentSignIn)}>
              {t('typeInstead')}
            </Button>
          </div>
        )}
      </Sheet>
    </div>
  );
};
