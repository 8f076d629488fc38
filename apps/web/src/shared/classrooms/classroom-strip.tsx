import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { Seats } from '@wonderfield/ui/seats/seats';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { addStudentsPath, listStudentsPath, PATHS } from '../routing/paths.ts';
import { cropOf, enrolledIn, gradeOf, subjectOf } from './classroom-facts.ts';
import styles from './classroom-strip.module.css';

const ROWS = 4;

const StripRow = ({ classroom }: { classroom: TaughtClassroom }) => {
  const t = useTranslations('shared.classrooms');
  const { id, name, subject, capacity } = classroom;
  const filled = enrolledIn(classroom);
  return (
    <li className={styles.row}>
      <Plot subject={cropOf(subject)} className={styles.plot ?? ''} />
      <div className={styles.words}>
        <Link to={filled > 0 ? listStudentsPath(id) : addStudentsPath(id)} className={styles.name}>
          {name}
        </Link>
        <p className={styles.small}>
          {gradeOf(classroom)} · {subjectOf(classroom)}
        </p>
      </div>
      <div className={styles.seats}>
        <Seats
          layout="line"
          filled={filled}
          capacity={capacity}
          label={t('seats', { filled, capacity })}
        />
      </div>
      <p className={styles.count}>
        {t.rich('places', {
          filled,
          capacity,
          b: (words) => <b>{words}</b>,
        })}
      </p>
    </li>
  );
};

/** Shows the first classrooms with a link to all of them. */
export const ClassroomStrip = ({ classrooms }: { classrooms: readonly TaughtClassroom[] }) => {
  const t = useTranslations('shared.classrooms');
  return (
    <Card as="section" padding="none" aria-labelledby="classroom-strip">
      <div className={styles.head}>
        <h2 id="classroom-strip">{t('title')}</h2>
        <Link to={PATHS.classrooms} className={styles.all}>
          {t('seeAll')}
        </Link>
      </div>
      <ul className={styles.rows}>
        {classrooms.slice(0, ROWS).map((classroom) => (
          <StripRow key={classroom.id} classroom={classroom} />
        ))}
      </ul>
    </Card>
  );
};
