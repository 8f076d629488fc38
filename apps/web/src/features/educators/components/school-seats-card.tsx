import type { School } from '@wonderfield/contract/educators/school';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import styles from './school.module.css';

/** How much of the license is taken. */
export const SchoolSeatsCard = ({ school }: { school: School }) => {
  const t = useTranslations('educators.school');
  const used = school.teachers.length;
  return (
    <Card as="section" padding="md" className={styles.seats}>
      <h2>{t('seatsTitle')}</h2>
      <dl>
        <dt>{t('teacherSeats')}</dt>
        <dd>
          {t('teacherSeatsUsed', { used, all: school.classroomSeats })}
          <meter
            min={0}
            max={school.classroomSeats}
            value={used}
            aria-label={t('teacherSeats')}
            className={styles.meter}
          />
        </dd>
        <dt>{t('studentSeats')}</dt>
        <dd>{t('studentSeatsAll', { all: school.studentSeats })}</dd>
      </dl>
    </Card>
  );
};
