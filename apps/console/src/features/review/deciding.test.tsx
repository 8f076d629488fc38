import { act, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { aComment, aReviewedPlan, claimedByMaren, yours } from '../../../testing/plans.ts';
import { openPlan, reviewApi } from '../../../testing/review.ts';
import type { AnswerOf } from '../../shared/call/call-client.ts';

const HELD = { state: 'inReview', heldBy: yours() } as const;
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 2, name: 'Fractions at the bakery' });

describe('claiming a plan', () => {
  // @proves R-console-review
  it('claims a plan and releases it', async () => {
    const api = reviewApi(aReviewedPlan());
    const { user } = await openPlan(api);
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await clickButton(user, 'Claim this plan');
    expect(await screen.findByText(/^Claimed by you until/)).toBeVisible();
    await waitFor(() => expect(title()).toHaveFocus());
    expect(await screen.findByText('Yours')).toBeVisible();
    await clickButton(user, 'Release');
    expect(await screen.findByRole('button', { name: 'Claim this plan' })).toBeVisible();
    expect(api.calls('releasePlan')).toMatchObject([{ submissionId: 'bakery' }]);
  });

  it('ends a claim after half an hour, so that a colleague can claim the plan', async () => {
    const api = reviewApi(aReviewedPlan(HELD));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openPlan(api);
    api.change({ heldBy: undefined });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByRole('button', { name: 'Claim this plan' })).toBeVisible();
    api.change({ heldBy: claimedByMaren() });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText(/^Claimed by Maren until/)).toBeVisible();
  });

  it('shows who has claimed the plan when a colleague claimed it first', async () => {
    const api = reviewApi(aReviewedPlan(), { takePlan: () => reject('PLN_008') });
    const { user } = await openPlan(api);
    api.change({ state: 'inReview', heldBy: claimedByMaren() });
    await clickButton(user, 'Claim this plan');
    await toast('Another reviewer has claimed this plan.');
    expect(await screen.findByText(/^Claimed by Maren until/)).toBeVisible();
  });
});

describe('accepting a plan', () => {
  it('requires the check box to accept a plan', async () => {
    const api = reviewApi(aReviewedPlan(HELD));
    const { user } = await openPlan(api);
    expect(button('Accept')).toBeDisabled();
    await user.click(
      screen.getByRole('checkbox', { name: 'Suits Grade 4, safe, and ours to publish' }),
    );
    await clickButton(user, 'Accept');
    await toast('The plan is accepted.');
    expect(api.calls('decidePlan')).toMatchObject([
      { submissionId: 'bakery', version: 1, decision: 'accept', isFit: true },
    ]);
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
    await waitFor(() => expect(title()).toHaveFocus());
  });

  // @proves D-6-console
  it('requires that no comment is open to accept a plan', async () => {
    const { user } = await openPlan(reviewApi(aReviewedPlan({ ...HELD, comments: [aComment()] })));
    await user.click(screen.getByRole('checkbox', { name: /^Suits/ }));
    expect(button('Accept')).toBeDisabled();
    await clickButton(user, 'Remove the comment on “Objective”');
    await waitFor(() => expect(button('Accept')).toBeEnabled());
  });

  it('sends a decision once, however often the button is clicked', async () => {
    const response = held<AnswerOf<'decidePlan'>>();
    const api = reviewApi(aReviewedPlan(HELD), { decidePlan: () => response.promise });
    const { user } = await openPlan(api);
    await user.click(screen.getByRole('checkbox', { name: /^Suits/ }));
    await user.dblClick(button('Accept'));
    expect(await screen.findByRole('button', { name: 'Accepting...' })).toBeVisible();
    expect(button('Decline...')).toBeDisabled();
    expect(api.calls('decidePlan')).toHaveLength(1);
    response.give(api.change({ state: 'accepted', heldBy: undefined }));
    await screen.findByRole('button', { name: 'Publish' });
  });

  it('names up to three grades next to the check box', async () => {
    await openPlan(reviewApi(aReviewedPlan({ ...HELD, grades: ['3', '4'] })));
    expect(screen.getByLabelText(/^Suits Grade 3 and Grade 4, safe/)).toBeVisible();
  });

  it('counts more than three grades next to the check box', async () => {
    await openPlan(reviewApi(aReviewedPlan({ ...HELD, grades: ['1', '2', '3', '4'] })));
    expect(screen.getByLabelText(/^Suits all 4 of its grades, safe/)).toBeVisible();
  });
});

