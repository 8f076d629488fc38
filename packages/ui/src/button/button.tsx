// Wherever there is something to press.
import '../press/press.ts';
import type { ComponentProps, ReactNode } from 'react';
import { whileBusy } from './busy-button-props.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

/** Props of {@link Button}. */
export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Waiting for an answer: cannot be pressed, spinner, `busyLabel` in place of the children. */
    busy?: boolean | undefined;
    /** What the button says while busy; its room is kept from the start so nothing jumps. */
    busyLabel?: string | undefined;
    /** A 20 px icon before the label. */
    icon?: ReactNode;
  };

/** The button. Never under 44 px; `type="button"` unless told otherwise. */
export const Button = ({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  icon,
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  // The label that is not shown is laid out unseen behind the other (CSS content), which holds the width.
  const unseen = busy ? (typeof children === 'string' ? children : undefined) : busyLabel;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      {...whileBusy({ busy, disabled, onClick })}
    >
      <span className={styles.label} data-unseen={unseen} data-busy={busy || undefined}>
        <span className={styles.shown}>
          {busy ? <Spinner /> : icon}
          {busy ? (busyLabel ?? children) : children}
        </span>
      </span>
    </button>
  );
};
