import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Lock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './menu.module.css';

export type MenuProps = {
  /** The button that opens the menu, such as `<MenuButton …/>` or an IconButton. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end' | undefined;
  /** MenuItem and MenuLink elements. */
  children: ReactNode;
};

/**
 * Shows a button with a menu: arrows move, letters jump, and Escape closes it and restores the
 * focus.
 */
export const Menu = ({ trigger, align = 'end', children }: MenuProps) => (
  // Non-modal, so the page behind the menu can scroll.
  <BaseMenu.Root modal={false}>
    <BaseMenu.Trigger render={trigger} />
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={styles.positioner} align={align} sideOffset={8}>
        <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);

export type MenuItemProps = {
  icon?: ReactNode;
  /** Shows a lock. The item is focusable but does nothing. */
  locked?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
};

/** Menu entry with an action. */
export const MenuItem = ({ icon, locked = false, onSelect, children }: MenuItemProps) => (
  <BaseMenu.Item
    className={cx(styles.item, locked && styles.locked)}
    disabled={locked}
    onClick={() => {
      if (!locked) onSelect();
    }}
  >
    {locked ? <Lock size={20} strokeWidth={2.2} aria-hidden /> : icon}
    {children}
  </BaseMenu.Item>
);

export type MenuLinkProps = {
  icon?: ReactNode;
  /** The router link: `render={<Link to="/x" />}`. */
  render?: ReactElement | undefined;
  href?: string | undefined;
  /** A locked link is rendered as a locked item without a target. */
  locked?: boolean | undefined;
  children: ReactNode;
};

/** Menu entry with a link. */
export const MenuLink = ({ icon, render, href, locked, children }: MenuLinkProps) => {
  if (locked) {
    return (
      <MenuItem locked onSelect={() => {}}>
        {children}
      </MenuItem>
    );
  }
  return (
    <BaseMenu.LinkItem className={styles.item} closeOnClick {...(render ? { render } : { href })}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
};

/** Line between groups of items. */
export const MenuDivider = () => <BaseMenu.Separator className={styles.divider} />;
