import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { APPROVAL_USUAL_SCHOOL_DAYS } from '@wonderfield/contract/limits';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useReloadCurrentUser } from '../../../shared/account/current-user.ts';
import { ContactCheck } from '../../../shared/contact-check/contact-check.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { ApprovalSteps } from './approval-steps.tsx';
import { DeclinedNote } from './declined-note.tsx';
import styles from './educator-home.module.css';

const LookAround = () => {
  const t = useTranslations('educators.home');
  return (
    <div className={styles.lookAround}>
      <p className={styles.text}>{t('lookAround')}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.library} />}>
        {t('toLibrary')}
      </ButtonLink>
    </div>
  );
};

/** Shows an educator who awaits approval what happens next and what is possible now. */
export const HomePending = ({ user }: { user: EducatorUser }) => {
  const t = useTranslations('educators.home');
  const reload = useReloadCurrentUser();
  const { phoneNumber, email } = user;
  const isTeacher = user.licenseType === 'teacherAccount';
  return (
    <div className={styles.pending}>
      <Card padding="lg" as="section">
        {user.refusalReason ? (
          <DeclinedNote reason={user.refusalReason} />
        ) : (
          <>
            <h2>{t('pendingTitle')}</h2>
            <p className={styles.text}>{t('pending', { days: APPROVAL_USUAL_SCHOOL_DAYS })}</p>
            {user.isConfirmed && <LookAround />}
          </>
        )}
        {phoneNumber && !user.contactCheckedBy && (
          <div className={styles.contact}>
            <ContactCheck contact={{ phoneNumber, email }} onChecked={reload} />
          </div>
        )}
        {isTeacher && (
          <div className={styles.ways}>
            <h3>{t('otherWays')}</h3>
            <Link to={PATHS.educatorSetup}>{t('schoolCode')}</Link>
            <Link to={PATHS.schoolAccount}>{t('schoolAccount')}</Link>
          </div>
        )}
      </Card>
      <ApprovalSteps isAgeVerified={user.isAgeVerified} isRefused={!!user.refusalReason} />
    </div>
  );
};
