// Needed wherever there are buttons.
import type { ComponentProps, ReactNode } from 'react';
import { busyButtonProps } from './busy-button-props.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** True while waiting for a response. Blocks clicks and shows a spinner and `busyLabel`. */
    busy?: boolean | undefined;
    /** Label while busy. Its width is reserved from the start, so nothing moves. */
    busyLabel?: string | undefined;
    /** A 20 px icon before the label. */
    icon?: ReactNode;
  };

/** A button of at least 44 px, with `type="button"` by default. */
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
  // The hidden label is rendered as CSS content behind the visible one and reserves the width.
  const unseen = busy ? (typeof children === 'string' ? children : undefined) : busyLabel;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      {...busyButtonProps({ busy, disabled, onClick })}
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
