import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function renderConfirm(onConfirm: () => Promise<unknown>, error?: string) {
  const onClose = vi.fn();
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      title="Unlink the account?"
      text="You will not see it any more."
      cancelLabel="Cancel"
      confirmLabel="Unlink"
      busyLabel="Unlinking..."
      tone="danger"
      onConfirm={onConfirm}
      error={error}
    />,
  );
  return onClose;
}

it('asks with its reason and puts the focus on Cancel', async () => {
  renderConfirm(async () => {});
  const dialog = await screen.findByRole('alertdialog', { name: 'Unlink the account?' });
  expect(dialog).toHaveAccessibleDescription('You will not see it any more.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

it('stays open and busy until the answer, then closes', async () => {
  const answer = Promise.withResolvers<void>();
  const onClose = renderConfirm(() => answer.promise);
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
  expect(screen.getByRole('button', { name: 'Unlinking...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open and can be tried again when the answer is no', async () => {
  const onClose = renderConfirm(() => Promise.reject(new Error('refused')), 'Please try again');
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
  expect(await screen.findByRole('button', { name: 'Unlink' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again');
  expect(onClose).not.toHaveBeenCalled();
});
