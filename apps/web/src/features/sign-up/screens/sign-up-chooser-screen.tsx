import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Chooser, type SignInOption } from '../../../shared/pages/chooser.tsx';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';

export const SignUpChooserScreen = () => {
  const t = useTranslations('signUp');
  const door = (
    type: 'parent' | 'educator' | 'student',
    place: SignInOption['place'],
    to: string,
  ): SignInOption => ({
    place,
    to,
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
        doors={[
          door('parent', 'home', PATHS.parentSignUp),
          door('educator', 'educator', PATHS.educatorSignUp),
          door('student', 'student', PATHS.join),
        ]}
        below={
          <p className={form.below}>
            <span>
              {t('haveAccount')} <Link to={PATHS.signIn}>{t('signIn')}</Link>
            </span>
          </p>
        }
      />
    </>
  );
};
