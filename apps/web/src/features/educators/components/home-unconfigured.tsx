import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './educator-home.module.css';

/** Links an approved educator without school or grades to the setup. */
export const HomeUnconfigured = ({ user: { schoolRequest } }: { user: EducatorUser }) => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="lg" as="section">
      {schoolRequest?.refusalReason ? (
        <>
          <h2>{t('notOursTitle', { school: schoolRequest.schoolName })}</h2>
          <p className={styles.text}>{t('notOurs')}</p>
          <Note tone="sun" className={styles.reason}>
            {schoolRequest.refusalReason}
          </Note>
        </>
      ) : (
        <>
          <h2>{t('unconfiguredTitle')}</h2>
          <p className={styles.text}>{t('unconfigured')}</p>
        </>
      )}
      <ButtonLink variant="primary" render={<Link to={PATHS.educatorSetup} />}>
        {t('configure')}
      </ButtonLink>
    </Card>
  );
};
