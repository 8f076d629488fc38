import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useFormatter, useTranslations } from 'use-intl';
import { gradeOf, subjectOf, teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import type { Roster } from '../api/roster-query.ts';
import phone from '../entry/phone-rows.module.css';
import styles from './student-list.module.css';

/** An email can be longer than a line. */
const LONG_USERNAME = 28;

/** Lists names and usernames on paper. Never contains a password. */
export const StudentList = ({ roster }: { roster: Roster }) => {
  const t = useTranslations('rosters.list');
  const columns = useTranslations('rosters.columns');
  const format = useFormatter();
  const { name, students, capacity } = roster;
  return (
    <>
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
            <th scope="col">{columns('firstName')}</th>
            <th scope="col">{columns('lastName')}</th>
            <th scope="col">{columns('username')}</th>
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
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};
