import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import {
  ASKED,
  bar,
  commentAbout,
  fieldsInSight,
  openRevision,
  sendAgain,
} from '../../../testing/open/open-revision.ts';
import { leavePage } from '../../../testing/open/open-wizard.ts';
import {
  aComment,
  anotherComment,
  aReply,
  aSubmission,
  theAnswers,
} from '../../../testing/submissions.ts';

beforeAll(async () => void (await import('./screens/submission-screen.tsx')), 60_000);
afterEach(leavePage);

describe('Revision', () => {
  // @proves R-my-submission
  it('shows the commented fields with their comments', async () => {
    await openRevision(aSubmission({ comments: [aComment(), anotherComment()] }));
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
    const { user } = await openRevision();
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
    await openRevision(
      aSubmission({ comments: [aComment(), anotherComment({ reply: aReply() })] }),
    );
    expect(sendAgain()).toBeDisabled();
    expect(sendAgain()).toHaveAccessibleDescription(
      '1 of 2 comments answered. The reviewer sees only what you send.',
    );
  });

  // @proves R-my-submission
  it('saves only changed fields automatically and counts the comment as answered', async () => {
    const { user, api } = await openRevision();
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
    const { user } = await openRevision();
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
    const { user } = await openRevision(
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
    const { user, api } = await openRevision();
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
    const { user, api } = await openRevision();
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
    const { user } = await openRevision();
    await fill(user, 'Objective', text);
    expect(messageUnder('Objective')).toBe('This field is required');
    expect(bar().getByText(/Still empty: Objective\./)).toBeVisible();
    expect(sendAgain()).toBeDisabled();
  });
});
