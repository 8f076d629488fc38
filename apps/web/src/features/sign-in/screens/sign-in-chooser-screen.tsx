import type { UserType } from '@wonderfield/contract/user-types';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Chooser, type SignInOption } from '../../../shared/pages/chooser.tsx';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS, SIGN_IN_PATHS } from '../../../shared/routing/paths.ts';
import { takeOnce } from '../../../shared/session/local-storage.ts';
import { SignInNotice } from '../components/sign-in-notice.tsx';

export const SignInChooserScreen = () => {
  const t = useTranslations('signIn');
  const { show } = useToasts();

  // Shows once a message of another page, such as a failed single sign-on.
  useEffect(() => {
    const error = takeOnce('error');
    if (error) show({ tone: 'error', text: error });
  }, [show]);

  const door = (type: UserType, place: SignInOption['place']): SignInOption => ({
    place,
    to: SIGN_IN_PATHS[type],
    title: t(`doors.${type}.title`),
    line: t(`doors.${type}.line`),
    description: t(`doors.${type}.description`),
    points: [t(`doors.${type}.point1`), t(`doors.${type}.point2`), t(`doors.${type}.point3`)],
  });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Chooser
        title={t('title')}
        lead={t('lead')}
        doors={[door('parent', 'home'), door('educator', 'educator'), door('student', 'student')]}
        below={
          <>
            <p className={form.below}>
              <span>
                {t('noAccount')} <Link to={PATHS.signUp}>{t('signUp')}</Link>
              </span>
            </p>
            <SignInNotice />
          </>
        }
      />
    </>
  );
};
