import type { UndeliveredEmails } from '@wonderfield/contract/operators/operator-views';
import type { ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { useUndeliveredSteps } from '../api/undelivered-calls.ts';

/** Returns the dialog texts and actions of sending again and dropping. */
export const useUndeliveredReasonSteps = () => {
  const t = useStrings('status');
  const { sendAgain, drop } = useUndeliveredSteps();
  const help = t('stepHelp');
  return {
    sendAgain: ({ kind, letters: emails }: UndeliveredEmails, name: string): ReasonStep => ({
      title: t('sendAgainStep.title', { kind: name }),
      text: t('sendAgainStep.text', { letters: emails }),
      help,
      confirmLabel: t('sendAgainStep.confirm'),
      busyLabel: t('sendAgainStep.busy'),
      send: (reason) => sendAgain({ kind, reason }),
      done: t('sendAgainStep.done', { kind: name }),
    }),
    drop: ({ kind, letters: emails }: UndeliveredEmails, name: string): ReasonStep => ({
      title: t('dropStep.title', { kind: name }),
      text: t('dropStep.text', { letters: emails }),
      help,
      confirmLabel: t('dropStep.confirm'),
      busyLabel: t('dropStep.busy'),
      tone: 'danger',
      send: (reason) => drop({ kind, reason }),
      done: t('dropStep.done', { kind: name }),
    }),
  };
};
