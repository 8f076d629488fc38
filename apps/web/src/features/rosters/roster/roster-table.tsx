import type { Student } from '@wonderfield/contract/classrooms/student';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { SelectAllHeader, SelectCell } from '@wonderfield/ui/table/table-select';
import { KeyRound, Link2, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { NameCell } from './name/name-cell.tsx';
import { PasswordCell } from './password-cell.tsx';
import styles from './roster-card.module.css';

const ICON = { size: 20, strokeWidth: 2.2 } as const;

type StudentActionsProps = {
  onRenew: (student: Student) => void;
  onRemove: (student: Student) => void;
  /** Undefined if no external sign-in service is configured. */
  onLogins: ((student: Student) => void) | undefined;
};

const StudentActions = ({
  student,
  onRenew,
  onRemove,
  onLogins,
}: StudentActionsProps & { student: Student }) => {
  const t = useTranslations('rosters.roster');
  const logins = useTranslations('linkedLogins');
  const name = displayName(student);
  const isOurs = student.isLoginManagedHere;
  return (
    <TableCell actions>
      {isOurs && onLogins && (
        <IconButton
          label={logins('openOf', { name })}
          title={logins('open')}
          icon={<Link2 {...ICON} />}
          onClick={() => onLogins(student)}
        />
      )}
      {isOurs && (
        <IconButton
          label={t('renewOf', { name })}
          title={t('renew')}
          icon={<KeyRound {...ICON} />}
          onClick={() => onRenew(student)}
        />
      )}
      <IconButton
        label={t('removeOf', { name })}
        title={t('remove')}
        icon={<Trash2 {...ICON} />}
        onClick={() => onRemove(student)}
      />
    </TableCell>
  );
};

const StudentRow = ({
  classroomId,
  student,
  isChosen,
  onChoose,
  ...actions
}: StudentActionsProps & {
  classroomId: string;
  student: Student;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) => {
  const t = useTranslations('rosters.roster');
  const columns = useTranslations('rosters.columns');
  const name = displayName(student);
  const isOurs = student.isLoginManagedHere;
  return (
    <tr>
      <SelectCell label={t('select', { name })} checked={isChosen} onChange={onChoose} />
      <TableCell lead label={columns('name')}>
        <NameCell classroomId={classroomId} student={student} />
      </TableCell>
      <TableCell label={columns('username')} className="code">
        {student.username}
      </TableCell>
      <TableCell label={columns('password')}>
        {isOurs && student.hasIssuedPassword ? (
          <PasswordCell student={student} />
        ) : (
          <span className={styles.own}>{t(isOurs ? 'ownPassword' : 'familys')}</span>
        )}
      </TableCell>
      <StudentActions student={student} {...actions} />
    </tr>
  );
};

/** Lists the students with usernames. Passwords of school-created students can be shown. */
export const RosterTable = ({
  classroomId,
  students,
  chosen,
  onChoose,
  ...actions
}: StudentActionsProps & {
  classroomId: string;
  students: readonly Student[];
  chosen: readonly Student[];
  onChoose: (ids: readonly string[]) => void;
}) => {
  const t = useTranslations('rosters.roster');
  const columns = useTranslations('rosters.columns');
  const idsOf = (list: readonly Student[]) => list.map(({ id }) => id);
  return (
    <Table caption={t('caption')} stackBelow={768} className={styles.table}>
      <thead>
        <tr>
          <SelectAllHeader
            label={t('selectAll')}
            total={students.length}
            selected={chosen.length}
            onChange={(all) => onChoose(all ? idsOf(students) : [])}
          />
          <th scope="col">{columns('name')}</th>
          <th scope="col">{columns('username')}</th>
          <th scope="col">{columns('password')}</th>
          <th scope="col">
            <span className="visually-hidden">{columns('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <StudentRow
            key={student.id}
            classroomId={classroomId}
            student={student}
            isChosen={chosen.includes(student)}
            onChoose={(isChosen) =>
              onChoose(
                isChosen
                  ? idsOf([...chosen, student])
                  : idsOf(chosen.filter((each) => each !== student)),
              )
            }
            {...actions}
          />
        ))}
      </tbody>
    </Table>
  );
};
