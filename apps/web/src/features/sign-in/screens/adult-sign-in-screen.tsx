import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { THEME_OF, usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { SignInForm } from '../components/sign-in-form.tsx';
import { SignInNotice } from '../components/sign-in-notice.tsx';
import { useAfterSignIn } from '../components/use-after-sign-in.ts';

const AdultSignInScreen = ({ userType }: { userType: 'parent' | 'educator' }) => {
  const t = useTranslations('signIn');
  const { ageCheck, handleSignedIn, handleAgeCheck } = useAfterSignIn(userType);
  const [typed, setTyped] = useState('');
  usePageTheme(THEME_OF[userType], userType);
  return (
    <FieldPage place={userType === 'parent' ? 'home' : 'educator'}>
      <PageTitle>{t(`titles.${userType}`)}</PageTitle>
      <h1 className={form.title}>{t(`titles.${userType}`)}</h1>
      <SignInNotice />
      {ageCheck && (
        <div className={form.notice} role="status">
          <Note tone="sun">
            <p>{t(ageCheck.isSchool ? 'schoolPending' : 'ageCheckNeeded')}</p>
            <Button variant="secondary" size="sm" onClick={handleAgeCheck}>
              {t('continueAgeCheck')}
            </Button>
          </Note>
        </div>
      )}
      <SignInForm userType={userType} onSignedIn={handleSignedIn} onNameTyped={setTyped} />
      <p className={form.below}>
        <span>
          {t('noAccount')} <Link to={PATHS.signUp}>{t('signUp')}</Link>
        </span>
        <Link to={PATHS.forgotPassword} state={{ email: typed }}>
          {t('forgot')}
        </Link>
      </p>
    </FieldPage>
  );
};

export const ParentSignInScreen = () => <AdultSignInScreen userType="parent" />;
export const EducatorSignInScreen = () => <AdultSignInScreen userType="educator" />;
