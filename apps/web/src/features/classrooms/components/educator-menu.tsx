import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuDivider, MenuItem, MenuLink } from '@wonderfield/ui/menu/menu';
import { Archive, EllipsisVertical, History, Presentation, RefreshCw, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { classroomSyncsPath, externalStudentsPath } from '../../../shared/routing/paths.ts';
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
      <MenuItem icon={<Presentation {...ICON} />} onSelect={() => onAction('code', classroom)}>
        {t('code')}
      </MenuItem>
      <MenuItem icon={<Users {...ICON} />} onSelect={() => onAction('team', classroom)}>
        {t('team')}
      </MenuItem>
      {!classroom.isShared && (
        <MenuItem icon={<Archive {...ICON} />} onSelect={() => onAction('archive', classroom)}>
          {t('archive')}
        </MenuItem>
      )}
      {source && (
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
