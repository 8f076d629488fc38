import type { ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';

/** Returns the dialog for declining, with common reasons. */
export const useRejection = (readyReasons: ReasonStep['readyReasons'] & {}) => {
  const t = useStrings('waiting');
  return (name: string, send: ReasonStep['send']): ReasonStep => ({
    title: t('refuseDialog.title', { name }),
    text: t('refuseDialog.text'),
    help: t('refuseDialog.help'),
    confirmLabel: t('refuseDialog.confirm'),
    busyLabel: t('refuseDialog.busy'),
    tone: 'danger',
    readyReasons,
    send,
    done: t('refused', { name }),
  });
};
