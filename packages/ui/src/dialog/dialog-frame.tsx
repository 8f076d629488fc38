import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { FocusEventHandler, ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import styles from './dialog.module.css';

export type DialogFrameProps = {
  open: boolean;
  /** Called by the close button, and by Escape or a phone's back gesture without `onEscape`. */
  onClose: () => void;
  /** Called by Escape or a phone's back gesture instead of `onClose`. */
  onEscape?: (() => void) | undefined;
  onFocus?: FocusEventHandler<HTMLElement> | undefined;
  title: ReactNode;
  /** Lets the caller focus the title when the content changes. */
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined;
  /** Picture to the left of the title. */
  picture?: ReactNode;
  /**
   * `md` 600 px, `wide` 760 px, `full` up to 1040 px. `page` fills the window, and its body scrolls
   * between title and buttons.
   */
  size?: 'md' | 'wide' | 'full' | 'page' | undefined;
  /** Gives the dialog a close button with this name. */
  closeLabel?: string | undefined;
  /** True while saving. Escape and the close button then do nothing. */
  locked?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the text that explains an alert dialog. */
  describedBy?: string | undefined;
  /** Initial focus, if not the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focus after closing, if not the previous element. `true` means the previous element. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | boolean | null) | undefined;
  /** Usually a DialogBody and a DialogFoot, inside a form if there is one. */
  children: ReactNode;
};

/** The modal window of a dialog. Traps and restores the focus, and is a bottom sheet on phones. */
export const DialogFrame = ({
  open,
  onClose,
  onEscape = onClose,
  onFocus,
  title,
  titleRef,
  picture,
  size = 'md',
  closeLabel,
  locked = false,
  role = 'dialog',
  describedBy,
  initialFocus,
  finalFocus,
  children,
}: DialogFrameProps) => {
  const handleOpenChange = (next: boolean) => {
    if (!next && !locked) onEscape();
  };
  return (
    // A click beside the dialog does not close it, because half-filled forms would be lost.
    <BaseDialog.Root open={open} onOpenChange={handleOpenChange} disablePointerDismissal>
      <BaseDialog.Portal>
        {/* Covers a dialog below too, because white on white has no visible edge. */}
        <BaseDialog.Backdrop forceRender className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            role={role}
            aria-describedby={describedBy}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            onFocus={onFocus}
            className={cx(styles.dialog, styles[size])}
          >
            <div
              className={cx(
                styles.head,
                Boolean(picture) && styles.pictured,
                closeLabel && styles.closable,
              )}
            >
              {picture}
              <BaseDialog.Title ref={titleRef} tabIndex={titleRef && -1} className={styles.title}>
                {title}
              </BaseDialog.Title>
            </div>
            {children}
            {/* Last in the order, so the first field of a form gets the focus. */}
            {closeLabel ? (
              <IconButton
                className={styles.close}
                label={closeLabel}
                icon={<X size={22} strokeWidth={2.3} />}
                disabled={locked}
                onClick={onClose}
              />
            ) : null}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};
