import type { Student } from '@wonderfield/contract/classrooms/student';
import { Note } from '@wonderfield/ui/note/note';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useFocusRestore } from '../../../shared/focus/use-focus-restore.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import type { Login, Passwords } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { NewStudents } from '../new-students/new-students.tsx';
import styles from './add-students.module.css';
import { ClassroomAside } from './classroom-aside.tsx';
import { LoginsPanel, type ShownLogins } from './logins-panel.tsx';
import { RemovedStudents } from './removal/removed-students.tsx';
import { RosterCard } from './roster-card.tsx';

/** Returns the logins of students with a returned password. */
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

/** Shows the rows being entered, the current students and the classroom. */
export const AddStudents = ({ roster }: { roster: Roster }) => {
  const t = useTranslations('rosters.add');
  const [typed, setTyped] = useState(0);
  const [shown, setShown] = useState<ShownLogins & { count: number }>();

  const cards = useRef<HTMLDivElement>(null);
  const classroom = useRef<HTMLHeadingElement>(null);
  // Removing the last student removes the roster and its focus.
  useFocusRestore(roster.students.length, () => classroom.current?.focus());
  // Hides logins of students who left since.
  const list = shown?.list.filter(({ studentId }) => roster.studentIds.includes(studentId)) ?? [];

  const show = ({ kind, list }: ShownLogins) =>
    setShown((before) => {
      // Keeps the logins of an earlier addition, because all of them have to be handed out.
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
            // A new list remounts the panel, so it takes the focus again.
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
        {!roster.isArchived && <RemovedStudents roster={roster} finalFocus={classroom} />}
      </div>
      <ClassroomAside roster={roster} typed={typed} heading={classroom} />
    </div>
  );
};
