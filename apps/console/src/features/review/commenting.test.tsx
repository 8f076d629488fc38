import { act, screen, waitFor } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { clickButton } from '../../../testing/forms.ts';
import {
  aComment,
  aReviewedPlan,
  aSecondVersion,
  claimedByMaren,
  yours,
} from '../../../testing/plans.ts';
import { heading } from '../../../testing/render-console.tsx';
import { field, inField, openPlan, reviewApi } from '../../../testing/review.ts';

const HELD = { state: 'inReview', heldBy: yours() } as const;
const onTopic = () => screen.getByLabelText('Your comment on “Topic”');
const comment = async (user: Awaited<ReturnType<typeof openPlan>>['user'], text: string) => {
  await clickButton(user, 'Comment on “Topic”');
  await waitFor(() => expect(onTopic()).toHaveFocus());
  await user.paste(text);
};

describe('plan comments', () => {
  // @proves D-6-console
  it('saves a comment once when its field loses the focus and updates it under its id', async () => {
    const api = reviewApi(aReviewedPlan(HELD));
    const { user } = await openPlan(api);
    await comment(user, 'Shorter, please.');
    expect(inField('Topic').getByText('Seen by the educator after you decide')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field('Topic')).toHaveFocus();
    expect(await inField('Topic').findByText(/^Saved\./)).toBeVisible();
    await user.click(onTopic());
    await user.paste(' Thanks.');
    await user.tab();
    await waitFor(() => expect(api.calls('commentOnPlan')).toHaveLength(2));
    expect(api.calls('commentOnPlan')).toEqual([
      expect.objectContaining({
        submissionId: 'bakery',
        version: 1,
        field: 'topic',
        text: 'Shorter, please.',
      }),
      expect.objectContaining({ commentId: 'comment-1', text: 'Shorter, please. Thanks.' }),
    ]);
  });

  it('saves a comment while typing and keeps the focus and trailing spaces', async () => {
    const api = reviewApi(aReviewedPlan(HELD));
    const { user } = await openPlan(api);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await comment(user, 'Shorter ');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(api.calls('commentOnPlan')).toHaveLength(1));
    expect(onTopic()).toHaveFocus();
    expect(onTopic()).toHaveValue('Shorter ');
  });

  it('starts a comment with C on the focused field', async () => {
    const { user } = await openPlan(reviewApi(aReviewedPlan(HELD)));
    act(() => field('Topic').focus());
    await user.keyboard('c');
    expect(onTopic()).toHaveFocus();
    expect(onTopic()).toHaveValue('');
    // An empty comment is discarded.
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Your comment on “Topic”')).not.toBeInTheDocument();
  });

  it('removes a comment and focuses its field', async () => {
    const open = aComment({ field: 'topic' });
    const api = reviewApi(aReviewedPlan({ ...HELD, comments: [open] }));
    const { user } = await openPlan(api);
    await clickButton(user, 'Remove the comment on “Topic”');
    await waitFor(() => expect(field('Topic')).toHaveFocus());
    expect(api.calls('removePlanComment')).toMatchObject([{ commentId: open.id }]);
    expect(screen.getByRole('button', { name: 'Comment on “Topic”' })).toBeVisible();
  });

  it('lets a reviewer remove but not edit the comment of a colleague who released the plan', async () => {
    const open = aComment({ field: 'topic', isYours: false, reviewer: 'Maren' });
    const api = reviewApi(aReviewedPlan({ ...HELD, comments: [open] }));
    const { user } = await openPlan(api);
    expect(inField('Topic').getByText('Maren')).toBeVisible();
    expect(inField('Topic').queryByRole('textbox')).not.toBeInTheDocument();
    await clickButton(user, 'Remove the comment on “Topic”');
    await waitFor(() => expect(api.calls('removePlanComment')).toHaveLength(1));
  });

  it('rejects an empty comment', async () => {
    const api = reviewApi(aReviewedPlan({ ...HELD, comments: [aComment({ field: 'topic' })] }));
    const { user } = await openPlan(api);
    await user.clear(onTopic());
    await user.tab();
    expect(inField('Topic').getByText('Please write a comment, or remove it.')).toBeVisible();
    expect(api.calls('commentOnPlan')).toHaveLength(0);
  });
});

