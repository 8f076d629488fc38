import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

it('does not submit a form unless it is told to', () => {
  render(<Button>Back</Button>);
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('type', 'button');
});

// @proves S-busy-buttons
it('cannot be pressed and says its busy words while busy, and keeps the focus', async () => {
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
it('sends no form while busy, neither by a press nor by Return in a field', async () => {
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
it('cannot be clicked twice once the first click made it busy', async () => {
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

it('does not put the words it keeps room for into the page', () => {
  render(<Button busyLabel="Saving...">Save</Button>);
  expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
});

it("hands its look to a router's link", () => {
  const RouterLink = (props: { to: string }) => {
    const { to, ...rest } = props;
    return <a href={to} {...rest} />;
  };
  render(<ButtonLink render={<RouterLink to="/sign-up" />}>Sign Up</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
});
