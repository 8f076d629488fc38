import type { ComponentProps, ReactNode } from 'react';
import { busyButtonProps } from '../button/busy-button-props.ts';
import { cx } from '../internal/cx.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name of the action. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** True while waiting for a response. Blocks clicks and keeps the focus. */
  busy?: boolean | undefined;
};

/** Shows a 44 × 44 button with only an icon. */
export const IconButton = ({
  label,
  icon,
  tone = 'plain',
  busy = false,
  disabled,
  onClick,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={cx(styles.iconButton, tone === 'danger' && styles.danger, className)}
    {...busyButtonProps({ busy, disabled, onClick })}
  >
    {icon}
  </button>
);
