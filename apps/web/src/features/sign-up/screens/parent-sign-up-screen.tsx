import { TEXTS } from '@wonderfield/contract/texts';
import { CompletedPicture } from '@wonderfield/ui/art/growth';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { ParentSignUpScene } from '@wonderfield/ui/scenes/parent-sign-up-scene';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { HOUR_OF, useAtmosphere } from '../../../shared/atmosphere.ts';
import { remember } from '../../../shared/local-keys.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { PortalLogo } from '../../../shared/portal-logo.tsx';
import { ParentSignUpForm } from '../components/parent-sign-up-form.tsx';
import styles from './parent-sign-up-screen.module.css';

export const ParentSignUpScreen = () => {
  const t = useTranslations('signUp');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<{ userId: string; ageCheckTicket: string | undefined }>();
  useAtmosphere(HOUR_OF.parent, 'parent');

  const handleSignedUp = (signedUp: NonNullable<typeof ticket>) => {
    remember('paymentSource', 'signUp');
    setTicket(signedUp);
  };
  // The adult check follows the sign-up; the ticket lets it happen without a session (D 3).
  const handleClosed = () => void navigate('/payment', { state: ticket });

  return (
    <div className={styles.page}>
      <PageTitle>{t('parent.title')}</PageTitle>
      <div className={styles.side}>
        <ParentSignUpScene />
        <div className={styles.say}>
          <PortalLogo className={styles.logo ?? ''} />
          <p className={styles.sideTitle}>{t('parent.sideTitle')}</p>
          <p className={styles.sideText}>{t('parent.sideText')}</p>
        </div>
      </div>
      <div className={styles.paper}>
        <p className={styles.switch}>
          {t('haveAccount')} <Link to="/sign-in/parent">{t('signIn')}</Link>
        </p>
        <main id="main" className={styles.main}>
          <h1>{t('parent.title')}</h1>
          <p className={styles.lead}>{t('parent.lead')}</p>
          <ParentSignUpForm onSignedUp={handleSignedUp} />
        </main>
      </div>
      <Dialog
        open={ticket !== undefined}
        onClose={handleClosed}
        title={TEXTS.signUpCompletedTitle}
        picture={<CompletedPicture />}
      >
        <DialogBody>{TEXTS.signUpCompleted}</DialogBody>
        <DialogFoot>
          <Button variant="primary" onClick={handleClosed}>
            {shared('ok')}
          </Button>
        </DialogFoot>
      </Dialog>
    </div>
  );
};
