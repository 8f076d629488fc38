import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './switch.module.css';

/** Props of {@link Switch}. All others go to the `<button>`. */
export type SwitchProps = Omit<
  ComponentProps<'button'>,
  'onChange' | 'onClick' | 'type' | 'role'
> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Changes a setting at once without confirmation. Its children are its accessible name. */
export const Switch = ({ checked, onChange, className, children, ...rest }: SwitchProps) => (
  <button
    {...rest}
    type="button"
    role="switch"
    aria-checked={checked}
    className={cx(styles.switch, className)}
    onClick={() => onChange(!checked)}
  >
    <span className={styles.track} aria-hidden>
      <Check className={styles.check} size={18} strokeWidth={3} />
    </span>
    {children}
  </button>
);
