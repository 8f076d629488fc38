import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../dialog/dialog.tsx';
import { Note } from '../note/note.tsx';
import styles from './confirm-dialog.module.css';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
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
  picture?: ReactNode;
}

/** "Are you sure?": waits for the answer with the dialog open and the button busy. */
export function ConfirmDialog({
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
  picture,
}: ConfirmDialogProps) {
  const textId = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);

  async function handleConfirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Whoever passed onConfirm reports the failure; here it only means "stay open".
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      role="alertdialog"
      describedBy={textId}
      // Return or Space right after opening must not delete anything.
      initialFocus={cancelRef}
      locked={busy}
      {...{ open, onClose, title, picture }}
    >
      <DialogBody className={styles.body}>
        <div id={textId} className={styles.text}>
          {text}
        </div>
        {error ? <Note tone="error">{error}</Note> : null}
      </DialogBody>
      <DialogFoot>
        <Button ref={cancelRef} variant="quiet" disabled={busy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={handleConfirm}>
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
