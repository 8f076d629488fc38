import type { Student } from '@wonderfield/contract/classrooms/student';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { displayName } from '../../../shared/account/display-name.ts';
import { newLoginsState } from '../../../shared/account/new-logins.ts';
import { listStudentsPath } from '../../../shared/routing/paths.ts';
import type { StudentPictures } from '../../../shared/student-login/login-calls.ts';
import { useLoginHandoff } from '../api/login-handoff.ts';
import type { Passwords } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { asksBeforeRemoval } from '../roster/removal/removal.rules.ts';
import { useRemoval } from '../roster/removal/use-removal.ts';
import type { StudentAction } from './student-action.ts';

/** The open or last dialog. It keeps its content during the closing animation. */
type OpenedDialog = { action: StudentAction; students: readonly Student[]; isOpen: boolean };

/** Runs the actions for one student or several. Some run at once, the others open a dialog. */
export const useStudentActions = (
  roster: Roster,
  {
    onMerge,
    onDone,
  }: {
    onMerge: (studentId: string) => void;
    /** Called after students left the class or the selection was used. */
    onDone: (students: readonly Student[]) => void;
  },
) => {
  const navigate = useNavigate();
  const hand = useLoginHandoff(roster.id);
  const { remove } = useRemoval(roster.id);
  const [dialog, setDialog] = useState<OpenedDialog>();
  const toCards = (ids: readonly string[]) =>
    void navigate(listStudentsPath(roster.id, 'cards'), { state: newLoginsState(ids) });
  const removeNow = async (students: readonly Student[]) => {
    await remove(students);
    onDone(students);
  };
  const run = (action: StudentAction, students: readonly Student[]) => {
    const [first] = students;
    if (!first) return;
    if (action === 'merge') onMerge(first.id);
    else if (action === 'print') toCards(students.map(({ id }) => id));
    else if (action === 'remove' && !asksBeforeRemoval(students.length, roster.students.length)) {
      // A toast already showed the error.
      void removeNow(students).catch(() => undefined);
    } else setDialog({ action, students, isOpen: true });
  };
  return {
    run,
    removeNow,
    studentsFor: (action: StudentAction) =>
      dialog?.action === action && dialog.isOpen ? dialog.students : undefined,
    transfer: dialog?.action === 'move' || dialog?.action === 'copy' ? dialog : undefined,
    close: () => setDialog((last) => last && { ...last, isOpen: false }),
    /** Opens the cards with the new pictures, which are never stored. */
    showNewPictures: (pictures: StudentPictures) => {
      hand({ logins: [], pictures });
      toCards([...pictures.keys()]);
    },
    /** Opens the cards with the new passwords, which are never stored. */
    showNewCards: (passwords: Passwords) => {
      const renewed = roster.students.filter(({ id }) => passwords.has(id));
      hand({
        logins: renewed.map((student) => ({
          studentId: student.id,
          name: displayName(student),
          username: student.username,
          password: passwords.get(student.id) ?? '',
        })),
      });
      toCards(renewed.map(({ id }) => id));
    },
  };
};
export type StudentActions = ReturnType<typeof useStudentActions>;
