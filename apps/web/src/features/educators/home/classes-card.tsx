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
import { useFormatter, useTranslations } from 'use-intl';
import {
  cropOf,
  enrolledIn,
  gradeOf,
  isOpenAt,
  subjectOf,
} from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import {
  addStudentsPath,
  classProgressPath,
  listStudentsPath,
  PATHS,
} from '../../../shared/routing/paths.ts';
import { LiveBoardLink } from '../../class-live/parts/live-board-link.tsx';
import styles from './classes-card.module.css';
import { HomeCardHead } from './home-card-head.tsx';

/** Maximum number of classrooms on the home page. */
const SHOWN_CLASSES = 4;
const TICK_MS = 30_000;

/** Returns true for a class without students, which has nothing to open yet. */
const isFillable = (classroom: TaughtClassroom) =>
  enrolledIn(classroom) === 0 && !classroom.isHelper;

type ClassLink = { key: 'students' | 'progress' | 'cards'; to: string };

/** Returns links to the pages that a teacher opens every day. A helper sees no login cards. */
const linksOf = ({ id, isHelper }: TaughtClassroom): ClassLink[] => {
  const links: ClassLink[] = [
    { key: 'students', to: listStudentsPath(id) },
    { key: 'progress', to: classProgressPath(id) },
  ];
  return isHelper ? links : [...links, { key: 'cards', to: listStudentsPath(id, 'cards') }];
};

const OfClass = ({ name }: { name: string }) => {
  const t = useTranslations('educators.home.classes');
  return <span className="visually-hidden">{t('of', { name })}</span>;
};

const ClassLinks = ({ classroom }: { classroom: TaughtClassroom }) => {
  const t = useTranslations('educators.home.classes');
  return (
    <div className={styles.links}>
      {linksOf(classroom).map(({ key, to }) => (
        <Link key={key} to={to}>
          {t(key)}
          <OfClass name={classroom.name} />
        </Link>
      ))}
    </div>
  );
};

/** Offers what a teacher does first: fill an empty class, or open the class and its live board. */
const ClassAction = ({ classroom, isOpen }: { classroom: TaughtClassroom; isOpen: boolean }) => {
  const t = useTranslations('educators.home.classes');
  return (
    <div className={styles.action}>
      {isFillable(classroom) ? (
        <ButtonLink
          variant="secondary"
          size="sm"
          render={<Link to={addStudentsPath(classroom.id)} />}
        >
          {t('addStudents')}
          <OfClass name={classroom.name} />
        </ButtonLink>
      ) : (
        <LiveBoardLink classroom={classroom} isOpen={isOpen} />
      )}
    </div>
  );
};

const ClassRow = ({ classroom, now }: { classroom: TaughtClassroom; now: number }) => {
  const t = useTranslations('educators.home.classes');
  const shared = useTranslations('shared.classrooms');
  const format = useFormatter();
  const { name, subject, capacity, openUntil } = classroom;
  const isOpen = isOpenAt(classroom, now);
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
        {isOpen && openUntil && (
          <p className={styles.open}>
            {t('openUntil', {
              time: format.dateTime(new Date(openUntil), { timeStyle: 'short' }),
            })}
          </p>
        )}
      </div>
      <div className={styles.seats}>
        <Seats filled={filled} capacity={capacity} label={shared('seats', { filled, capacity })} />
        <p aria-hidden>{t.rich('places', { filled, capacity, b: (words) => <b>{words}</b> })}</p>
      </div>
      <ClassAction classroom={classroom} isOpen={isOpen} />
      {!isFillable(classroom) && <ClassLinks classroom={classroom} />}
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

/** Shows the active classrooms, open ones first, with links to the pages of every day. */
export const ClassesCard = () => {
  const t = useTranslations('educators.home.classes');
  const { list, error, retry } = useClassrooms('educator');
  const now = useNow(TICK_MS);
  const active = list
    ?.filter(({ isArchived }) => !isArchived)
    .sort((one, other) => Number(isOpenAt(other, now)) - Number(isOpenAt(one, now)));
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
            <ClassRow key={classroom.id} classroom={classroom} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
};