describe('unsaved plan comments', () => {
  it('keeps a comment with the error and saves it at the next attempt', async () => {
    let isDown = true;
    const api = reviewApi(aReviewedPlan(HELD), {
      commentOnPlan: ({ text }) =>
        isDown ? fail() : api.change({ comments: [aComment({ field: 'topic', text })] }),
    });
    const { user } = await openPlan(api);
    await comment(user, 'Shorter.');
    await user.tab();
    const why = 'Not saved. Something went wrong, Please try again';
    expect(await inField('Topic').findByText(why)).toBeVisible();
    isDown = false;
    await clickButton(user, 'Try again');
    expect(await inField('Topic').findByText(/^Saved\./)).toBeVisible();
    expect(onTopic()).toHaveValue('Shorter.');
  });

  // @proves D-6-console
  it('keeps an unsaved comment while a colleague has claimed the plan and saves it afterwards', async () => {
    let isTaken = true;
    const api = reviewApi(aReviewedPlan(HELD), {
      commentOnPlan: ({ text }) =>
        isTaken
          ? reject('PLN_008')
          : api.change({ comments: [aComment({ field: 'topic', text })] }),
    });
    const { user } = await openPlan(api);
    await comment(user, 'Shorter.');
    api.change({ heldBy: claimedByMaren() });
    await user.tab();
    expect(await screen.findByText(/^Claimed by Maren until/)).toBeVisible();
    expect(onTopic()).toHaveValue('Shorter.');
    expect(onTopic()).toHaveAttribute('readonly');
    expect(inField('Topic').getByText('Not saved. Claim the plan to save it.')).toBeVisible();

    isTaken = false;
    api.change({ state: 'submitted', heldBy: undefined });
    await clickButton(user, 'Refresh');
    expect(await screen.findByRole('button', { name: 'Claim this plan' })).toBeVisible();
    await clickButton(user, 'Claim this plan');
    expect(await inField('Topic').findByText(/^Saved\./)).toBeVisible();
    expect(onTopic()).toHaveValue('Shorter.');
  });

  it('saves an unsaved comment for the newer version if there is one', async () => {
    let isOld = true;
    const api = reviewApi(aReviewedPlan(HELD), {
      commentOnPlan: ({ text, version }) =>
        isOld
          ? reject('PLN_009')
          : api.change({ comments: [aComment({ field: 'topic', text, version })] }),
    });
    const { user } = await openPlan(api);
    await comment(user, 'Shorter.');
    api.change(aSecondVersion(HELD));
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Version 2' })).toBeVisible();
    expect(onTopic()).toHaveValue('Shorter.');
    isOld = false;
    await clickButton(user, 'Try again');
    await waitFor(() => expect(api.calls('commentOnPlan').at(-1)).toMatchObject({ version: 2 }));
    expect(api.calls('commentOnPlan').at(-1)).not.toHaveProperty('commentId');
  });

  it('asks before leaving the screen with an unsaved comment', async () => {
    const api = reviewApi(aReviewedPlan(HELD), { commentOnPlan: () => fail() });
    const { user } = await openPlan(api);
    await comment(user, 'Shorter.');
    await user.click(screen.getByRole('link', { name: 'Accounts' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await clickButton(user, 'Stay');
    expect(onTopic()).toHaveValue('Shorter.');
    await user.click(screen.getByRole('link', { name: 'Accounts' }));
    await screen.findByRole('alertdialog');
    await clickButton(user, 'Leave');
    await heading('Accounts');
  });
});

it('saves an open comment without asking when the reviewer leaves the screen', async () => {
  const api = reviewApi(aReviewedPlan(HELD));
  const { user } = await openPlan(api);
  await comment(user, 'Shorter.');
  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  await heading('Accounts');
  expect(api.calls('commentOnPlan')).toMatchObject([{ text: 'Shorter.' }]);
});

it('shows comments from another tab and drops those removed there', async () => {
  const api = reviewApi(aReviewedPlan(HELD));
  const { user } = await openPlan(api);
  await comment(user, 'Shorter.');
  await user.tab();
  await inField('Topic').findByText(/^Saved\./);
  api.change({
    comments: [aComment({ id: 'other', field: 'special', text: 'From the other window' })],
  });
  // Every server response contains the current plan.
  await clickButton(user, 'Comment on “Standards”');
  await user.paste('Which ones?');
  await user.tab();
  expect(await screen.findByDisplayValue('From the other window')).toBeVisible();
  expect(screen.queryByLabelText('Your comment on “Topic”')).not.toBeInTheDocument();
});
