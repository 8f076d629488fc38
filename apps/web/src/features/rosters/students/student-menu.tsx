import type { Student } from '@wonderfield/contract/classrooms/student';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuDivider, MenuItem, MenuLink } from '@wonderfield/ui/menu/menu';
import {
  Ban,
  ChartColumn,
  Copy,
  EllipsisVertical,
  Eye,
  Grid3x3,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  Merge,
  Printer,
  QrCode,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { studentReportPath } from '../../../shared/routing/paths.ts';
import type { StudentAction } from './student-action.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Offers the actions for one student that are possible now. */
export const StudentMenu = ({
  classroomId,
  student,
  actions,
  onAction,
}: {
  classroomId: string;
  student: Student;
  /** Actions that are possible for this student. */
  actions: ReadonlySet<StudentAction>;
  onAction: (action: StudentAction) => void;
}) => {
  const t = useTranslations('rosters.students');
  const merge = useTranslations('rosters.twins');
  const item = (action: StudentAction, label: string, icon: ReactNode) =>
    actions.has(action) && (
      <MenuItem icon={icon} onSelect={() => onAction(action)}>
        {label}
      </MenuItem>
    );
  return (
    <Menu
      trigger={
        <IconButton
          label={t('menuOf', { name: displayName(student) })}
          icon={<EllipsisVertical {...ICON} />}
        />
      }
    >
      {item('print', t('print', { count: 1 }), <Printer {...ICON} />)}
      {item('code', t('code'), <QrCode {...ICON} />)}
      {item('showPictures', t('showPictures'), <Eye {...ICON} />)}
      {item('renewPictures', t('renewPictures'), <Grid3x3 {...ICON} />)}
      {item('renew', t('renew', { count: 1 }), <KeyRound {...ICON} />)}
      {item('method', t('method'), <LogIn {...ICON} />)}
      {item('revoke', t('stopCards', { count: 1 }), <Ban {...ICON} />)}
      {actions.size > 0 && <MenuDivider />}
      <MenuLink
        icon={<ChartColumn {...ICON} />}
        render={<Link to={studentReportPath(classroomId, student.id)} />}
      >
        {t('report')}
      </MenuLink>
      {item('move', t('move'), <LogOut {...ICON} />)}
      {item('copy', t('copy'), <Copy {...ICON} />)}
      {item('merge', merge('merge'), <Merge {...ICON} />)}
      {item('logins', t('logins'), <Link2 {...ICON} />)}
      {actions.size > 0 && <MenuDivider />}
      {item('remove', t('remove'), <Trash2 {...ICON} />)}
    </Menu>
  );
};
