import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { SubmissionJson } from '@wonderfield/contract/plans/submission-json';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open-as-educator.ts';
import { leavePage } from '../../../testing/open-wizard.ts';
import { anAuthor } from '../../../testing/people.ts';
import { heading } from '../../../testing/render-screen.tsx';
import {
  aComment,
  anotherComment,
  aReply,
  aSubmission,
  theAnswers,
} from '../../../testing/submissions.ts';

type Saved = { submissionId: string; revision: number; savedAt: string };
const saved = (revision: number): Saved => ({
  submissionId: 'plan-1',
  revision,
  savedAt: '2026-11-16T10:00:00Z',
});

const open = async (submission: SubmissionJson = aSubmission(), handlers: Handlers = {}) => {
  let revision = submission.revision;
  const page = openAsEducator(
    '/my-submissions/plan-1',
    {
      getSubmission: () => ({ submission }),
      getSubmissions: () => ({ submissions: [] }),
      savePlan: () => {
        revision += 1;
        return saved(revision);
      },
      ...handlers,
    },
    anAuthor(),
  );
  await heading('Why do leaves change color?');
  await screen.findByRole('heading', { name: 'Your plan' });
  return page;
};

const bar = () => within(screen.getByRole('region', { name: 'Send again' }));
const sendAgain = () => bar().getByRole('button', { name: 'Send again' });
const fieldsInSight = () =>
  screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent);
const commentAbout = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);
const ASKED = 'Which words should a student use?';

beforeAll(async () => void (await import('./screens/submission-screen.tsx')), 60_000);
afterEach(leavePage);

