import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog, DialogBody } from './dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';

const Page = ({ locked = false }: { locked?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add Child
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add Child"
        closeLabel="Close"
        locked={locked}
      >
        <DialogBody>
          <input aria-label="First Name" />
        </DialogBody>
      </Dialog>
    </>
  );
};

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Child' }));
  return screen.findByRole('dialog', { name: 'Add Child' });
};

it('takes the focus, closes on Escape and restores the focus', async () => {
  render(<Page />);
  const dialog = await openDialog();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Child' })).toHaveFocus());
});

it('keeps the focus inside the dialog', async () => {
  render(<Page />);
  const dialog = await openDialog();
  for (let i = 0; i < 4; i += 1) {
    await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
});

it('closes on a click on its close button', async () => {
  render(<Page />);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('does not close while locked', async () => {
  render(<Page locked />);
  await openDialog();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

const STRINGS = {
  title: 'Discard what you typed?',
  text: 'This window closes and your text is lost.',
  keepLabel: 'Keep editing',
  discardLabel: 'Discard',
};

const openAskingDialog = async () => {
  render(
    <DiscardQuestion strings={STRINGS}>
      <Page />
    </DiscardQuestion>,
  );
  await openDialog();
  return screen.findByLabelText('First Name');
};

it('asks before Escape discards typed text, and keeps it', async () => {
  const field = await openAskingDialog();
  await userEvent.type(field, 'Maya');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: STRINGS.title });
  expect(question).toHaveAccessibleDescription(STRINGS.text);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('Maya');
});

it('closes after the user confirms that the text may be discarded', async () => {
  await userEvent.type(await openAskingDialog(), 'Maya');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('closes on Escape without a question when the text is empty', async () => {
  const field = await openAskingDialog();
  await userEvent.type(field, 'M');
  await userEvent.clear(field);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
