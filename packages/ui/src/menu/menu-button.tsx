import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './menu.module.css';

export type MenuButtonProps = Omit<ComponentProps<'button'>, 'children' | 'name'> & {
  avatar?: ReactNode;
  name: ReactNode;
  /** Small second line, such as "Parent". */
  detail?: ReactNode;
};

/** Shows the header button with a flower, a name and a second line. Used as `trigger` of Menu. */
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
