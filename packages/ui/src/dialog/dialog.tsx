import { type ComponentProps, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import styles from './dialog.module.css';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { type DiscardStrings, useDiscardStrings } from './discard-question.tsx';
import { useTypedText } from './use-typed-text.ts';

export const DialogBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(styles.body, className)} />
);

/** Buttons of a dialog: Cancel first and quiet, the primary one last. Full width on phones. */
export const DialogFoot = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(styles.foot, className)} />
);

/** Asks whether typed text may be discarded. Escape keeps it. */
const DiscardDialog = ({
  open,
  strings,
  onKeep,
  onDiscard,
}: {
  open: boolean;
  strings: DiscardStrings;
  onKeep: () => void;
  onDiscard: () => void;
}) => {
  const textId = useId();
  const keepRef = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      role="alertdialog"
      open={open}
      onClose={onKeep}
      title={strings.title}
      describedBy={textId}
      initialFocus={keepRef}
    >
      <DialogBody>
        <p id={textId}>{strings.text}</p>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onDiscard}>
          {strings.discardLabel}
        </Button>
        <Button ref={keepRef} variant="primary" onClick={onKeep}>
          {strings.keepLabel}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
};

export type DialogProps = Omit<DialogFrameProps, 'onEscape' | 'onFocus'> & {
  /** Set it to false if `onClose` asks for confirmation. */
  asksBeforeDiscard?: boolean | undefined;
};

/** A modal dialog. Escape cancels, and asks first if text was typed. */
export const Dialog = ({
  asksBeforeDiscard = true,
  onClose,
  open,
  children,
  ...frame
}: DialogProps) => {
  const strings = useDiscardStrings();
  const typedText = useTypedText();
  const [isAsking, setAsking] = useState(false);
  // Close the question if the dialog closes in another way.
  if (!open && isAsking) setAsking(false);
  const handleEscape = () => {
    if (asksBeforeDiscard && strings && typedText.hasTypedText()) setAsking(true);
    else onClose();
  };
  const handleDiscard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <DialogFrame
      {...frame}
      open={open}
      onClose={onClose}
      onEscape={handleEscape}
      onFocus={typedText.handleFocus}
    >
      {children}
      {strings && (
        <DiscardDialog
          open={isAsking}
          strings={strings}
          onKeep={() => setAsking(false)}
          onDiscard={handleDiscard}
        />
      )}
    </DialogFrame>
  );
};
