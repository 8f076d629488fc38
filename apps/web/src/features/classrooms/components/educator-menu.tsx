import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuDivider, MenuItem, MenuLink } from '@wonderfield/ui/menu/menu';
import {
  Archive,
  CalendarArrowUp,
  EllipsisVertical,
  History,
  Presentation,
  RefreshCw,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  classroomSyncsPath,
  classTeachersPath,
  externalStudentsPath,
  nextYearPath,
} from '../../../shared/routing/paths.ts';
import type { EducatorCardProps } from './card-action.ts';
import styles from './classroom-card.module.css';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Shows the less frequent actions of a classroom. */
export const EducatorMenu = ({ classroom, onAction }: EducatorCardProps) => {
  const t = useTranslations('classrooms.card');
  const { id, source } = classroom;
  return (
    <Menu
      trigger={
        <IconButton
          className={styles.more ?? ''}
          label={t('more', { name: classroom.name })}
          icon={<EllipsisVertical {...ICON} />}
        />
      }
    >
      {!classroom.isHelper && (
        <MenuItem icon={<Presentation {...ICON} />} onSelect={() => onAction('code', classroom)}>
          {t('code')}
        </MenuItem>
      )}
      <MenuLink icon={<Users {...ICON} />} render={<Link to={classTeachersPath(id)} />}>
        {t('team')}
      </MenuLink>
      {!classroom.isShared && (
        <MenuLink icon={<CalendarArrowUp {...ICON} />} render={<Link to={nextYearPath(id)} />}>
          {t('nextYear')}
        </MenuLink>
      )}
      {!classroom.isShared && (
        <MenuItem icon={<Archive {...ICON} />} onSelect={() => onAction('archive', classroom)}>
          {t('archive')}
        </MenuItem>
      )}
      {source && !classroom.isHelper && (
        <>
          <MenuDivider />
          <MenuLink
            icon={<RefreshCw {...ICON} />}
            render={<Link to={externalStudentsPath(source.service, source.classId)} />}
          >
            {t('syncAgain')}
          </MenuLink>
          <MenuLink icon={<History {...ICON} />} render={<Link to={classroomSyncsPath(id)} />}>
            {t('syncHistory')}
          </MenuLink>
        </>
      )}
    </Menu>
  );
};
