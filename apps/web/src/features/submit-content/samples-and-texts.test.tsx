import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fill } from '../../../testing/forms.ts';
import { atStep, leavePage, openWizard } from '../../../testing/open/open-wizard.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { aDraft, FULL_ANSWERS, planServer } from '../../../testing/plan-server.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { showNarrowWindow, showWideWindow } from '../../../testing/window-width.ts';

const MAX = 65_000;

beforeAll(async () => {
  await import('./screens/submit-content-screen.tsx');
  await import('./screens/sample-plan-screen.tsx');
}, 60_000);
afterEach(leavePage);

const lastStep = () => openWizard(planServer([aDraft({ answers: FULL_ANSWERS })]));

describe('Long text field', () => {
  // @proves F-textarea, K-textarea
  it('counts the characters from the first one', async () => {
    const { user } = await openWizard();
    expect(screen.queryByText(/of 65,000/)).toBeNull();
    await fill(user, 'Awards', 'a'.repeat(1_204));
    expect(screen.getByText('1,204 of 65,000')).toBeVisible();
    expect(screen.getByLabelText('Awards')).toHaveAttribute('maxlength', '65000');
  });

  it.each([
    [MAX - 1_001, ''],
    [MAX - 1_000, '1,000 characters left'],
    [MAX - 700, '1,000 characters left'],
    [MAX - 99, '100 characters left'],
    [MAX, 'No characters left'],
  ])('announces at %i characters "%s"', async (length, words) => {
    const { user } = await openWizard();
    await fill(user, 'Awards', 'a'.repeat(length));
    const [, below] = within(screen.getByRole('form')).getAllByRole('status');
    expect(below).toHaveTextContent(words);
  });

  // @proves F-textarea
  it('shows how many pasted characters did not fit', async () => {
    const { user } = await openWizard();
    await fill(user, 'Awards', 'a'.repeat(MAX - 10));
    fireEvent.paste(screen.getByLabelText('Awards'), {
      clipboardData: { getData: () => 'b'.repeat(1_210) },
    });
    expect(
      screen.getByText('The text is too long: the last 1,200 characters were removed.'),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Awards'), '{Backspace}');
    expect(screen.queryByText(/The text is too long/)).toBeNull();
  });

  // @proves F-textarea
  it('saves and submits the maximum length in every field', async () => {
    const long = Object.fromEntries(
      Object.entries(FULL_ANSWERS).map(([field, value]) => [
        field,
        typeof value === 'string' && value.includes(' ') ? 'x'.repeat(MAX) : value,
      ]),
    );
    const { user, api } = await openWizard(planServer([aDraft({ answers: long })]));
    await atStep('Form Submission');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'We received your plan' });
    expect(api.calls('sendSubmitContentEmail')[0]?.fields).toMatchObject({
      lessionDescription: 'x'.repeat(MAX),
      submissionTopic: 'x'.repeat(MAX),
    });
  });
});

/** Sets whether the screen is narrow. */
describe('Sample plans', () => {
  // @proves R-submit-content
  it('shows the samples in tabs beside the form', async () => {
    showWideWindow();
    const { user } = await lastStep();
    const panel = within(screen.getByRole('complementary', { name: 'Sample plans' }));
    expect(panel.getByRole('tab', { name: 'Sample Lesson Plan' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(panel.getByText('Read only')).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Why do leaves change color?' })).toBeVisible();
    expect(panel.getByText('Grade 2, Science')).toBeVisible();
    await user.click(panel.getByRole('tab', { name: 'Sample Unit Plan' }));
    expect(panel.getByRole('heading', { name: 'Fractions at the bakery' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open to print' })).toHaveAttribute(
      'href',
      '/sample-plans/unitPlan',
    );
  });

  it('collapses the samples on narrow screens', async () => {
    showNarrowWindow();
    const { user } = await lastStep();
    const unfold = screen.getByRole('button', { name: 'Show sample plans' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await user.click(unfold);
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Sample Lesson Plan' })).toBeVisible(),
    );
  });

  const visit = (planType: string) => {
    const session = anEducator();
    const api = fakeApi({ getUser: () => userResponse(session) });
    return renderPortal({ at: `/sample-plans/${planType}`, session, api });
  };

  // @proves R-sample-plans
  it.each([
    ['lessonPlan', 'Why do leaves change color?', 'Lesson plan · Grade 2 · Science'],
    ['unitPlan', 'Fractions at the bakery', 'Unit plan · Grade 4 · Math'],
  ])('shows a printable page for the sample %s', async (planType, topic, facts) => {
    const print = vi.spyOn(window, 'print');
    const { user } = visit(planType);
    await heading(topic);
    expect(document.title).toBe(`${topic} · Wonderfield`);
    expect(screen.getByText(facts)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print this plan' }));
    expect(print).toHaveBeenCalledOnce();
  });

  // @proves R-sample-plans
  it('links back from an unknown sample', async () => {
    visit('year-plan');
    await screen.findByText('This sample plan does not exist.');
    expect(screen.getByRole('link', { name: 'Submit Content' })).toHaveAttribute(
      'href',
      '/submit-content/educator',
    );
  });
});
