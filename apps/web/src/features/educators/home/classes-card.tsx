import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SeedScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Seats } from '@wonderfield/ui/seats/seats';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  cropOf,
  enrolledIn,
  gradeOf,
  subjectOf,
} from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import {
  addStudentsPath,
  classProgressPath,
  listStudentsPath,
  PATHS,
} from '../../../shared/routing/paths.ts';
import styles from './classes-card.module.css';
import { HomeCardHead } from './home-card-head.tsx';

/** Maximum number of classrooms on the home page. */
const SHOWN_CLASSES = 4;

type ClassLink = { key: 'students' | 'progress' | 'cards' | 'addStudents'; to: string };

/**
 * Returns links to the pages that a teacher opens every day. A class without students has nothing
 * to open, so it can only be filled. A helper can neither fill it nor see login cards.
 */
const linksOf = (classroom: TaughtClassroom): ClassLink[] => {
  const { id, isHelper } = classroom;
  if (enrolledIn(classroom) === 0 && !isHelper) {
    return [{ key: 'addStudents', to: addStudentsPath(id) }];
  }
  const links: ClassLink[] = [
    { key: 'students', to: listStudentsPath(id) },
    { key: 'progress', to: classProgressPath(id) },
  ];
  return isHelper ? links : [...links, { key: 'cards', to: listStudentsPath(id, 'cards') }];
};

const ClassLinks = ({ classroom }: { classroom: TaughtClassroom }) => {
  const t = useTranslations('educators.home.classes');
  return (
    <div className={styles.links}>
      {linksOf(classroom).map(({ key, to }) => (
        <ButtonLink key={key} variant="secondary" size="sm" render={<Link to={to} />}>
          {t(key)}
          <span className="visually-hidden">{t('of', { name: classroom.name })}</span>
        </ButtonLink>
      ))}
    </div>
  );
};

const ClassRow = ({ classroom }: { classroom: TaughtClassroom }) => {
  const t = useTranslations('educators.home.classes');
  const shared = useTranslations('shared.classrooms');
  const { name, subject, capacity } = classroom;
  const filled = enrolledIn(classroom);
  return (
    <li className={styles.row}>
      <Plot subject={cropOf(subject)} className={styles.plot ?? ''} />
      <div className={styles.words}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <p className={styles.small}>
          {gradeOf(classroom)} · {subjectOf(classroom)}
        </p>
      </div>
      <div className={styles.seats}>
        <Seats filled={filled} capacity={capacity} label={shared('seats', { filled, capacity })} />
        <p aria-hidden>{t.rich('places', { filled, capacity, b: (words) => <b>{words}</b> })}</p>
      </div>
      <ClassLinks classroom={classroom} />
    </li>
  );
};

const NoClasses = () => {
  const t = useTranslations('educators.home.classes');
  return (
    <EmptyState
      picture={<SeedScene />}
      title={t('empty')}
      action={<ButtonLink render={<Link to={PATHS.createClassroom} />}>{t('create')}</ButtonLink>}
    />
  );
};

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('educators.home.classes');
  return (
    <div className={styles.state} role="alert">
      <p>{t('notLoaded')}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
};

const Loading = () => {
  const t = useTranslations('educators.home.classes');
  return (
    <Skeleton label={t('loading')}>
      <Furrow height="56px" square />
      <Furrow height="56px" square />
    </Skeleton>
  );
};

/** Shows the active classrooms with links to students, progress and login cards. */
export const ClassesCard = () => {
  const t = useTranslations('educators.home.classes');
  const { list, error, retry } = useClassrooms('educator');
  const active = list?.filter(({ isArchived }) => !isArchived);
  return (
    <Card as="section" padding="none" aria-labelledby="home-classes">
      <HomeCardHead
        id="home-classes"
        title={t('title')}
        count={active?.length}
        all={active?.length ? { to: PATHS.classrooms, text: t('seeAll') } : undefined}
      />
      {!active && (error ? <NotLoaded onRetry={retry} /> : <Loading />)}
      {active?.length === 0 && <NoClasses />}
      {active && active.length > 0 && (
        <ul className={styles.rows}>
          {active.slice(0, SHOWN_CLASSES).map((classroom) => (
            <ClassRow key={classroom.id} classroom={classroom} />
          ))}
        </ul>
      )}
    </Card>
  );
};
