import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './educator-home.module.css';

const AgeCheckCard = () => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="lg" as="section">
      <h2>{t('ageTitle')}</h2>
      <p className={styles.text}>{t('age')}</p>
      <ButtonLink variant="primary" render={<Link to="/payment" />}>
        {t('startAgeCheck')}
      </ButtonLink>
    </Card>
  );
};

const SchoolCard = () => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="lg" as="section">
      <h2>{t('mySchool')}</h2>
      <p className={styles.text}>{t('mySchoolText')}</p>
      <ButtonLink variant="primary" render={<Link to="/school" />}>
        {t('openSchool')}
      </ButtonLink>
    </Card>
  );
};

const TeachingCard = ({ user }: { user: PortalUser }) => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="lg" as="section">
      <h2>{t('teachingTitle')}</h2>
      <dl className={styles.facts}>
        <dt>{t('school')}</dt>
        <dd>{user.schoolName ?? t('individual')}</dd>
        <dt>{t('grades')}</dt>
        <dd>{user.educatorGrades.map((grade) => labelOf(GRADES, grade)).join(', ')}</dd>
      </dl>
      <Link to="/profile">{t('change')}</Link>
    </Card>
  );
};

/** Ready: what one can do from here. */
export const HomeReady = ({ user }: { user: PortalUser }) => (
  <div className={styles.cards}>
    {!user.isAgeVerified && <AgeCheckCard />}
    {user.licenseType === 'school/district' && <SchoolCard />}
    {user.educatorGrades.length > 0 && <TeachingCard user={user} />}
  </div>
);
