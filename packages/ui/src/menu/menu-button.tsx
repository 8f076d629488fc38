import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './menu.module.css';

/** Props of {@link MenuButton}. */
export type MenuButtonProps = Omit<ComponentProps<'button'>, 'children' | 'name'> & {
  avatar?: ReactNode;
  name: ReactNode;
  /** The small second line ("Parent"). */
  detail?: ReactNode;
};

/** The header's pill with a bloom, a name and a second line; a `trigger` for Menu. */
export const MenuButton = ({ avatar, name, detail, className, ...rest }: MenuButtonProps) => (
  <button type="button" {...rest} className={cx(styles.button, className)}>
    {avatar}
    <span className={styles.words}>
      {name}
      {detail ? <small>{detail}</small> : null}
    </span>
    <ChevronDown size={20} strokeWidth={2.4} aria-hidden />
  </button>
);
