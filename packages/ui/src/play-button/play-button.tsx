import { Play } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { busyButtonProps } from '../button/busy-button-props.ts';
import { Spinner } from '../button/spinner.tsx';
import { cx } from '../internal/cx.ts';
import styles from './play-button.module.css';

export type PlayButtonProps = ComponentProps<'button'> & {
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Replaces the triangle. */
  icon?: ReactNode;
};

/** The Play button for students. It is the only marigold button on a screen. */
export const PlayButton = ({
  busy = false,
  busyLabel,
  icon = <Play size={22} fill="currentColor" strokeWidth={2} aria-hidden />,
  disabled,
  onClick,
  className,
  children,
  ...rest
}: PlayButtonProps) => (
  <button
    type="button"
    {...rest}
    className={cx(styles.play, className)}
    {...busyButtonProps({ busy, disabled, onClick })}
  >
    <span className={styles.disc}>{busy ? <Spinner /> : icon}</span>
    {busy ? (busyLabel ?? children) : children}
  </button>
);
