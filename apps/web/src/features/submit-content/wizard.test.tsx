import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { choose, clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { atStep, leavePage, openWizard, stepMarks } from '../../../testing/open/open-wizard.ts';
import { aDraft, FULL_ANSWERS, planServer } from '../../../testing/plan-server.ts';

const AT = '/submit-content/educator';

const chooseGradesOf = async (user: UserEvent, label: RegExp, grade: string) => {
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(await screen.findByRole('checkbox', { name: grade }));
  const done = screen.getAllByRole('button', { name: 'Done' }).at(-1);
  if (done) await user.click(done);
};

beforeAll(async () => void (await import('./screens/submit-content-screen.tsx')), 60_000);
afterEach(leavePage);

describe('Wizard', () => {
  // @proves R-submit-content, K-wizard-steps
  it('opens an empty first step without saving a draft', async () => {
    const { api, location } = await openWizard();
    expect(document.title).toBe('Submit Content and Monetize · Wonderfield');
    expect(stepMarks()).toEqual([
      'CredentialsStep 1 of 3',
      'Additional InformationNext',
      'Form SubmissionNext',
    ]);
    expect(screen.queryByRole('button', { name: /Additional Information/ })).toBeNull();
    expect(screen.getByLabelText('Education')).toHaveValue('');
    expect(api.calls('savePlan')).toHaveLength(0);
    expect(location()).toBe(AT);
  });

  // @proves S-content-wizard, F-content-required
  it('requires all fields of a step and focuses the first missing one', async () => {
    const { user, api } = await openWizard();
    await clickButton(user, 'Continue');
    expect(messageUnder('Education')).toBe('Please select Education');
    expect(messageUnder('Subject of expertise')).toBe('Please select Subject');
    expect(messageUnder('Qualifications')).toBe('This field is required');
    expect(messageUnder('Awards')).toBe('This field is required');
    expect(screen.getByText('Please select Grade')).toBeVisible();
    expect(screen.getByLabelText('Education')).toHaveFocus();
    expect(api.calls('savePlan')).toHaveLength(0);
    await choose(user, 'Education', 'Master');
    expect(messageUnder('Education')).toBeUndefined();
  });

  // @proves R-submit-content, C-3.9-content
  it('completes the three steps, saves on the way and submits everything', async () => {
    const { user, api, location, server } = await openWizard();
    await choose(user, 'Education', 'Master');
    await choose(user, 'Subject of expertise', 'Science');
    await chooseGradesOf(user, /^Grades you teach/, 'Grade 2');
    await fill(user, 'Qualifications', 'Ten years in grade 2.');
    await fill(user, 'Awards', 'None');
    await clickButton(user, 'Continue');
    await atStep('Additional Information');
    await waitFor(() => expect(location()).toBe(`${AT}?draft=plan-1`));
    expect(server.find('plan-1')?.answers).toMatchObject({
      education: 'master',
      teachingGrades: ['2'],
      planType: 'lessonPlan',
    });
    await choose(user, 'Favorite subject', 'Science');
    await fill(user, 'Teaching style', 'Hands-on');
    await fill(user, 'Educational philosophy', 'By doing it.');
    await fill(user, 'What makes a lesson successful?', 'A question.');
    await fill(user, 'How do you engage students in a lesson?', 'Partner talk.');
    await clickButton(user, 'Continue');
    await atStep('Form Submission');
    expect(screen.getByLabelText('Type of plan')).toHaveValue('lessonPlan');
    expect(screen.getByText(/your name and your school appear with it/)).toBeVisible();
    await choose(user, 'Subject', 'Science');
    await chooseGradesOf(user, /^Grades Select/, 'Grade 2');
    await fill(user, 'Topic', 'Seeds that travel');
    for (const label of [
      'Essential questions',
      'Key skills',
      'Standards',
      'Objective',
      'Description',
      'What makes this special',
    ]) {
      await fill(user, label, `My ${label}`);
    }
    await clickButton(user, 'Submit');
    await screen.findByRole('heading', { name: 'We received your plan' });
    expect(api.calls('savePlan').map(({ idempotencyKey }) => idempotencyKey)).not.toContain(null);
    const [sent, ...more] = api.calls('sendSubmitContentEmail');
    expect(more).toEqual([]);
    expect(sent?.idempotencyKey).toEqual(expect.any(String));
    expect(sent?.fields).toMatchObject({
      submissionId: 'plan-1',
      typeOfPlan: 'lessonPlan',
      submissionTopic: 'Seeds that travel',
      educationalPhilosophy: 'By doing it.',
      makeThisSpecial: 'My What makes this special',
    });
  });

  // @proves R-submit-content, S-content-wizard
  it('goes back by button and by step marker without a question', async () => {
    const { user } = await openWizard(planServer([aDraft({ answers: FULL_ANSWERS })]));
    await atStep('Form Submission');
    await fill(user, 'Topic', '');
    await clickButton(user, 'Back');
    await atStep('Additional Information');
    expect(screen.getByRole('heading', { name: 'Additional Information' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Credentials/ }));
    await atStep('Credentials');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    // Both steps are complete, so going forward is possible too.
    await user.click(screen.getByRole('button', { name: /^Form Submission/ }));
    await atStep('Form Submission');
    expect(screen.getByLabelText('Topic')).toHaveValue('');
  });

  // @proves R-submit-content
  it('locks later steps when an earlier field is cleared', async () => {
    const { user } = await openWizard(planServer([aDraft({ answers: FULL_ANSWERS })]));
    await atStep('Form Submission');
    await user.click(screen.getByRole('button', { name: /^Credentials/ }));
    await fill(user, 'Awards', ' ');
    expect(screen.queryByRole('button', { name: /^Form Submission/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Additional Information/ })).toBeNull();
  });

  // @proves S-content-wizard
  it('shows Continuing... and Submitting... while the requests are pending', async () => {
    const saving = held<void>();
    const sending = held<void>();
    const server = planServer([aDraft({ answers: { ...FULL_ANSWERS, awards: '' } })]);
    const { user } = await openWizard(server, {
      handlers: {
        savePlan: async (fields) => {
          await saving.promise;
          return server.handlers.savePlan?.(fields) ?? reject('PLN_001');
        },
        sendSubmitContentEmail: async () => {
          await sending.promise;
          return { submissionId: 'plan-1' };
        },
      },
    });
    await atStep('Credentials');
    await fill(user, 'Awards', 'None');
    await clickButton(user, 'Continue');
    expect(screen.getByRole('button', { name: 'Continuing...' })).toBeVisible();
    saving.give();
    await user.click(await screen.findByRole('button', { name: /^Form Submission/ }));
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    sending.give();
    expect(await screen.findByRole('heading', { name: 'We received your plan' })).toHaveFocus();
    expect(screen.getByText(/usually within 5 school days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Submissions' })).toHaveAttribute(
      'href',
      '/my-submissions',
    );
  });

  it("starts another plan prefilled with the author's profile", async () => {
    const { user, location } = await openWizard(
      planServer([aDraft({ answers: FULL_ANSWERS })], FULL_ANSWERS),
    );
    await clickButton(user, 'Submit');
    await user.click(await screen.findByRole('link', { name: 'Start another plan' }));
    await atStep('Form Submission');
    expect(location()).toBe(`${AT}?draft=new`);
    expect(screen.getByLabelText('Topic')).toHaveValue('');
    expect(screen.getByText(/Steps 1 and 2 are filled in from your last plan/)).toBeVisible();
    await clickButton(user, 'Check step 1');
    await atStep('Credentials');
    expect(screen.getByLabelText('Qualifications')).toHaveValue('Ten years in grade 2.');
  });

  it("shows the server's message under a field on any step", async () => {
    const { user } = await openWizard(planServer([aDraft({ answers: FULL_ANSWERS })]), {
      handlers: {
        sendSubmitContentEmail: () =>
          reject('VAL_001', {
            errors: { makeThisSpecial: 'Too special', makesLessionSuccessful: 'Please say more' },
          }),
      },
    });
    await clickButton(user, 'Submit');
    await atStep('Additional Information');
    expect(messageUnder('What makes a lesson successful?')).toBe('Please say more');
    expect(screen.getByLabelText('What makes a lesson successful?')).toHaveFocus();
  });
});
