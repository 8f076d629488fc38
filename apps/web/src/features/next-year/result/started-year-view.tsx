import type { NextYear, StartedYear, UndoneYear } from '@wonderfield/contract/classrooms/next-year';
import { schoolYearText } from '@wonderfield/contract/classrooms/next-year-rules';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { Seats } from '@wonderfield/ui/seats/seats';
import { Check, List, Plus, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { EducatorBody } from '../../../shared/pages/educator-page.tsx';
import { addStudentsPath, listStudentsPath, PATHS } from '../../../shared/routing/paths.ts';
import columns from '../steps/year-steps.module.css';
import styles from './started-year.module.css';
import { StudentsWhoLeft } from './students-who-left.tsx';
import { UndoCard } from './undo-card.tsx';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

type Parts = { nextYear: NextYear; started: StartedYear };

const NewClass = ({ nextYear, started }: Parts) => {
  const t = useTranslations('nextYear.result');
  const c = useTranslations('nextYear.class');
  const heading = useHeadingFocus();
  const { classroomId, studentCount: filled, capacity } = started;
  return (
    <Card as="section" padding="none">
      <Plot
        subject={cropOf(nextYear.classroom.subject)}
        width={860}
        height={124}
        className={styles.plot ?? ''}
      />
      <div className={styles.inner}>
        <p className={styles.done}>
          <Check size={18} strokeWidth={2.6} aria-hidden /> {t('done')}
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {started.name}
        </h2>
        <p className={styles.facts}>
          {t('facts', {
            grade: labelOf(GRADES, started.grade),
            year: schoolYearText(started.schoolYear),
            filled,
            capacity,
          })}
        </p>
        <div className={styles.seats}>
          <Seats layout="line" {...{ filled, capacity }} label={c('seats', { filled, capacity })} />
        </div>
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            icon={<Printer {...ICON} />}
            render={<Link to={listStudentsPath(classroomId, 'cards')} />}
          >
            {t('printCards', { count: filled })}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            icon={<List {...ICON} />}
            render={<Link to={listStudentsPath(classroomId)} />}
          >
            {t('openList')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            icon={<Plus {...ICON} />}
            render={<Link to={addStudentsPath(classroomId)} />}
          >
            {t('addStudents')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};

const ArchiveCard = ({ nextYear: { classroom, students } }: { nextYear: NextYear }) => {
  const t = useTranslations('nextYear.result');
  const { list } = useClassrooms('educator');
  const count = list?.filter(({ isArchived }) => isArchived).length ?? 1;
  return (
    <Card as="section" className={styles.small ?? ''}>
      <div className={styles.head}>
        <h3>{t('archive')}</h3>
        <Link to={PATHS.classrooms}>{t('seeAll', { count: Math.max(1, count) })}</Link>
      </div>
      <p>
        <Link to={listStudentsPath(classroom.id)} className={styles.old}>
          {classroom.name}
        </Link>
      </p>
      <p>{t('archived', { year: schoolYearText(classroom.schoolYear), count: students.length })}</p>
    </Card>
  );
};

/** Shows the class that followed, who left, and the undo. */
export const StartedYearView = ({
  nextYear,
  started,
  isSecond,
  onUndone,
}: Parts & {
  /** True if the caller's start came second. */
  isSecond: boolean;
  onUndone: (undone: UndoneYear) => void;
}) => {
  const t = useTranslations('nextYear.result');
  const { name } = nextYear.classroom;
  const who = started.startedBy;
  return (
    <EducatorBody>
      <div className={columns.columns}>
        <div className={columns.aside}>
          {isSecond && (
            <Note tone="sun" role="status">
              <p>
                {who ? t('already', { who, name }) : t('alreadyUnknown', { name })}{' '}
                <Link to={listStudentsPath(started.classroomId)}>{started.name}</Link>
              </p>
            </Note>
          )}
          <NewClass nextYear={nextYear} started={started} />
          <StudentsWhoLeft nextYear={nextYear} started={started} />
        </div>
        <div className={columns.aside}>
          <UndoCard nextYear={nextYear} started={started} onUndone={onUndone} />
          <ArchiveCard nextYear={nextYear} />
        </div>
      </div>
    </EducatorBody>
  );
};
