import { Button } from '@wonderfield/ui/button/button';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { remember } from '../../../shared/session/local-storage.ts';

type Input = { userId: string; ageCheckTicket: string | undefined };

/** Requires the adult check first, like a sign-in with a password. */
export const AgeCheckStep = ({ userId, ageCheckTicket }: Input) => {
  const t = useTranslations('singleSignOn.ageCheck');
  const signIn = useTranslations('signIn');
  const navigate = useNavigate();
  const heading = useHeadingFocus();
  const handleContinue = () => {
    remember('paymentSource', 'signIn');
    void navigate(PATHS.ageCheck, { state: { userId, ageCheckTicket, userType: 'educator' } });
  };
  return (
    <FieldPage place="educator">
      <PageTitle>{t('title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {t('title')}
      </h1>
      <p className={form.lead}>{signIn('ageCheckNeeded')}</p>
      <Button variant="primary" block onClick={handleContinue}>
        {signIn('continueAgeCheck')}
      </Button>
    </FieldPage>
  );
};
