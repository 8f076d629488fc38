import { Note } from '@wonderfield/ui/note/note';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { HOUR_OF, useAtmosphere } from '../../../shared/atmosphere.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { SignInForm } from '../components/sign-in-form.tsx';
import { SignInNotice } from '../components/sign-in-notice.tsx';
import { useAfterSignIn } from '../components/use-after-sign-in.ts';

const AdultSignInScreen = ({ userType }: { userType: 'parent' | 'educator' }) => {
  const t = useTranslations('signIn');
  const { needsAgeCheck, handleSignedIn } = useAfterSignIn();
  useAtmosphere(HOUR_OF[userType], userType);
  return (
    <FieldPage place={userType === 'parent' ? 'home' : 'educator'}>
      <PageTitle>{t(`titles.${userType}`)}</PageTitle>
      <h1 className={form.title}>{t(`titles.${userType}`)}</h1>
      <SignInNotice />
      {needsAgeCheck && (
        <div className={form.notice} role="status">
          <Note tone="sun">{t('ageCheckNeeded')}</Note>
        </div>
      )}
      <SignInForm userType={userType} onSignedIn={handleSignedIn} />
      <p className={form.below}>
        {userType === 'parent' && (
          <span>
            {t('noAccount')} <Link to="/sign-up">{t('signUp')}</Link>
          </span>
        )}
        <Link to="/forgotpassword">{t('forgot')}</Link>
      </p>
    </FieldPage>
  );
};

export const ParentSignInScreen = () => <AdultSignInScreen userType="parent" />;
export const EducatorSignInScreen = () => <AdultSignInScreen userType="educator" />;
