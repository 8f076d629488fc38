import { screen, waitFor } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import type { SubmissionJson } from '@wonderfield/contract/plans/submission-json';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import {
  ASKED,
  commentAbout,
  openRevision,
  saved,
  sendAgain,
} from '../../../testing/open/open-revision.ts';
import { leavePage } from '../../../testing/open/open-wizard.ts';
import { heading } from '../../../testing/render-screen.tsx';
import {
  aComment,
  anotherComment,
  aReply,
  aSubmission,
  theAnswers,
} from '../../../testing/submissions.ts';

beforeAll(async () => void (await import('./screens/submission-screen.tsx')), 60_000);
afterEach(leavePage);

describe('Replying to a comment', () => {
  it('saves a reply, which can be edited and removed', async () => {
    const submission = aSubmission();
    const { user, api } = await openRevision(submission, {
      answerPlanComment: ({ text }) => ({
        submission: {
          ...submission,
          comments: [aComment(text ? { reply: aReply({ text }) } : {})],
        },
      }),
    });
    await clickButton(user, 'Reply');
    expect(screen.getByLabelText('Your reply')).toHaveFocus();
    await clickButton(user, 'Save reply');
    expect(screen.getByText('Please write a sentence.')).toBeVisible();
    await fill(user, 'Your reply', ' Chlorophyll and daylight. ');
    await clickButton(user, 'Save reply');
    expect(await screen.findByText('Answered with a reply')).toBeVisible();
    expect(screen.getByText('Chlorophyll and daylight.')).toBeVisible();
    expect(sendAgain()).toBeEnabled();
    await clickButton(user, 'Edit reply');
    expect(screen.getByLabelText('Your reply')).toHaveValue('Chlorophyll and daylight.');
    await clickButton(user, 'Cancel');
    await clickButton(user, 'Remove reply');
    await waitFor(() => expect(sendAgain()).toBeDisabled());
    expect(
      api.calls('answerPlanComment').map(({ fields: { commentId, text, leavesAsIs } }) => ({
        commentId,
        text,
        leavesAsIs,
      })),
    ).toEqual([
      { commentId: 'comment-1', text: 'Chlorophyll and daylight.', leavesAsIs: '0' },
      { commentId: 'comment-1', text: '', leavesAsIs: '0' },
    ]);
  });

  // @proves R-my-submission
  it('requires a reason when a field is left unchanged', async () => {
    const submission = aSubmission();
    const reply = aReply({ leavesAsIs: true, text: 'Grade 2 finds its own words.' });
    const { user, api } = await openRevision(submission, {
      answerPlanComment: () => ({
        submission: { ...submission, comments: [aComment({ reply })] },
      }),
    });
    await clickButton(user, 'Leave unchanged');
    await fill(user, 'Why you leave it unchanged, in one sentence', 'Grade 2 finds its own words.');
    await clickButton(user, 'Save reply');
    expect(await screen.findByText('Left unchanged')).toBeVisible();
    expect(api.calls('answerPlanComment')[0]?.fields.leavesAsIs).toBe('1');
  });

  it('shows PLN_003 and keeps the reply', async () => {
    const { user } = await openRevision(aSubmission(), {
      answerPlanComment: () => reject('PLN_003'),
    });
    await clickButton(user, 'Reply');
    await fill(user, 'Your reply', 'Two words.');
    await clickButton(user, 'Save reply');
    await toast('This plan cannot be changed right now.');
    expect(screen.getByLabelText('Your reply')).toHaveValue('Two words.');
  });

  it('keeps the input of another field while a reply is saved', async () => {
    let plan = aSubmission({ comments: [aComment(), anotherComment()] });
    /** Stores a change like the server, because the input may be saved before the reply. */
    const store = (changes: Partial<SubmissionJson>) => {
      plan = { ...plan, ...changes, revision: plan.revision + 1 };
      return plan;
    };
    const { user } = await openRevision(plan, {
      answerPlanComment: () => ({
        submission: store({ comments: [aComment(), anotherComment({ reply: aReply() })] }),
      }),
      savePlan: ({ lessionObjective = '' }) =>
        saved(store({ answers: theAnswers({ lessionObjective }) }).revision),
    });
    await fill(user, 'Objective', 'Half a sent');
    const { getByRole } = commentAbout('What about students without a garden?');
    await user.click(getByRole('button', { name: 'Reply' }));
    await fill(user, 'Your reply', 'The school yard will do.');
    await clickButton(user, 'Save reply');
    await screen.findByText('Answered with a reply');
    expect(screen.getByLabelText('Objective')).toHaveValue('Half a sent');
  });
});

describe('Unsaved reply', () => {
  const twoComments = () => aSubmission({ comments: [aComment(), anotherComment()] });
  const write = async () => {
    const page = await openRevision(twoComments());
    await page.user.click(commentAbout(ASKED).getByRole('button', { name: 'Reply' }));
    await fill(page.user, 'Your reply', 'Half a sent');
    return page;
  };

  it('keeps an unsaved reply when another version is shown', async () => {
    const { user } = await write();
    await user.click(screen.getByRole('tab', { name: /Version 1/ }));
    expect(screen.queryByLabelText('Your reply')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /Version 2/ }));
    expect(screen.getByLabelText('Your reply')).toHaveValue('Half a sent');
    expect(screen.getByRole('tab', { name: /Version 2/ })).toHaveFocus();
  });

  it('asks before leaving with an unsaved reply', async () => {
    const { user, location } = await write();
    await clickButton(user, 'Save and close');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await clickButton(user, 'Stay');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(location()).toBe('/my-submissions/plan-1');
    expect(screen.getByLabelText('Your reply')).toHaveValue('Half a sent');
    await clickButton(user, 'Cancel');
    await clickButton(user, 'Save and close');
    await heading('My Submissions');
  });

  it('prevents sending while a reply is being edited', async () => {
    const reply = aReply();
    const { user, api } = await openRevision(aSubmission({ comments: [aComment({ reply })] }));
    await clickButton(user, 'Edit reply');
    await fill(user, 'Your reply', 'Better words');
    await clickButton(user, 'Send again');
    await toast('Please save or cancel your reply first.');
    expect(api.calls('sendPlanAgain')).toEqual([]);
  });

  it('closes the reply when it is saved while another version is shown', async () => {
    const answer = held<{ submission: SubmissionJson }>();
    const { user } = await openRevision(twoComments(), { answerPlanComment: () => answer.promise });
    await user.click(commentAbout(ASKED).getByRole('button', { name: 'Reply' }));
    await fill(user, 'Your reply', 'Two words.');
    await clickButton(user, 'Save reply');
    await user.click(screen.getByRole('tab', { name: /Version 1/ }));
    const comments = [aComment({ reply: aReply({ text: 'Two words.' }) }), anotherComment()];
    answer.give({ submission: aSubmission({ comments }) });
    await user.click(screen.getByRole('tab', { name: /Version 2/ }));
    expect(await screen.findByText('Answered with a reply')).toBeVisible();
    expect(screen.queryByLabelText('Your reply')).not.toBeInTheDocument();
  });
});
