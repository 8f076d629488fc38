import type { School } from '@wonderfield/contract/educators/school-admin';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';
import styles from './seats-card.module.css';

/** Above this number, a number and a meter are shown instead of plots. */
const MAX_PLOTS = 40;
const MANY_PLOTS = 12;

/** Shows a plot per classroom and a dashed plot per free seat. */
const Plots = ({ classrooms, classroomSeats }: Pick<School, 'classrooms' | 'classroomSeats'>) => {
  const free = Math.max(0, classroomSeats - classrooms.length);
  return (
    <div className={classroomSeats > MANY_PLOTS ? styles.manyPlots : styles.plots} aria-hidden>
      {classrooms.map(({ id, subject }) => (
        <Plot key={id} subject={cropOf(subject)} width={90} height={60} className={styles.plot} />
      ))}
      {Array.from({ length: free }, (_, place) => `free-${place}`).map((key) => (
        <span key={key} className={styles.free} />
      ))}
    </div>
  );
};

const Meter = ({ used, all, label }: { used: number; all: number; label: string }) => (
  <meter
    className={used >= all ? styles.fullMeter : styles.meter}
    min={0}
    max={all}
    value={Math.min(used, all)}
    aria-label={label}
  />
);

const Full = () => {
  const t = useTranslations('school.seats');
  const links = usePortalConfig()?.links;
  return (
    <p className={styles.fullText}>
      <strong className={styles.full}>{t('full')}</strong>{' '}
      {links && <a href={links.support}>{t('more')}</a>}
    </p>
  );
};

/** Shows how much of the license is in use. */
export const SeatsCard = ({ school }: { school: School }) => {
  const t = useTranslations('school.seats');
  const { classroomSeats, studentCount, studentSeats } = school;
  // An archived classroom uses no seat.
  const classrooms = school.classrooms.filter(({ isArchived }) => !isArchived);
  const free = studentSeats - studentCount;
  return (
    <Card as="section" padding="md" className={styles.seats} aria-label={t('title')}>
      <div>
        <div className={styles.head}>
          <h2>{t('classrooms')}</h2>
          <p>
            <strong>{classrooms.length}</strong> {t('ofAll', { all: classroomSeats })}
          </p>
        </div>
        {classroomSeats > MAX_PLOTS ? (
          <Meter used={classrooms.length} all={classroomSeats} label={t('classrooms')} />
        ) : (
          <Plots classrooms={classrooms} classroomSeats={classroomSeats} />
        )}
        {classrooms.length >= classroomSeats && <Full />}
      </div>
      <div>
        <div className={styles.head}>
          <h2>{t('students')}</h2>
          <p>
            <strong>{studentCount}</strong> {t('ofAll', { all: studentSeats })}
          </p>
        </div>
        <Meter used={studentCount} all={studentSeats} label={t('students')} />
        {free > 0 ? <p className={styles.text}>{t('free', { free })}</p> : <Full />}
      </div>
    </Card>
  );
};
