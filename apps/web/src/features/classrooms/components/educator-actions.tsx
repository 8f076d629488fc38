import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import {
  ArchiveRestore,
  CalendarArrowUp,
  ChartColumn,
  List,
  Pencil,
  Plus,
  Radio,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { enrolledIn } from '../../../shared/classrooms/classroom-facts.ts';
import {
  addStudentsPath,
  classLivePath,
  classProgressPath,
  editClassroomPath,
  listStudentsPath,
  nextYearPath,
} from '../../../shared/routing/paths.ts';
import type { EducatorCardProps, OpenableCardProps } from './card-action.ts';
import styles from './classroom-card.module.css';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
const SMALL_ICON = { ...ICON, size: 18 } as const;

const DeleteButton = ({ classroom, onAction }: EducatorCardProps) => {
  const t = useTranslations('classrooms.card');
  // Only the owner can delete a shared classroom.
  if (classroom.isShared) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.delete ?? ''}
      icon={<Trash2 {...SMALL_ICON} />}
      onClick={() => onAction('delete', classroom)}
    >
      {t('delete')}
    </Button>
  );
};

/** Shows the frequent actions of a classroom. The others are in the menu. */
export const EducatorActions = ({ classroom, isOpen, onAction }: OpenableCardProps) => {
  const t = useTranslations('classrooms.card');
  const { id, isHelper } = classroom;
  const hasStudents = enrolledIn(classroom) > 0;
  return (
    <>
      <div className={styles.actions}>
        {!isHelper && (
          <ButtonLink
            variant={hasStudents ? 'secondary' : 'primary'}
            size="sm"
            icon={<Plus {...ICON} />}
            render={<Link to={addStudentsPath(id)} />}
          >
            {t(hasStudents ? 'addStudents' : 'addStudent')}
          </ButtonLink>
        )}
        {hasStudents && (
          <ButtonLink
            variant="secondary"
            size="sm"
            icon={<List {...ICON} />}
            render={<Link to={listStudentsPath(id)} />}
          >
            {t('listStudents')}
          </ButtonLink>
        )}
        {hasStudents && (
          <ButtonLink
            variant="secondary"
            size="sm"
            icon={<ChartColumn {...ICON} />}
            render={<Link to={classProgressPath(id)} />}
          >
            {t('progress')}
          </ButtonLink>
        )}
        {hasStudents && (
          <ButtonLink
            variant={isOpen ? 'primary' : 'secondary'}
            size="sm"
            icon={<Radio {...ICON} />}
            render={<Link to={classLivePath(id)} />}
          >
            {t('liveBoard')}
          </ButtonLink>
        )}
      </div>
      <div className={styles.quietActions}>
        {!isHelper && (
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={<Pencil {...SMALL_ICON} />}
            render={<Link to={editClassroomPath(id)} />}
          >
            {t('edit')}
          </ButtonLink>
        )}
        <DeleteButton classroom={classroom} onAction={onAction} />
      </div>
    </>
  );
};

/** Offers to restore or delete an archived classroom. */
export const ArchivedActions = ({ classroom, onAction }: EducatorCardProps) => {
  const t = useTranslations('classrooms.card');
  if (classroom.isShared) return null;
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          icon={<ArchiveRestore {...ICON} />}
          onClick={() => onAction('restore', classroom)}
        >
          {t('restore')}
        </Button>
        <ButtonLink
          variant="secondary"
          size="sm"
          icon={<CalendarArrowUp {...ICON} />}
          render={<Link to={nextYearPath(classroom.id)} />}
        >
          {t('nextYear')}
        </ButtonLink>
      </div>
      <div className={styles.quietActions}>
        <span />
        <DeleteButton classroom={classroom} onAction={onAction} />
      </div>
    </>
  );
};
