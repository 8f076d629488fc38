import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useLastValue } from '../../../../shared/hooks/use-last-value.ts';
import { MethodChoice } from '../../../../shared/student-login/method-choice.tsx';
import type { Roster } from '../../api/roster-query.ts';
import { canUndoMethod, lostPasswordText } from './class-method.rules.ts';
import styles from './class-method-dialog.module.css';
import { useMethodChange } from './use-method-change.ts';

/** Returns the method that all students share, or undefined. */
const sharedMethod = (students: readonly Student[]) => {
  const [first] = students;
  return students.every(({ signInMethod }) => signInMethod === first?.signInMethod)
    ? first?.signInMethod
    : undefined;
};

const MethodForm = ({
  roster,
  students,
  onClose,
}: {
  roster: Roster;
  students: readonly Student[];
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.students.signIn');
  const shared = useTranslations('shared');
  const showErrorToast = useErrorToast();
  const { change, isPending } = useMethodChange(roster);
  const current = sharedMethod(students);
  const [method, setMethod] = useState<SignInMethod | undefined>(current);
  const changing = students.filter(({ signInMethod }) => signInMethod !== method);
  const [first] = changing;
  const handleSave = async () => {
    if (!method) return;
    try {
      await change(changing, method);
      onClose();
    } catch (error) {
      showErrorToast(error as Error);
    }
  };
  return (
    <>
      <DialogBody className={styles.body}>
        <MethodChoice
          legend={t('legend')}
          value={method ?? ''}
          onChange={(event) => setMethod(event.target.value as SignInMethod)}
        />
        {changing.length > 0 && method && (
          <p>{t('warning', { count: changing.length, name: first ? displayName(first) : '' })}</p>
        )}
        {method && !canUndoMethod(changing, method) && <p>{t(lostPasswordText(method))}</p>}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          busy={isPending}
          busyLabel={t('saving')}
          disabled={method === undefined || changing.length === 0}
          onClick={() => void handleSave()}
        >
          {t('save')}
        </Button>
      </DialogFoot>
    </>
  );
};

/** Changes how students sign in, and says that they are signed out. */
export const MethodDialog = ({
  roster,
  students,
  onClose,
}: {
  roster: Roster;
  /** Undefined while the dialog is closed. */
  students: readonly Student[] | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.students.signIn');
  const shared = useTranslations('shared');
  const shown = useLastValue(students) ?? [];
  const [first] = shown;
  return (
    <Dialog
      open={students !== undefined}
      onClose={onClose}
      size="wide"
      title={t('title', { count: shown.length, name: first ? displayName(first) : '' })}
      closeLabel={shared('close')}
    >
      {students && <MethodForm roster={roster} students={students} onClose={onClose} />}
    </Dialog>
  );
};
