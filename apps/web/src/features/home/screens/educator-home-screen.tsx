import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Band } from '@wonderfield/ui/band/band';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import { useOwnUser } from '../../../shared/own-user.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import styles from './home-screens.module.css';

/** The three states of an educator's home (specification, sections 2.6 and 4). */
const stateOf = (user: PortalUser) => {
  if (!user.isApproved) return 'pending';
  return user.schoolName && user.educatorGrades.length > 0 ? 'ready' : 'unconfigured';
};

const SchoolFacts = ({ user }: { user: PortalUser }) => {
  const t = useTranslations('home.educator');
  return (
    <dl className={styles.facts}>
      <dt>{t('school')}</dt>
      <dd>{user.schoolName}</dd>
      <dt>{t('grades')}</dt>
      <dd>{user.educatorGrades.map((grade) => labelOf(GRADES, grade)).join(', ')}</dd>
    </dl>
  );
};

export const EducatorHomeScreen = () => {
  const t = useTranslations('home.educator');
  const user = useOwnUser();
  if (!user) return null;
  const state = stateOf(user);
  const title = t('title', { name: user.firstName });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Band cast="educator" size="home" title={title} lead={t('lead')} />
      <main id="main" className={page.wide}>
        <Card padding="lg">
          <h2>{t(`${state}Title`)}</h2>
          {state === 'ready' ? (
            <SchoolFacts user={user} />
          ) : (
            <p className={styles.text}>{t(state)}</p>
          )}
        </Card>
      </main>
    </>
  );
};
