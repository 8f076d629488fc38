import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

const renderConfirm = (onConfirm: () => Promise<unknown>, error?: string) => {
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
};

it('asks with its explanation and focuses Cancel', async () => {
  renderConfirm(async () => {});
  const dialog = await screen.findByRole('alertdialog', { name: 'Unlink the account?' });
  expect(dialog).toHaveAccessibleDescription('You will not see it any more.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

it('stays open and busy until the promise resolves, then closes', async () => {
  const answer = Promise.withResolvers<void>();
  const onClose = renderConfirm(() => answer.promise);
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
  expect(screen.getByRole('button', { name: 'Unlinking...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('confirms once on a double click', async () => {
  const onConfirm = vi.fn(() => new Promise(() => {}));
  renderConfirm(onConfirm);
  const button = await screen.findByRole('button', { name: 'Unlink' });
  act(() => {
    button.click();
    button.click();
  });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('stays open for another attempt when the promise rejects', async () => {
  const onClose = renderConfirm(() => Promise.reject(new Error('refused')), 'Please try again');
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
  expect(await screen.findByRole('button', { name: 'Unlink' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again');
  expect(onClose).not.toHaveBeenCalled();
});

/** A list item that can be removed together with its button. */
const ListOfOne = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isThere, setThere] = useState(true);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Children
      </h2>
      {isThere && (
        <button type="button" onClick={() => setAsked(true)}>
          Unlink Mia
        </button>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Unlink the account?"
        text="You will not see it any more."
        cancelLabel="Cancel"
        confirmLabel="Unlink"
        busyLabel="Unlinking..."
        onConfirm={() => setThere(false)}
        finalFocus={heading}
      />
    </>
  );
};

describe('Focus after a ConfirmDialog', () => {
  const ask = async () => {
    render(<ListOfOne />);
    await userEvent.click(screen.getByRole('button', { name: 'Unlink Mia' }));
    await screen.findByRole('alertdialog');
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  it('focuses the given element after the confirmation', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    await gone();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it.each(['Cancel', 'Escape'])('returns the focus to the button after %s', async (way) => {
    await ask();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: way }));
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unlink Mia' })).toHaveFocus());
  });
});
