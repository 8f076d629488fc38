import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Download, EllipsisVertical, Merge } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useBackgroundTask } from '../../../shared/call/use-background-task.ts';
import { gradeOf, subjectOf, teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import type { Roster } from '../api/roster-query.ts';
import phone from '../entry/phone-rows.module.css';
import { saveStudents } from '../entry/save-students.ts';
import styles from './student-list.module.css';

/** An email can be longer than a line. */
const LONG_USERNAME = 28;

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const StudentMenu = ({ name, onMerge }: { name: string; onMerge: () => void }) => {
  const t = useTranslations('rosters.twins');
  return (
    <Menu
      trigger={<IconButton label={t('menuOf', { name })} icon={<EllipsisVertical {...ICON} />} />}
    >
      <MenuItem icon={<Merge {...ICON} />} onSelect={onMerge}>
        {t('merge')}
      </MenuItem>
    </Menu>
  );
};

/** Lists names and usernames for printing or as a file. Never contains a password. */
export const StudentList = ({
  roster,
  mergeable,
  onMerge,
}: {
  roster: Roster;
  /** Students who can be merged with another student of the list. */
  mergeable: readonly { id: string }[];
  onMerge: (studentId: string) => void;
}) => {
  const t = useTranslations('rosters.list');
  const columns = useTranslations('rosters.columns');
  const format = useFormatter();
  const guarded = useBackgroundTask();
  const { name, students, capacity } = roster;
  const canMerge = mergeable.length > 1;
  const headings = {
    firstName: columns('firstName'),
    lastName: columns('lastName'),
    username: columns('username'),
  };
  return (
    <>
      <div className={`${styles.top} no-print`}>
        <p>{t('listLead')}</p>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download size={20} strokeWidth={2.2} aria-hidden />}
          onClick={() => guarded(() => saveStudents(name, students, headings))}
        >
          {t('csv')}
        </Button>
      </div>
      <header className={styles.printed}>
        <p className={styles.title}>{name}</p>
        <p>
          {[gradeOf(roster), subjectOf(roster), teacherOf(roster)].join(' · ')}
          <span className={styles.date}>{format.dateTime(new Date(), { dateStyle: 'long' })}</span>
        </p>
      </header>
      <Table
        caption={t('heading', { count: students.length, capacity })}
        className={`${styles.table} ${phone.rows}`}
      >
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden>#</span>
              <span className="visually-hidden">{columns('number')}</span>
            </th>
            <th scope="col">{headings.firstName}</th>
            <th scope="col">{headings.lastName}</th>
            <th scope="col">{headings.username}</th>
            {canMerge && (
              <th scope="col" className="no-print">
                <span className="visually-hidden">{columns('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, firstName, lastName, username }, index) => (
            <tr key={id}>
              <td className={styles.number}>{index + 1}</td>
              <TableCell>
                <span className={styles.name}>
                  <Avatar userId={id} size={40} />
                  {firstName}
                </span>
              </TableCell>
              <TableCell>{lastName}</TableCell>
              <TableCell
                className={`code ${styles.username}`}
                data-long={username.length > LONG_USERNAME || undefined}
              >
                {username}
              </TableCell>
              {canMerge && (
                <td className={`${styles.menu} no-print`}>
                  {mergeable.some((each) => each.id === id) && (
                    <StudentMenu
                      name={displayName({ firstName, lastName }).trim()}
                      onMerge={() => onMerge(id)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};
