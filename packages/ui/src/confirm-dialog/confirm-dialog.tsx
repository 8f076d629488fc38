import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../dialog/dialog.tsx';
import { Note } from '../note/note.tsx';
import { useSingleFlight } from '../single-flight/use-single-flight.ts';
import styles from './confirm-dialog.module.css';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Label of the confirm button while `onConfirm` runs, such as "Unlinking...". */
  busyLabel: string;
  tone?: 'primary' | 'danger' | undefined;
  /**
   * The dialog closes if it resolves and stays open if it rejects. The caller shows the reason in a
   * toast or in `error`.
   */
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
  error?: string | undefined;
  children?: ReactNode;
  picture?: ReactNode;
  /**
   * Takes the focus after a confirmation, for a button that disappears with its action. Otherwise a
   * keyboard would start at the top of the page.
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
};

/** Asks for confirmation and stays open with a busy button until the action is done. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  cancelLabel,
  confirmLabel,
  busyLabel,
  tone = 'primary',
  onConfirm,
  onClose,
  error,
  children,
  picture,
  finalFocus,
}: ConfirmDialogProps) => {
  const textId = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const isCancelled = useRef(false);

  const handleCancel = () => {
    isCancelled.current = true;
    onClose();
  };

  const handleConfirm = useSingleFlight(async () => {
    isCancelled.current = false;
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller reports the error. Here it only keeps the dialog open.
    } finally {
      setBusy(false);
    }
  });

  return (
    <Dialog
      role="alertdialog"
      describedBy={textId}
      // Enter or Space right after opening must not delete anything.
      initialFocus={cancelRef}
      locked={busy}
      onClose={handleCancel}
      finalFocus={finalFocus && (() => isCancelled.current || finalFocus.current)}
      {...{ open, title, picture }}
    >
      <DialogBody className={styles.body}>
        <div id={textId} className={styles.text}>
          {text}
        </div>
        {children}
        {error ? <Note tone="error">{error}</Note> : null}
      </DialogBody>
      <DialogFoot>
        <Button ref={cancelRef} variant="quiet" disabled={busy} onClick={handleCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={handleConfirm}>
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
