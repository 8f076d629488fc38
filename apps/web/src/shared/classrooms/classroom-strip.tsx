import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { Plot } from '@wonderfield/ui/art/plot';
import { Card } from '@wonderfield/ui/card/card';
import { Seats } from '@wonderfield/ui/seats/seats';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cropOf, enrolledIn, gradeOf, subjectOf } from './classroom-facts.ts';
import styles from './classroom-strip.module.css';

const ROWS = 4;

const StripRow = ({ classroom }: { classroom: Classroom }) => {
  const t = useTranslations('shared.classrooms');
  const { classRoomId, classRoomName, classRoomSubject, noOfStudents = 0 } = classroom;
  const filled = enrolledIn(classroom);
  const students = filled > 0 ? 'list-students' : 'add-students';
  return (
    <li className={styles.row}>
      <Plot subject={cropOf(classRoomSubject)} className={styles.plot ?? ''} />
      <div className={styles.words}>
        <Link to={`/${students}/${classRoomId}`} className={styles.name}>
          {classRoomName}
        </Link>
        <p className={styles.small}>
          {gradeOf(classroom)} · {subjectOf(classroom)}
        </p>
      </div>
      <div className={styles.seats}>
        <Seats
          layout="line"
          filled={filled}
          capacity={noOfStudents}
          label={t('seats', { filled, capacity: noOfStudents })}
        />
      </div>
      <p className={styles.count}>
        {t.rich('places', {
          filled,
          capacity: noOfStudents,
          b: (words) => <b>{words}</b>,
        })}
      </p>
    </li>
  );
};

/** The first classrooms in a few lines, with the way to all of them. */
export const ClassroomStrip = ({ classrooms }: { classrooms: readonly Classroom[] }) => {
  const t = useTranslations('shared.classrooms');
  return (
    <Card as="section" padding="none" aria-labelledby="classroom-strip">
      <div className={styles.head}>
        <h2 id="classroom-strip">{t('title')}</h2>
        <Link to="/classrooms" className={styles.all}>
          {t('seeAll')}
        </Link>
      </div>
      <ul className={styles.rows}>
        {classrooms.slice(0, ROWS).map((classroom) => (
          <StripRow key={classroom.classRoomId} classroom={classroom} />
        ))}
      </ul>
    </Card>
  );
};
