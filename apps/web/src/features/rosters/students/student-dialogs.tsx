import type { Student } from '@wonderfield/contract/classrooms/student';
import type { RefObject } from 'react';
import { displayName } from '../../../shared/account/display-name.ts';
import { LinkedLoginsDialog } from '../../../shared/linked-logins/linked-logins-dialog.tsx';
import { SignInCodeDialog } from '../../../shared/student-login/sign-in-code-dialog.tsx';
import type { Roster } from '../api/roster-query.ts';
import { RemoveDialog } from '../roster/removal/remove-dialog.tsx';
import { RenewDialog } from '../roster/renew-dialog.tsx';
import { MethodDialog } from './sign-in/method-dialog.tsx';
import { PicturesDialog } from './sign-in/pictures-dialog.tsx';
import { RenewPicturesDialog } from './sign-in/renew-pictures-dialog.tsx';
import { RevokeDialog } from './sign-in/revoke-dialog.tsx';
import { actionsFor, type Situation, type StudentAction } from './student-action.ts';
import { TransferDialog } from './transfer/transfer-dialog.tsx';
import type { StudentActions } from './use-student-actions.ts';

const NONE: readonly Student[] = [];

/** Renders the dialogs of the actions that ask first. */
export const StudentDialogs = ({
  roster,
  situation,
  actions,
  onDone,
  heading,
}: {
  roster: Roster;
  situation: Situation;
  actions: StudentActions;
  onDone: (students: readonly Student[]) => void;
  heading: RefObject<HTMLElement | null>;
}) => {
  const { transfer, studentsFor, close } = actions;
  const [linked] = studentsFor('logins') ?? NONE;
  const [coded] = studentsFor('code') ?? NONE;
  /** Leaves out selected students who do not have the action. */
  const studentsWith = (action: StudentAction) =>
    studentsFor(action)?.filter((each) => actionsFor(each, situation).has(action));
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
      <MethodDialog roster={roster} students={studentsWith('method')} onClose={close} />
      <SignInCodeDialog
        classroomId={roster.id}
        student={coded && { id: coded.id, name: displayName(coded) }}
        onClose={close}
      />
      <PicturesDialog roster={roster} student={studentsWith('showPictures')?.[0]} onClose={close} />
      <RenewPicturesDialog
        roster={roster}
        students={studentsWith('renewPictures')}
        onClose={close}
        onRenewed={actions.showNewPictures}
      />
      <RevokeDialog
        roster={roster}
        students={studentsWith('revoke')}
        onClose={close}
        onPrint={(students) => actions.run('print', students)}
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
