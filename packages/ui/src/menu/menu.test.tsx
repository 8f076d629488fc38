import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';

const renderMenu = () => {
  const onAccount = vi.fn();
  const onLogout = vi.fn();
  render(
    <Menu trigger={<MenuButton name="Dana" detail="Home account" />}>
      <MenuItem locked onSelect={onAccount}>
        My Account
      </MenuItem>
      <MenuLink href="#classrooms">My Classrooms</MenuLink>
      <MenuItem onSelect={onLogout}>Logout</MenuItem>
    </Menu>,
  );
  return { onAccount, onLogout, trigger: screen.getByRole('button', { name: /Dana/ }) };
};

it('opens, moves and selects by keyboard, and restores the focus', async () => {
  const { onLogout, trigger } = renderMenu();
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const logout = await screen.findByRole('menuitem', { name: 'Logout' });
  // The first enabled item takes the focus one frame later, and earlier keys are lost.
  const first = screen.getByRole('menuitem', { name: 'My Classrooms' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(logout).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(trigger).toHaveFocus());
});

it('closes the menu on Escape', async () => {
  const { trigger } = renderMenu();
  await userEvent.click(trigger);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('does not select a locked item', async () => {
  const { onAccount, trigger } = renderMenu();
  await userEvent.click(trigger);
  const account = await screen.findByRole('menuitem', { name: 'My Account' });
  expect(account).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(account);
  account.focus();
  await userEvent.keyboard('{Enter}');
  expect(onAccount).not.toHaveBeenCalled();
});

it('renders link items as links', async () => {
  const { trigger } = renderMenu();
  await userEvent.click(trigger);
  expect(await screen.findByRole('menuitem', { name: 'My Classrooms' })).toHaveAttribute(
    'href',
    '#classrooms',
  );
});
