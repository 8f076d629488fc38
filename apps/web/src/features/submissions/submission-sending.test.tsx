import { screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { SubmissionJson } from '@wonderfield/contract/plans/submission-json';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import { bar, openRevision, sendAgain } from '../../../testing/open/open-revision.ts';
import { leavePage } from '../../../testing/open/open-wizard.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { aComment, aReply, aSubmission, theAnswers } from '../../../testing/submissions.ts';

beforeAll(async () => void (await import('./screens/submission-screen.tsx')), 60_000);
afterEach(leavePage);

describe('Sending the plan again', () => {
  const sent = (submission: SubmissionJson) => ({
    ...submission,
    state: 'submitted' as const,
    version: 2,
    placeInLine: 2,
    versions: [...submission.versions, { number: 2, sentAt: '2026-11-16T10:00:00Z' }],
  });

  // @proves R-my-submission
  it('saves pending changes first, shows Sending... and sends the plan', async () => {
    const answer = held<{ submission: SubmissionJson }>();
    const { user, api } = await openRevision(aSubmission(), {
      sendPlanAgain: () => answer.promise,
    });
    await fill(user, 'Objective', 'Two words.');
    await clickButton(user, 'Send again');
    expect(await bar().findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(api.calls('sendPlanAgain')).toHaveLength(1));
    expect(api.calls('savePlan')).toHaveLength(1);
    expect(api.calls('sendPlanAgain')[0]?.fields.revision).toBe('5');
    const answers = theAnswers({ lessionObjective: 'Two words.' });
    answer.give({ submission: sent(aSubmission({ answers, sent: answers, revision: 5 })) });
    await toast('Your plan is back with the reviewer.');
    expect(await screen.findByRole('heading', { name: '2nd in line' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /in line|Waiting for a reviewer/ })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Send again' })).not.toBeInTheDocument();
    expect(screen.getByText('Changed in version 2')).toBeVisible();
  });

  it.each(['PLN_002', 'PLN_004', 'PLN_006'] as const)(
    'shows the error %s and refetches the plan',
    async (code) => {
      const { user, api } = await openRevision(
        aSubmission({ comments: [aComment({ reply: aReply() })] }),
        {
          sendPlanAgain: () => reject(code),
        },
      );
      await clickButton(user, 'Send again');
      await screen.findByRole('alert');
      await waitFor(() => expect(api.calls('getSubmission')).toHaveLength(2));
      expect(sendAgain()).toBeEnabled();
    },
  );

  it('does not send the plan when pending changes cannot be saved', async () => {
    const { user, api } = await openRevision(aSubmission(), { savePlan: () => fail() });
    await fill(user, 'Objective', 'Two words.');
    await clickButton(user, 'Send again');
    await toast('Your last changes are not saved yet, so nothing was sent.');
    expect(bar().getByRole('status')).toHaveTextContent('Not saved yet. We keep trying.');
    expect(api.calls('sendPlanAgain')).toEqual([]);
  });
});

describe('Leaving the page', () => {
  it('saves and closes the page', async () => {
    const { user, api, location } = await openRevision();
    await fill(user, 'Objective', 'Two words.');
    await clickButton(user, 'Save and close');
    await heading('My Submissions');
    expect(location()).toBe('/my-submissions');
    expect(api.calls('savePlan')[0]?.fields.lessionObjective).toBe('Two words.');
  });

  it('saves without a question when the author leaves by a link', async () => {
    const { user, api } = await openRevision();
    await fill(user, 'Objective', 'Two words.');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('My Submissions');
    expect(api.calls('savePlan')).toHaveLength(1);
  });

  it('asks before leaving when saving failed', async () => {
    const { user, location } = await openRevision(aSubmission(), { savePlan: () => fail() });
    await fill(user, 'Objective', 'Two words.');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await clickButton(user, 'Stay');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(location()).toBe('/my-submissions/plan-1');
    expect(screen.getByLabelText('Objective')).toHaveValue('Two words.');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('alertdialog');
    await clickButton(user, 'Leave');
    await heading('My Submissions');
  });
});
