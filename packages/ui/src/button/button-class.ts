import { cx } from '../internal/cx.ts';
import styles from './button.module.css';

/** Look of a button, or of a link that looks like one. */
export type ButtonLook = {
  /** One primary button per view, last in its row. Every Cancel is quiet. */
  /** `sun` and `ghost` only on dusk scenes, for "go home" and the choice beside it. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun' | 'ghost' | undefined;
  size?: 'md' | 'sm' | undefined;
  block?: boolean | undefined;
};

/** Class names shared by Button and ButtonLink. */
export const buttonClass = ({ variant = 'primary', size, block }: ButtonLook, extra?: string) =>
  cx(styles.button, styles[variant], size === 'sm' && styles.small, block && styles.block, extra);
