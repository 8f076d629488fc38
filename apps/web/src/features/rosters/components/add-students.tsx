import type { Student } from '@wonderfield/contract/classrooms/student';
import { Note } from '@wonderfield/ui/note/note';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/display-name.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useFocusRestore } from '../../../shared/use-focus-restore.ts';
import type { Login, Passwords } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './add-students.module.css';
import { ClassroomAside } from './classroom-aside.tsx';
import { LoginsPanel, type ShownLogins } from './logins-panel.tsx';
import { NewStudents } from './new-students.tsx';
import { RosterCard } from './roster-card.tsx';

/** Logins of those whose passwords came back. */
const loginsOf = (students: readonly Student[], passwords: Passwords): Login[] =>
  students.flatMap((student) => {
    const password = passwords.get(student.id);
    if (password === undefined) return [];
    return {
      studentId: student.id,
      name: displayName(student),
      username: student.username,
      password,
    };
  });

/** Names in, logins out: the rows being typed, the students that are there, the classroom beside. */
export const AddStudents = ({ roster }: { roster: Roster }) => {
  const t = useTranslations('rosters.add');
  const [typed, setTyped] = useState(0);
  const [shown, setShown] = useState<ShownLogins & { count: number }>();

  const cards = useRef<HTMLDivElement>(null);
  const classroom = useRef<HTMLHeadingElement>(null);
  // The last student takes the roster away, and the focus with it.
  useFocusRestore(roster.students.length, () => classroom.current?.focus());
  // Whoever left meanwhile has no login to hand out.
  const list = shown?.list.filter(({ studentId }) => roster.studentIds.includes(studentId)) ?? [];

  const show = ({ kind, list }: ShownLogins) =>
    setShown((before) => {
      // Of two lists that were added one after the other, both have to be handed out.
      const earlier = kind === 'added' && before?.kind === 'added' ? before.list : [];
      return { kind, list: [...earlier, ...list], count: (before?.count ?? 0) + 1 };
    });
  const handleClose = () => {
    setShown(undefined);
    cards.current?.focus();
  };
  return (
    <div className={styles.columns}>
      <div ref={cards} tabIndex={-1} className={styles.cards}>
        {shown && list.length > 0 && (
          <LoginsPanel
            // Another list is another panel: it takes the focus again.
            key={shown.count}
            shown={{ ...shown, list }}
            roster={roster}
            onClose={handleClose}
          />
        )}
        {roster.isArchived ? (
          <Note tone="sun">
            <p>{t('archived')}</p>
            <Link to={PATHS.classrooms}>{t('toClassrooms')}</Link>
          </Note>
        ) : (
          <NewStudents
            roster={roster}
            onCount={setTyped}
            onAdded={(list) => show({ kind: 'added', list })}
          />
        )}
        {roster.students.length > 0 && (
          <RosterCard
            roster={roster}
            onRenewed={(passwords) =>
              show({ kind: 'renewed', list: loginsOf(roster.students, passwords) })
            }
          />
        )}
      </div>
      <ClassroomAside roster={roster} typed={typed} heading={classroom} />
    </div>
  );
};
