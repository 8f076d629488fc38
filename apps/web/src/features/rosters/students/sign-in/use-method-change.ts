import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useSetSignInMethod } from '../../../../shared/student-login/login-calls.ts';
import { type Roster, useRosterChanges } from '../../api/roster-query.ts';
import { ROSTER_TOPIC, useUndoToast } from '../../undo/undo-toast.ts';
import { canUndoMethod, restoreMethods } from './class-method.rules.ts';

/** Changes the method of students, with Undo. Old cards and pictures do not come back. */
export const useMethodChange = (roster: Roster) => {
  const t = useTranslations('rosters.students.signIn');
  const login = useTranslations('studentLogin.methods');
  const { show } = useToasts();
  const showUndo = useUndoToast();
  const showErrorToast = useErrorToast();
  const { refresh } = useRosterChanges(roster.id);
  const set = useSetSignInMethod(roster.id);

  const restore = async (students: readonly Student[]) => {
    try {
      await restoreMethods(students, set.mutateAsync);
      show({ tone: 'success', text: t('undone'), topic: ROSTER_TOPIC });
    } catch (error) {
      showErrorToast(error as Error);
    } finally {
      refresh();
    }
  };
  return {
    isPending: set.isPending,
    change: async (students: readonly Student[], method: SignInMethod) => {
      await set.mutateAsync({ studentIds: students.map(({ id }) => id), method });
      refresh();
      const [first] = students;
      const text = t('changed', {
        count: students.length,
        name: first ? displayName(first) : '',
        method: login(`${method}.name`),
      });
      if (canUndoMethod(students, method)) showUndo({ text, onUndo: () => restore(students) });
      else show({ tone: 'success', text, topic: ROSTER_TOPIC });
    },
  };
};
