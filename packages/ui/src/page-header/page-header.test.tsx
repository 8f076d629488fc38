import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HeaderAction, HeaderLink } from './header-link.tsx';
import { PageHeader } from './page-header.tsx';

const renderHeader = () => {
  const onAccount = vi.fn();
  const onLogout = vi.fn();
  render(
    <PageHeader
      logo={<a href="#home">Wonderfield</a>}
      navLabel="Main"
      openLabel="Open menu"
      closeLabel="Close menu"
      panel={
        <>
          <HeaderLink href="#classrooms">My Classrooms</HeaderLink>
          <HeaderAction locked onSelect={onAccount}>
            My Account
          </HeaderAction>
          <HeaderAction onSelect={onLogout}>Logout</HeaderAction>
        </>
      }
    />,
  );
  return { onAccount, onLogout };
};

it('opens its panel, closes it on Escape and restores the focus', async () => {
  renderHeader();
  const toggle = screen.getByRole('button', { name: 'Open menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'My Classrooms' })).not.toBeInTheDocument();
});

it('closes the panel after a selection, but not after a click on a locked entry', async () => {
  const { onAccount, onLogout } = renderHeader();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'My Account' }));
  expect(onAccount).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
});
