import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { Archive, EllipsisVertical, Presentation, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { EducatorCardProps } from './card-action.ts';
import styles from './classroom-card.module.css';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** What is needed now and then. */
export const EducatorMenu = ({ classroom, onAction }: EducatorCardProps) => {
  const t = useTranslations('classrooms.card');
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
    </Menu>
  );
};