describe('asking for changes', () => {
  // @proves D-6-console
  it('requires a comment to ask for changes and sends the comment just typed', async () => {
    const api = reviewApi(aReviewedPlan(HELD));
    const { user } = await openPlan(api);
    expect(button('Ask for changes (0)')).toBeDisabled();
    await clickButton(user, 'Comment on “Topic”');
    await user.paste('Shorter.');
    await clickButton(user, 'Ask for changes (1)');
    await toast('Changes requested from Elena Rivera.');
    expect(api.calls('commentOnPlan')).toHaveLength(1);
    expect(api.calls('decidePlan')).toMatchObject([{ decision: 'askForChanges' }]);
    expect(await screen.findByText(/^Changes requested on/)).toBeVisible();
  });

  it('sends no decision when a comment cannot be saved', async () => {
    const api = reviewApi(aReviewedPlan({ ...HELD, comments: [aComment()] }), {
      commentOnPlan: () => fail(),
    });
    const { user } = await openPlan(api);
    await clickButton(user, 'Comment on “Topic”');
    await user.paste('Shorter.');
    await clickButton(user, 'Ask for changes (2)');
    await toast('A comment is not saved yet. Please save or remove it first.');
    expect(api.calls('decidePlan')).toHaveLength(0);
    expect(screen.getByLabelText('Your comment on “Topic”')).toHaveValue('Shorter.');
  });

  it('reloads the plan when it was already decided', async () => {
    const api = reviewApi(aReviewedPlan({ ...HELD, comments: [aComment()] }), {
      decidePlan: () => reject('PLN_009'),
    });
    const { user } = await openPlan(api);
    api.change({ state: 'declined', heldBy: undefined, reason: 'Maren was faster.' });
    await clickButton(user, 'Ask for changes (1)');
    await toast('This plan has changed. Please check it again.');
    expect(await screen.findByText('Maren was faster.')).toBeVisible();
  });
});

describe('declining a plan', () => {
  // @proves D-6-console
  it('requires a reason, which is mailed and stored with the plan', async () => {
    const api = reviewApi(aReviewedPlan(HELD));
    const { user } = await openPlan(api);
    await clickButton(user, 'Decline...');
    await screen.findByRole('dialog', { name: 'Decline “Fractions at the bakery”?' });
    await clickButton(user, 'Decline and email the reason');
    expect(messageUnder('Reason')).toBeTruthy();
    await clickButton(user, 'We have one like it');
    await clickButton(user, 'Decline and email the reason');
    await toast('The plan is declined. We are emailing the reason.');
    expect(api.calls('decidePlan')).toMatchObject([
      { decision: 'decline', reason: expect.stringMatching(/^Thank you for this plan\./) },
    ]);
    expect(await screen.findByText(/^Declined on/)).toBeVisible();
    await waitFor(() => expect(title()).toHaveFocus());
  });

  it('keeps the reason when a colleague has claimed the plan', async () => {
    const api = reviewApi(aReviewedPlan(HELD), { decidePlan: () => reject('PLN_008') });
    const { user } = await openPlan(api);
    await clickButton(user, 'Decline...');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'Not for us.');
    await clickButton(user, 'Decline and email the reason');
    await toast('Another reviewer has claimed this plan.');
    expect(screen.getByLabelText('Reason')).toHaveValue('Not for us.');
  });
});

describe('publishing a plan', () => {
  // @proves D-6-console
  it('publishes an accepted plan after a confirmation that explains the effect', async () => {
    const api = reviewApi(aReviewedPlan({ state: 'accepted' }));
    const { user } = await openPlan(api);
    await clickButton(user, 'Publish');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'The author’s credentials and additional information are not shown.',
    );
    await clickButton(user, 'Publish and email the author');
    await toast('The plan is published.');
    expect(await screen.findByText(/^In the library since/)).toBeVisible();
    expect(api.calls('publishPlan')).toHaveLength(1);
  });

  it('shows that the plan is already published', async () => {
    const api = reviewApi(aReviewedPlan({ state: 'accepted' }), {
      publishPlan: () => reject('PLN_003'),
    });
    const { user } = await openPlan(api);
    api.change({ state: 'published' });
    await clickButton(user, 'Publish');
    await screen.findByRole('alertdialog');
    await clickButton(user, 'Publish and email the author');
    await toast('This plan cannot be changed right now.');
    expect(await screen.findByText(/^In the library since/)).toBeVisible();
  });

  it('withdraws a published plan with a reason', async () => {
    const api = reviewApi(
      aReviewedPlan({ state: 'published', publishedAt: '2026-11-12T10:00:00Z' }),
    );
    const { user } = await openPlan(api);
    await clickButton(user, 'Remove from the library...');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'The author asked for it.');
    await clickButton(user, 'Remove and email the reason');
    await toast('The plan is removed from the library.');
    expect(api.calls('withdrawPlan')).toMatchObject([{ reason: 'The author asked for it.' }]);
    expect(await screen.findByText('Why it was removed from the library:')).toBeVisible();
    expect(screen.getByText('The author asked for it.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  });
});
