import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Lock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './menu.module.css';

/** Props of {@link Menu}. */
export type MenuProps = {
  /** The button that opens it, e.g. `<MenuButton …/>` or an IconButton. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end' | undefined;
  /** MenuItem and MenuLink. */
  children: ReactNode;
};

/** A button with a menu: arrows move, letters jump, Esc closes and returns the focus. */
export const Menu = ({ trigger, align = 'end', children }: MenuProps) => (
  // Not modal: the page behind may scroll, as the header's menu should let it.
  <BaseMenu.Root modal={false}>
    <BaseMenu.Trigger render={trigger} />
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={styles.positioner} align={align} sideOffset={8}>
        <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);

/** Props of {@link MenuItem}. */
export type MenuItemProps = {
  icon?: ReactNode;
  /** Shown with a lock, focusable, does nothing. */
  locked?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
};

/** Something to do. */
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

/** Props of {@link MenuLink}. */
export type MenuLinkProps = {
  icon?: ReactNode;
  /** The router's link: `render={<Link to="/x" />}`. */
  render?: ReactElement | undefined;
  href?: string | undefined;
  /** A locked link is drawn as a locked item and leads nowhere. */
  locked?: boolean | undefined;
  children: ReactNode;
};

/** Somewhere to go. */
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

/** A rule between groups of items. */
export const MenuDivider = () => <BaseMenu.Separator className={styles.divider} />;
