import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { aReviewedPlan, aRoyalty } from '../../../testing/plans.ts';
import { openPlan, reviewApi } from '../../../testing/review.ts';

const ACCEPTED = { state: 'accepted' } as const;
const rows = () => screen.getAllByRole('row').slice(1);

describe('royalty ledger', () => {
  it('shows the ledger only with accepted plans', async () => {
    await openPlan(reviewApi(aReviewedPlan()));
    expect(screen.queryByRole('heading', { name: 'Royalties' })).not.toBeInTheDocument();
  });

  it('adds an entry and states that no money is sent', async () => {
    const api = reviewApi(aReviewedPlan(ACCEPTED));
    const { user } = await openPlan(api);
    expect(screen.getByText('No entries yet.')).toBeVisible();
    expect(screen.getByText(/No money is sent from here/)).toBeVisible();
    await clickButton(user, 'Add entry');
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, 'Amount', '12,50');
    await user.click(dialog.getByRole('button', { name: 'Add entry' }));
    expect(messageUnder('Amount')).toBe('Please enter an amount like 125.00');
    await fill(user, 'Amount', '125.00');
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    await fill(user, 'Note', 'First term');
    await user.click(dialog.getByRole('button', { name: 'Add entry' }));
    await toast('Entry of €125.00 added.');
    expect(api.calls('addRoyalty')).toMatchObject([
      { submissionId: 'bakery', amount: '125.00', currency: 'EUR', note: 'First term' },
    ]);
    expect(rows()[0]).toHaveTextContent('€125.00AgreedFirst term');
  });

  // @proves D-6-console
  it('moves an entry from agreed to due to paid and asks before the last step', async () => {
    const api = reviewApi(aReviewedPlan({ ...ACCEPTED, royalties: [aRoyalty()] }));
    const { user } = await openPlan(api);
    await clickButton(user, 'Mark due: $125.00');
    await user.click(await screen.findByRole('button', { name: 'Mark paid...: $125.00' }));
    await screen.findByRole('alertdialog', { name: 'Mark $125.00 as paid?' });
    await clickButton(user, 'Mark as paid');
    await toast('$125.00 is now marked as paid.');
    expect(api.calls('setRoyaltyStatus').map(({ status }) => status)).toEqual(['due', 'paid']);
    await waitFor(() => expect(within(rows()[0] as HTMLElement).queryByRole('button')).toBeNull());
  });

  it('cancels an entry after a confirmation', async () => {
    const api = reviewApi(aReviewedPlan({ ...ACCEPTED, royalties: [aRoyalty()] }));
    const { user } = await openPlan(api);
    await clickButton(user, 'Cancel...: $125.00');
    await screen.findByRole('alertdialog');
    await clickButton(user, 'Keep entry');
    expect(api.calls('setRoyaltyStatus')).toHaveLength(0);
    await clickButton(user, 'Cancel...: $125.00');
    await screen.findByRole('alertdialog');
    await clickButton(user, 'Cancel the entry');
    await toast('$125.00 is now marked as canceled.');
  });

  it('shows the change of a colleague who was first', async () => {
    const api = reviewApi(aReviewedPlan({ ...ACCEPTED, royalties: [aRoyalty()] }), {
      setRoyaltyStatus: () => reject('PLN_011'),
    });
    const { user } = await openPlan(api);
    api.change({ royalties: [aRoyalty({ status: 'paid' })] });
    await clickButton(user, 'Mark due: $125.00');
    await toast('This entry can no longer be changed.');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Paid'));
  });
});
