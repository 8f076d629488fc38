import { screen, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill } from '../../../testing/forms.ts';
import {
  bar,
  commentAbout,
  fieldsInSight,
  openRevision,
  saved,
  sendAgain,
} from '../../../testing/open/open-revision.ts';
import { leavePage } from '../../../testing/open/open-wizard.ts';
import { aComment, aSubmission, theAnswers } from '../../../testing/submissions.ts';

beforeAll(async () => void (await import('./screens/submission-screen.tsx')), 60_000);
afterEach(leavePage);

describe('Versions', () => {
  const twice = aSubmission({
    version: 2,
    versions: [
      { number: 1, sentAt: '2026-11-08T10:00:00Z' },
      { number: 2, sentAt: '2026-11-12T10:00:00Z' },
    ],
    sent: theAnswers({ lessionObjective: 'Students explain why a leaf turns red.' }),
    answers: theAnswers({ lessionObjective: 'Students explain why a leaf turns brown.' }),
    comments: [
      aComment({ id: 'c-1', text: 'Why gold?' }),
      aComment({ id: 'c-2', version: 2, text: 'Why red?' }),
    ],
  });

  it('keeps settled comments visible and marks changes', async () => {
    const { user } = await openRevision(twice);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Version 1Nov 8',
      'Version 2Nov 12',
      'Version 3yours, now',
    ]);
    expect(commentAbout('Why gold?').getByText('Changed in version 2')).toBeVisible();
    expect(commentAbout('Why gold?').queryByRole('button')).not.toBeInTheDocument();
    expect(commentAbout('Why red?').getByText('Answered with a change')).toBeVisible();
    expect(screen.getByText('brown').tagName).toBe('INS');
    expect(screen.getByText('red').tagName).toBe('DEL');
    await user.click(screen.getByRole('switch', { name: 'Show differences' }));
    expect(screen.queryByText('red')).not.toBeInTheDocument();
    expect(screen.getByText('Students explain why a leaf turns brown.')).toBeVisible();
  });

  // @proves R-my-submission
  it('shows an earlier version read-only, compared with the one before it', async () => {
    const { user, api } = await openRevision(twice, {
      getPlanVersion: () => ({ answers: theAnswers() }),
    });
    await user.click(screen.getByRole('tab', { name: /Version 2/ }));
    expect((await screen.findByText('red')).tagName).toBe('INS');
    expect(screen.getByText('gold').tagName).toBe('DEL');
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
    expect(api.calls('getPlanVersion').map(({ fields }) => fields.version)).toEqual(['1']);
    await user.click(screen.getByRole('tab', { name: /Version 1/ }));
    expect(await screen.findByText('Students explain why a leaf turns gold.')).toBeVisible();
    expect(screen.queryByText('Why red?')).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Show differences' })).toBeDisabled();
  });

  it('shows an error when an earlier version cannot be loaded, and retries', async () => {
    const answers = [reject('RTE_001'), { answers: theAnswers() }];
    const { user } = await openRevision(twice, { getPlanVersion: () => answers.shift() ?? fail() });
    await user.click(screen.getByRole('tab', { name: /Version 1/ }));
    await screen.findByRole('alert');
    await clickButton(user, 'Try again');
    expect(await screen.findByText('Students explain why a leaf turns gold.')).toBeVisible();
  });
});

describe('Plan open in two windows', () => {
  const theirs = aSubmission({
    revision: 9,
    answers: theAnswers({ lessionObjective: 'From the other window.', keySkills: 'Theirs' }),
  });

  const clash = async () => {
    const answers = [aSubmission(), theirs];
    const saves = [reject('PLN_002')];
    const page = await openRevision(aSubmission(), {
      getSubmission: () => ({ submission: answers.shift() ?? theirs }),
      savePlan: () => saves.shift() ?? saved(10),
    });
    await fill(page.user, 'Objective', 'From this window.');
    await screen.findByText('Changed in another window');
    return page;
  };

  // @proves R-my-submission
  it('takes changes of the other window and asks about fields that both changed', async () => {
    await clash();
    const note = within(
      screen.getByRole('group', { name: 'Changed in another window: Objective' }),
    );
    expect(note.getByText(/other/, { selector: 'del' })).toBeVisible();
    expect(note.getByText(/this/, { selector: 'ins' })).toBeVisible();
    expect(screen.getByLabelText('Objective')).toHaveValue('From this window.');
    expect(fieldsInSight()).toEqual(['Key skills', 'Objective']);
  });

  it('keeps the text of this window after Keep mine', async () => {
    const { user, api } = await clash();
    await clickButton(user, 'Keep mine');
    await bar().findAllByText('All changes saved');
    expect(api.calls('savePlan').at(-1)?.fields).toMatchObject({
      revision: '9',
      lessionObjective: 'From this window.',
    });
    expect(screen.queryByText('Changed in another window')).not.toBeInTheDocument();
  });

  it('takes the text of the other window after Use the other', async () => {
    const { user } = await clash();
    await clickButton(user, 'Use the other');
    expect(screen.getByLabelText('Objective')).toHaveValue('From the other window.');
  });

  it('keeps the input visible when the other window has sent the plan', async () => {
    const { user } = await openRevision(aSubmission(), { savePlan: () => reject('PLN_003') });
    await fill(user, 'Objective', 'Too late.');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This plan was sent from another window. Changes you made here since then are not included.',
    );
    expect(screen.getByLabelText('Objective')).toHaveValue('Too late.');
    expect(sendAgain()).toBeDisabled();
  });
});
