import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useStrings } from '../use-strings.ts';
import styles from './reason-dialog.module.css';
import { ReasonField, type ReasonTemplate, reasonSchema } from './reason-field.tsx';
import { useLastValue } from './use-last-value.ts';
import { useOpenerFocus } from './use-opener-focus.ts';

export type ReasonStep = {
  title: string;
  /** Explains the effect. */
  text: ReactNode;
  /** States who reads the reason. */
  help: string;
  confirmLabel: string;
  busyLabel: string;
  tone?: 'primary' | 'danger';
  readyReasons?: readonly ReasonTemplate[];
  send: (reason: string) => Promise<unknown>;
  /** Text of the success toast. */
  done: string;
};

const ReasonSchema = z.object({ reason: reasonSchema });

const ReasonForm = ({
  step,
  onClose,
  onDone,
}: {
  step: ReasonStep;
  onClose: () => void;
  onDone: (() => void) | undefined;
}) => {
  const t = useStrings('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const { form, isBusy, handleSubmit, errorOf } = useCallForm({
    schema: ReasonSchema,
    defaultValues: { reason: '' },
    send: ({ reason }) => step.send(reason),
    onDone: () => {
      show({ tone: 'success', text: step.done });
      onClose();
      onDone?.();
    },
    onError: showError,
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody className={styles.body}>
        <div className={styles.text}>{step.text}</div>
        <ReasonField
          form={form}
          error={errorOf('reason')}
          help={step.help}
          readyReasons={step.readyReasons}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={step.tone} busy={isBusy} busyLabel={step.busyLabel}>
          {step.confirmLabel}
        </Button>
      </DialogFoot>
    </form>
  );
};

/** Dialog for an action that needs a reason. Open while `step` is set. */
export const ReasonDialog = ({
  step,
  onClose,
  onDone,
}: {
  step: ReasonStep | undefined;
  onClose: () => void;
  onDone?: () => void;
}) => {
  const shown = useLastValue(step);
  return (
    <Dialog
      open={step !== undefined}
      onClose={onClose}
      title={shown?.title}
      finalFocus={useOpenerFocus(step !== undefined)}
    >
      {/* Resets the form for each step, so no text is reused for another. */}
      {shown && <ReasonForm key={shown.title} step={shown} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
};
