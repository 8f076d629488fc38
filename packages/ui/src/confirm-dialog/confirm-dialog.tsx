import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../dialog/dialog.tsx';
import { Note } from '../note/note.tsx';
import { useSingleFlight } from '../press/use-single-flight.ts';
import styles from './confirm-dialog.module.css';

/** Props of {@link ConfirmDialog}. */
export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Said by the confirm button while `onConfirm` is under way ("Unlinking..."). */
  busyLabel: string;
  tone?: 'primary' | 'danger' | undefined;
  /** Resolves: the dialog closes. Rejects: it stays open; the caller says why (a toast or `error`). */
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
  error?: string | undefined;
  /** Fields below the text. */
  children?: ReactNode;
  picture?: ReactNode;
  /**
   * What takes the focus unless it was cancelled: for a button that goes away with what it did. A
   * keyboard would otherwise start at the top of the page again.
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
};

/** "Are you sure?": waits for the answer with the dialog open and the button busy. */
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
      // Whoever passed onConfirm reports the failure; here it only means "stay open".
    } finally {
      setBusy(false);
    }
  });

  return (
    <Dialog
      role="alertdialog"
      describedBy={textId}
      // Return or Space right after opening must not delete anything.
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
