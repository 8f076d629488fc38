import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { setClassSignIn } from '@wonderfield/contract/student-sign-in/student-sign-in-codec';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../../shared/classrooms/classrooms-query.ts';
import { useSetSignInMethod } from '../../../../shared/student-login/login-calls.ts';
import { type Roster, useRosterChanges } from '../../api/roster-query.ts';
import { ROSTER_TOPIC, useUndoToast } from '../../undo/undo-toast.ts';
import { type planClassChange, restoreMethods } from './class-method.rules.ts';

type Plan = ReturnType<typeof planClassChange>;

/** Changes how a class signs in, with Undo unless the change replaces chosen passwords. */
export const useClassSignIn = (roster: Roster) => {
  const t = useTranslations('rosters.students.signIn');
  const { show } = useToasts();
  const showUndo = useUndoToast();
  const showErrorToast = useErrorToast();
  const changes = useRosterChanges(roster.id);
  const classrooms = useClassroomChanges();
  const setOfStudents = useSetSignInMethod(roster.id);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: Plan['input'] | Plan['undo']) =>
      callApi(setClassSignIn, { classroomId: roster.id, ...input }),
  });
  const refresh = () => {
    changes.refresh();
    classrooms.refresh();
  };
  const undo = async ({ undo: input, changing }: Plan) => {
    try {
      await mutateAsync(input);
      await restoreMethods(changing, setOfStudents.mutateAsync);
      const text = changing.length > 0 ? t('classUndone') : t('cardsUndone');
      show({ tone: 'success', text, topic: ROSTER_TOPIC });
    } catch (error) {
      showErrorToast(error as Error);
    } finally {
      refresh();
    }
  };
  return {
    isPending,
    save: async (plan: Plan, canUndo: boolean) => {
      try {
        const { changed } = await mutateAsync(plan.input);
        const text = t('classSaved', { count: changed });
        if (canUndo) showUndo({ text, onUndo: () => undo(plan) });
        else show({ tone: 'success', text, topic: ROSTER_TOPIC });
      } catch (error) {
        showErrorToast(error as Error);
        throw error;
      } finally {
        refresh();
      }
    },
  };
};
