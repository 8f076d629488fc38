import type { SignInMethod, Student } from '@wonderfield/contract/classrooms/student';
import { TableCell } from '@wonderfield/ui/table/table';
import { SelectCell } from '@wonderfield/ui/table/table-select';
import { Cloud, GraduationCap, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { NameCell } from '../roster/name/name-cell.tsx';
import styles from './students-table.module.css';
import { useTimeText } from './use-time-text.ts';

const ICONS = { password: KeyRound, google: Cloud, clever: Cloud, school: GraduationCap } as const;

const Method = ({ method }: { method: SignInMethod }) => {
  const t = useTranslations('rosters.students');
  const Icon = ICONS[method];
  return (
    <span className={styles.method}>
      <Icon size={18} strokeWidth={2.2} aria-hidden />
      {t(`method.${method}`)}
    </span>
  );
};

const LastPlayed = ({ student: { isPlaying, playedAt } }: { student: Student }) => {
  const t = useTranslations('rosters.students');
  const timeText = useTimeText();
  if (isPlaying) return <span className={styles.now}>{t('now')}</span>;
  return playedAt ? timeText(playedAt) : t('none');
};

/** One student with login, last visit and actions. */
export const StudentRow = ({
  classroomId,
  student,
  isReadOnly,
  isChosen,
  onChoose,
  menu,
}: {
  classroomId: string;
  student: Student;
  isReadOnly: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  menu: ReactNode;
}) => {
  const t = useTranslations('rosters.students');
  const timeText = useTimeText();
  const { signedInAt, signsInWith = 'password' } = student;
  return (
    <tr data-student={student.id} data-chosen={isChosen || undefined}>
      {!isReadOnly && (
        <SelectCell
          label={t('select', { name: displayName(student) })}
          checked={isChosen}
          onChange={onChoose}
        />
      )}
      <TableCell data-control="name" className={styles.name}>
        {isReadOnly ? (
          displayName(student)
        ) : (
          <NameCell classroomId={classroomId} student={student} avatarSize={32} />
        )}
      </TableCell>
      <TableCell className={`code ${styles.username}`}>{student.username}</TableCell>
      <TableCell className={styles.wide}>
        <Method method={signsInWith} />
      </TableCell>
      <TableCell className={styles.signedIn}>
        {signedInAt ? timeText(signedInAt) : <b className={styles.never}>{t('never')}</b>}
      </TableCell>
      <TableCell className={styles.wide}>
        <LastPlayed student={student} />
      </TableCell>
      <TableCell data-control="menu" className={styles.menu}>
        {menu}
      </TableCell>
    </tr>
  );
};
