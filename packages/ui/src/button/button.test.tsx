import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

it('has the type button by default', () => {
  render(<Button>Back</Button>);
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('type', 'button');
});

// @proves S-busy-buttons
it('blocks clicks, shows the busy label and keeps the focus while busy', async () => {
  const onClick = vi.fn();
  render(
    <Button busy busyLabel="Signing In..." onClick={onClick}>
      Sign In
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Signing In...' });
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Sign In')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

// @proves S-busy-buttons
it('submits no form while busy, neither by a click nor by Enter in a field', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

// @proves S-busy-buttons
it('ignores a second click after the first one made it busy', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button busy busyLabel="Saving..." onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('keeps the hidden busy label out of the page text', () => {
  render(<Button busyLabel="Saving...">Save</Button>);
  expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
});

it('applies its look to a router link', () => {
  const RouterLink = (props: { to: string }) => {
    const { to, ...rest } = props;
    return <a href={to} {...rest} />;
  };
  render(<ButtonLink render={<RouterLink to="/sign-up" />}>Sign Up</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
});
