import type { Student } from '@wonderfield/contract/classrooms/student';
import { TableCell } from '@wonderfield/ui/table/table';
import { SelectCell } from '@wonderfield/ui/table/table-select';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { NameCell } from '../roster/name/name-cell.tsx';
import { SignInCell } from './sign-in/sign-in-cell.tsx';
import { actionsFor, type Situation, type StudentAction } from './student-action.ts';
import { StudentMenu } from './student-menu.tsx';
import styles from './students-table.module.css';
import { useTimeText } from './use-time-text.ts';

const LastPlayed = ({ student: { isPlaying, playedAt } }: { student: Student }) => {
  const t = useTranslations('rosters.students');
  const timeText = useTimeText();
  if (isPlaying) return <span className={styles.now}>{t('now')}</span>;
  return playedAt ? timeText(playedAt) : t('none');
};

export type StudentRowProps = {
  classroomId: string;
  student: Student;
  situation: Situation;
  isChosen: boolean;
  onChoose: (studentId: string, isChosen: boolean) => void;
  onAction: (action: StudentAction, student: Student) => void;
};

/** One student with login, last visit and actions. Renders again only if its own data changes. */
export const StudentRow = memo((props: StudentRowProps) => {
  const { classroomId, student, situation, isChosen, onChoose, onAction } = props;
  const t = useTranslations('rosters.students');
  const timeText = useTimeText();
  const { signedInAt } = student;
  const isReadOnly = situation.isHelper;
  return (
    <tr data-student={student.id} data-chosen={isChosen || undefined}>
      {!isReadOnly && (
        <SelectCell
          label={t('select', { name: displayName(student) })}
          checked={isChosen}
          onChange={(checked) => onChoose(student.id, checked)}
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
        <SignInCell student={student} />
      </TableCell>
      <TableCell className={styles.signedIn}>
        {signedInAt ? timeText(signedInAt) : <b className={styles.never}>{t('never')}</b>}
      </TableCell>
      <TableCell className={styles.wide}>
        <LastPlayed student={student} />
      </TableCell>
      <TableCell data-control="menu" className={styles.menu}>
        <StudentMenu
          classroomId={classroomId}
          student={student}
          actions={actionsFor(student, situation)}
          onAction={(action) => onAction(action, student)}
        />
      </TableCell>
    </tr>
  );
});
