import type { Student } from '@wonderfield/contract/classrooms/student';
import type { RefObject } from 'react';
import { displayName } from '../../../shared/account/display-name.ts';
import { LinkedLoginsDialog } from '../../../shared/linked-logins/linked-logins-dialog.tsx';
import type { Roster } from '../api/roster-query.ts';
import { RemoveDialog } from '../roster/removal/remove-dialog.tsx';
import { RenewDialog } from '../roster/renew-dialog.tsx';
import { TransferDialog } from './transfer/transfer-dialog.tsx';
import type { StudentActions } from './use-student-actions.ts';

const NONE: readonly Student[] = [];

/** Renders the dialogs of the actions that ask first. */
export const StudentDialogs = ({
  roster,
  actions,
  onDone,
  heading,
}: {
  roster: Roster;
  actions: StudentActions;
  onDone: (students: readonly Student[]) => void;
  heading: RefObject<HTMLElement | null>;
}) => {
  const { transfer, studentsFor, close } = actions;
  const [linked] = studentsFor('logins') ?? NONE;
  return (
    <>
      {transfer && (
        <TransferDialog
          open={transfer.isOpen}
          roster={roster}
          kind={transfer.action === 'move' ? 'move' : 'copy'}
          students={transfer.students}
          onClose={close}
          onDone={() => {
            close();
            onDone(transfer.students);
          }}
        />
      )}
      <LinkedLoginsDialog
        student={linked && { id: linked.id, name: displayName(linked) }}
        onClose={close}
      />
      <RemoveDialog
        roster={roster}
        students={studentsFor('remove')}
        onClose={close}
        onConfirm={() => actions.removeNow(studentsFor('remove') ?? NONE)}
        finalFocus={heading}
      />
      <RenewDialog
        classroomId={roster.id}
        students={(studentsFor('renew') ?? NONE).filter((each) => each.isLoginManagedHere)}
        onClose={close}
        onRenewed={actions.showNewCards}
      />
    </>
  );
};
