import { screen, within } from '@testing-library/react';
import { ANSWER_FIELDS } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { describe, expect, it } from 'vitest';
import { clickButton } from '../../../testing/forms.ts';
import {
  ANSWERS,
  aComment,
  aReviewedPlan,
  aSecondVersion,
  claimedByMaren,
} from '../../../testing/plans.ts';
import { field, inField, openPlan, reviewApi } from '../../../testing/review.ts';

const checks = () => screen.getByRole('region', { name: 'Automatic checks' });

describe('plan review', () => {
  // @proves R-console-review
  it('shows all fields in the groups of the wizard, the plan first', async () => {
    await openPlan(reviewApi(aReviewedPlan()));
    const groups = screen.getAllByRole('heading', { level: 3 }).map((group) => group.textContent);
    expect(groups).toEqual(['The plan', 'Credentials', 'Additional information']);
    for (const name of ANSWER_FIELDS) expect(field(ANSWER_LABELS[name])).toBeVisible();
    expect(field('Education')).toHaveTextContent('Master');
    expect(field('Grades you teach')).toHaveTextContent('Grades 3 and 4');
    expect(
      screen.getByText('Elena Rivera · Hazel Grove Elementary · Unit plan · Grade 4 · Math'),
    ).toBeVisible();
  });

  it('shows HTML as text and links that cannot be clicked', async () => {
    const description = '<img src=x onerror=alert(1)> see https://orders.example/sheet';
    await openPlan(reviewApi(aReviewedPlan({ answers: { ...ANSWERS, description } })));
    expect(field('Description')).toHaveTextContent(description);
    expect(inField('Description').queryByRole('img')).not.toBeInTheDocument();
    expect(inField('Description').queryByRole('link')).not.toBeInTheDocument();
  });

  it('states which automatic checks found nothing', async () => {
    await openPlan(reviewApi(aReviewedPlan()));
    expect(checks()).toHaveTextContent('No names of the author’s students found');
    expect(checks()).toHaveTextContent('No copied text found');
    expect(checks()).toHaveTextContent('No links');
  });

  it('shows the findings of the automatic checks', async () => {
    const findings = {
      studentNames: ['Maya', 'Theo'],
      sharedWith: [{ planId: 'p', topic: 'Bread', authorName: 'Aisha Rahman' }],
      links: ['a.example', 'b.example', 'c.example', 'd.example', 'e.example'],
    };
    await openPlan(reviewApi(aReviewedPlan({ checks: findings })));
    expect(checks()).toHaveTextContent('Names of the author’s students: Maya, Theo');
    expect(checks()).toHaveTextContent('Same sentences as “Bread” by Aisha Rahman');
    expect(checks()).toHaveTextContent(
      '5 links leave Wonderfield: a.example, b.example, c.example, and 2 more',
    );
    expect(within(checks()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows a plan read-only while a colleague has claimed it', async () => {
    await openPlan(reviewApi(aReviewedPlan({ state: 'inReview', heldBy: claimedByMaren() })));
    expect(
      screen.getByText(/^Claimed by Maren until .* You can read it but not decide\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Comment|Accept|Claim/ })).not.toBeInTheDocument();
  });
});

describe('second version of a plan', () => {
  // @proves R-console-review
  it('shows the differences word by word and the replies', async () => {
    await openPlan(reviewApi(aSecondVersion()));
    const objective = inField('Objective');
    expect(objective.getByText('understand').tagName).toBe('DEL');
    const added = [...field('Objective').querySelectorAll('ins')].map((ins) => ins.textContent);
    expect(added.map((words) => words.trim())).toEqual(['can compare']);
    expect(objective.getByText('Name what a student can do.')).toBeVisible();
    expect(objective.getByText('Changed in version 2')).toBeVisible();
    expect(field('Topic').querySelector('ins, del')).toBeNull();
  });

  it('hides the differences on request', async () => {
    const { user } = await openPlan(reviewApi(aSecondVersion()));
    await user.click(screen.getByRole('checkbox', { name: 'Show differences from version 1' }));
    expect(field('Objective').querySelector('ins, del')).toBeNull();
    expect(field('Objective')).toHaveTextContent('Students can compare halves');
  });

  it('shows the author’s reply in place of a change', async () => {
    const reply = {
      text: 'Our district uses it.',
      leavesAsIs: true,
      writtenAt: '2026-11-10T15:00:00Z',
    };
    const comment = aComment({
      field: 'standards',
      isTold: true,
      isYours: false,
      reviewer: 'Maren',
      reply,
    });
    await openPlan(reviewApi(aSecondVersion({ comments: [comment] })));
    expect(inField('Standards').getByText('Maren')).toBeVisible();
    expect(inField('Standards').getByText(/Left unchanged/)).toBeVisible();
    expect(inField('Standards').getByText('Our district uses it.')).toBeVisible();
    expect(inField('Standards').queryByText(/Changed in/)).not.toBeInTheDocument();
  });

  it('opens the previous version and returns to the newest', async () => {
    const api = reviewApi(aSecondVersion(), {
      readPlanVersion: ({ version }) => ({
        answers: { ...ANSWERS, topic: `Bakery, version ${version}` },
      }),
    });
    const { user } = await openPlan(api);
    await clickButton(user, 'Version 1');
    expect(await screen.findByText('Bakery, version 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Version 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByText('You are reading version 1.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Claim this plan' })).not.toBeInTheDocument();
    await clickButton(user, 'Back to version 2');
    expect(screen.getByRole('button', { name: 'Claim this plan' })).toBeVisible();
  });
});

it('shows that the author’s account is suspended', async () => {
  const author = { userId: 'elena', isSuspended: true };
  await openPlan(reviewApi(aReviewedPlan({ author })));
  expect(screen.getByText(/^The author’s account is suspended\./)).toBeVisible();
});
