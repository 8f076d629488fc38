import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './educator-home.module.css';

/**
 * Shows that the school administrator has to approve, because the school does not know the email
 * address.
 */
export const HomeWaiting = ({ user: { schoolRequest } }: { user: EducatorUser }) => {
  const t = useTranslations('educators.home');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  if (!schoolRequest) return null;
  const when = format.relativeTime(new Date(schoolRequest.askedAt), now);
  return (
    <Card padding="lg" as="section">
      <h2>{t('waitingTitle', { school: schoolRequest.schoolName })}</h2>
      <p className={styles.text}>{t('waitingForSchool')}</p>
      <p className={styles.text}>{t('waitingSince', { when })}</p>
      <Link to={PATHS.educatorSetup}>{t('otherCode')}</Link>
    </Card>
  );
};
