import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { takeOnce } from '../../../shared/local-keys.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { Chooser } from '../../../shared/pages/chooser.tsx';
import form from '../../../shared/pages/form.module.css';
import { SignInNotice } from '../components/sign-in-notice.tsx';

const DOORS = [
  ['parent', 'home'],
  ['educator', 'educator'],
  ['student', 'student'],
] as const;

export const SignInChooserScreen = () => {
  const t = useTranslations('signIn');
  const { show } = useToasts();

  // A message another page left behind, such as a failed single sign-on: shown once.
  useEffect(() => {
    const error = takeOnce('error');
    if (error) show({ tone: 'error', text: error });
  }, [show]);

  const doors = DOORS.map(([type, place]) => ({
    place,
    to: `/sign-in/${type}`,
    title: t(`doors.${type}.title`),
    line: t(`doors.${type}.line`),
    description: t(`doors.${type}.description`),
    points: [t(`doors.${type}.point1`), t(`doors.${type}.point2`), t(`doors.${type}.point3`)],
  }));
  const [first, ...rest] = doors;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Chooser
        title={t('title')}
        lead={t('lead')}
        doors={first ? [first, ...rest] : (doors as never)}
        below={
          <>
            <p className={form.below}>
              <span>
                {t('noAccount')} <Link to="/sign-up">{t('signUp')}</Link>
              </span>
            </p>
            <SignInNotice />
          </>
        }
      />
    </>
  );
};
