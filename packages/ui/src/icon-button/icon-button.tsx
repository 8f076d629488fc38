import type { ComponentProps, ReactNode } from 'react';
import { whileBusy } from '../button/busy-button-props.ts';
import { cx } from '../internal/cx.ts';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for those who cannot see the icon. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** Waiting for an answer: cannot be pressed, and keeps the focus. */
  busy?: boolean | undefined;
};

/** A 44 × 44 button that is only an icon. */
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
    {...whileBusy({ busy, disabled, onClick })}
  >
    {icon}
  </button>
);
