import type { ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { useAccountSteps } from '../api/account-calls.ts';

/** Returns the steps that ask for a reason before an account is suspended or restored. */
export const useAccountReasonSteps = () => {
  const t = useStrings('accounts');
  const { suspend, restore } = useAccountSteps();
  const help = t('stepHelp');
  return {
    suspend: (userId: string, name: string): ReasonStep => ({
      title: t('suspendStep.title', { name }),
      text: t('suspendStep.text'),
      help,
      confirmLabel: t('suspendStep.confirm'),
      busyLabel: t('suspendStep.busy'),
      tone: 'danger',
      send: (reason) => suspend({ userId, reason }),
      done: t('suspendStep.done', { name }),
    }),
    restore: (userId: string, name: string): ReasonStep => ({
      title: t('restoreStep.title', { name }),
      text: t('restoreStep.text'),
      help,
      confirmLabel: t('restoreStep.confirm'),
      busyLabel: t('restoreStep.busy'),
      send: (reason) => restore({ userId, reason }),
      done: t('restoreStep.done', { name }),
    }),
  };
};