describe('Revision', () => {
  // @proves R-my-submission
  it('shows the commented fields with their comments', async () => {
    await open(aSubmission({ comments: [aComment(), anotherComment()] }));
    expect(fieldsInSight()).toEqual(['Objective', 'What makes this special']);
    expect(screen.getByText('Comments (2)')).toBeVisible();
    expect(commentAbout(ASKED).getByText('Maren, reviewer')).toBeVisible();
    expect(screen.getByLabelText('Objective')).toHaveValue(
      'Students explain why a leaf turns gold.',
    );
    expect(screen.getByText('Changes requested')).toBeVisible();
    expect(screen.getByText('Lesson plan · Grade 2 · Science')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/my-submissions');
  });

  it('shows all twenty fields by wizard step on request', async () => {
    const { user } = await open();
    await clickButton(user, 'Show all 20 fields');
    await clickButton(user, 'Show Credentials');
    await clickButton(user, 'Show Additional information');
    expect(fieldsInSight()).toHaveLength(20);
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Credentials',
      'Additional information',
      'The plan',
    ]);
    await clickButton(user, 'Show only fields with comments');
    expect(fieldsInSight()).toEqual(['Objective']);
  });

  it('disables Send again until every comment is answered, and says why', async () => {
    await open(aSubmission({ comments: [aComment(), anotherComment({ reply: aReply() })] }));
    expect(sendAgain()).toBeDisabled();
    expect(sendAgain()).toHaveAccessibleDescription(
      '1 of 2 comments answered. The reviewer sees only what you send.',
    );
  });

  // @proves R-my-submission
  it('saves only changed fields automatically and counts the comment as answered', async () => {
    const { user, api } = await open();
    await fill(user, 'Objective', 'Students explain it with two words.');
    expect(commentAbout(ASKED).getByText('Answered with a change')).toBeVisible();
    await bar().findAllByText('All changes saved');
    expect(api.calls('savePlan').map(({ fields }) => fields)).toEqual([
      {
        sessionToken: expect.any(String),
        userId: expect.any(String),
        submissionId: 'plan-1',
        revision: '4',
        lessionObjective: 'Students explain it with two words.',
      },
    ]);
    expect(bar().getByText('1 of 1 comment answered.')).toBeVisible();
    expect(sendAgain()).toBeEnabled();
    await fill(user, 'Objective', 'Students explain why a leaf turns gold.');
    expect(sendAgain()).toBeDisabled();
  });

  it('announces once that the plan is saved, not on every key press', async () => {
    const { user } = await open();
    const status = bar().getByRole('status');
    const spoken: (string | null)[] = [];
    new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await fill(user, 'Objective', 'Two');
    await bar().findAllByText('All changes saved');
    await fill(user, 'Objective', 'Two words');
    await bar().findByText('Saving...');
    await waitFor(() => expect(bar().queryByText('Saving...')).toBeNull());
    expect(new Set(spoken)).toEqual(new Set(['All changes saved']));
    expect(spoken).toHaveLength(1);
  });

  it('counts the characters and shows how much of a paste did not fit', async () => {
    const { user } = await open(
      aSubmission({ answers: theAnswers({ lessionObjective: 'a'.repeat(64_999) }) }),
    );
    await clickButton(user, 'Show all 20 fields');
    await clickButton(user, 'Edit Objective');
    expect(screen.getByText('64,999 of 65,000')).toBeVisible();
    fireEvent.paste(screen.getByLabelText('Objective'), {
      clipboardData: { getData: () => 'bcd' },
    });
    expect(screen.getByText(/^The text is too long: the last 2 characters/)).toBeVisible();
  });

  it('opens any other field on Edit and focuses it', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Show all 20 fields');
    expect(screen.queryByLabelText('Key skills')).not.toBeInTheDocument();
    await clickButton(user, 'Edit Key skills');
    await waitFor(() => expect(screen.getByLabelText('Key skills')).toHaveFocus());
    await fill(user, 'Key skills', 'Observing and sorting');
    await clickButton(user, 'Done with Key skills');
    expect(screen.queryByLabelText('Key skills')).not.toBeInTheDocument();
    await clickButton(user, 'Show only fields with comments');
    expect(fieldsInSight()).toEqual(['Key skills', 'Objective']);
    await bar().findAllByText('All changes saved');
    expect(api.calls('savePlan')[0]?.fields.keySkills).toBe('Observing and sorting');
  });

  it('edits choices and grades in lists', async () => {
    const { user, api } = await open();
    await clickButton(user, 'Show all 20 fields');
    await clickButton(user, 'Edit Subject');
    await user.selectOptions(screen.getByLabelText('Subject'), 'Art');
    await clickButton(user, 'Edit Grades');
    await user.click(screen.getByRole('button', { name: /^Grades Grade 2/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Grade 3' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    // On a busy machine the page may save the first change before the second is made.
    const sent = () => Object.assign({}, ...api.calls('savePlan').map(({ fields }) => fields));
    await waitFor(() =>
      expect(sent()).toMatchObject({ submissionSubject: 'art', submissionGrades: '["2","3"]' }),
    );
    await bar().findAllByText('All changes saved');
  });

  it.each([
    ['empty', ''],
    ['with only spaces', '   '],
    ['with only invisible characters', '\u200b'],
  ])('prevents sending with a field left %s and names the field', async (_, text) => {
    const { user } = await open();
    await fill(user, 'Objective', text);
    expect(messageUnder('Objective')).toBe('This field is required');
    expect(bar().getByText(/Still empty: Objective\./)).toBeVisible();
    expect(sendAgain()).toBeDisabled();
  });
});

describe('Replying to a comment', () => {
  it('saves a reply, which can be edited and removed', async () => {
    const submission = aSubmission();
    const { user, api } = await open(submission, {
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
    const { user, api } = await open(submission, {
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
    const { user } = await open(aSubmission(), { answerPlanComment: () => reject('PLN_003') });
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
    const { user } = await open(plan, {
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
    const page = await open(twoComments());
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
    const { user, api } = await open(aSubmission({ comments: [aComment({ reply })] }));
    await clickButton(user, 'Edit reply');
    await fill(user, 'Your reply', 'Better words');
    await clickButton(user, 'Send again');
    await toast('Please save or cancel your reply first.');
    expect(api.calls('sendPlanAgain')).toEqual([]);
  });

  it('closes the reply when it is saved while another version is shown', async () => {
    const answer = held<{ submission: SubmissionJson }>();
    const { user } = await open(twoComments(), { answerPlanComment: () => answer.promise });
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
    const { user, api } = await open(aSubmission(), { sendPlanAgain: () => answer.promise });
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
      const { user, api } = await open(aSubmission({ comments: [aComment({ reply: aReply() })] }), {
        sendPlanAgain: () => reject(code),
      });
      await clickButton(user, 'Send again');
      await screen.findByRole('alert');
      await waitFor(() => expect(api.calls('getSubmission')).toHaveLength(2));
      expect(sendAgain()).toBeEnabled();
    },
  );

  it('does not send the plan when pending changes cannot be saved', async () => {
    const { user, api } = await open(aSubmission(), { savePlan: () => fail() });
    await fill(user, 'Objective', 'Two words.');
    await clickButton(user, 'Send again');
    await toast('Your last changes are not saved yet, so nothing was sent.');
    expect(bar().getByRole('status')).toHaveTextContent('Not saved yet. We keep trying.');
    expect(api.calls('sendPlanAgain')).toEqual([]);
  });
});

describe('Leaving the page', () => {
  it('saves and closes the page', async () => {
    const { user, api, location } = await open();
    await fill(user, 'Objective', 'Two words.');
    await clickButton(user, 'Save and close');
    await heading('My Submissions');
    expect(location()).toBe('/my-submissions');
    expect(api.calls('savePlan')[0]?.fields.lessionObjective).toBe('Two words.');
  });

  it('saves without a question when the author leaves by a link', async () => {
    const { user, api } = await open();
    await fill(user, 'Objective', 'Two words.');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('My Submissions');
    expect(api.calls('savePlan')).toHaveLength(1);
  });

  it('asks before leaving when saving failed', async () => {
    const { user, location } = await open(aSubmission(), { savePlan: () => fail() });
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
    const { user } = await open(twice);
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
    const { user, api } = await open(twice, {
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
    const { user } = await open(twice, { getPlanVersion: () => answers.shift() ?? fail() });
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
    const page = await open(aSubmission(), {
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
    const { user } = await open(aSubmission(), { savePlan: () => reject('PLN_003') });
    await fill(user, 'Objective', 'Too late.');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This plan was sent from another window. Changes you made here since then are not included.',
    );
    expect(screen.getByLabelText('Objective')).toHaveValue('Too late.');
    expect(sendAgain()).toBeDisabled();
  });
});
