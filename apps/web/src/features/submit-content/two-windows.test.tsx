import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import { leavePage, openWizard, spokenSave } from '../../../testing/open/open-wizard.ts';
import { aDraft, FULL_ANSWERS, planServer } from '../../../testing/plan-server.ts';

beforeAll(async () => void (await import('./screens/submit-content-screen.tsx')), 60_000);
afterEach(leavePage);

const started = (responses = {}) =>
  planServer([aDraft({ answers: { planType: 'lessonPlan', ...responses } })]);

describe('Wizard open in two windows', () => {
  it('takes a field that only the other window changed', async () => {
    const { user, server } = await openWizard(started());
    server.save('plan-1', { qualification: 'Written elsewhere' });
    await fill(user, 'Awards', 'Written here');
    await waitFor(() =>
      expect(screen.getByLabelText('Qualifications')).toHaveValue('Written elsewhere'),
    );
    await waitFor(() =>
      expect(server.find('plan-1')?.answers).toMatchObject({
        qualification: 'Written elsewhere',
        awards: 'Written here',
      }),
    );
  });

  const dispute = async () => {
    const page = await openWizard(started({ awards: 'None' }));
    page.server.save('plan-1', { awards: 'None yet' });
    await fill(page.user, 'Awards', 'None at all');
    const note = await screen.findByRole('group', { name: 'Changed in another window: Awards' });
    return { ...page, note: within(note) };
  };

  // @proves S-content-wizard
  it('asks beside a field that both windows changed', async () => {
    const { note, user } = await dispute();
    expect(screen.getByLabelText('Awards')).toHaveValue('None at all');
    expect(note.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    expect(spokenSave()).toBe('Not saved yet. Please choose which version to keep.');
    await user.click(note.getByRole('button', { name: 'Keep mine' }));
  });

  it('keeps the text of this window after Keep mine', async () => {
    const { note, user, server } = await dispute();
    await user.click(note.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.find('plan-1')?.answers.awards).toBe('None at all'));
    expect(screen.queryByRole('group', { name: /Changed in another window/ })).toBeNull();
  });

  it('takes the text of the other window after Use the other', async () => {
    const { note, user } = await dispute();
    await user.click(note.getByRole('button', { name: 'Use the other' }));
    expect(screen.getByLabelText('Awards')).toHaveValue('None yet');
    expect(screen.queryByRole('group', { name: /Changed in another window/ })).toBeNull();
  });

  it('prevents submitting with an undecided conflict', async () => {
    const { user, api, server } = await openWizard(started(FULL_ANSWERS));
    server.save('plan-1', { topic: 'Theirs' });
    const submit = screen.getByRole('button', { name: 'Submit' });
    // Synchronously, because on a busy machine the page could save in between.
    fireEvent.input(screen.getByLabelText('Topic'), { target: { value: 'Mine' } });
    fireEvent.click(submit);
    const note = within(await screen.findByRole('group', { name: /Changed in another window/ }));
    await waitFor(() => expect(screen.getByLabelText('Topic')).toHaveFocus());
    expect(api.calls('sendSubmitContentEmail')).toHaveLength(0);
    await user.click(note.getByRole('button', { name: 'Use the other' }));
    await clickButton(user, 'Submit');
    await screen.findByRole('heading', { name: 'We received your plan' });
    expect(api.calls('sendSubmitContentEmail')[0]?.fields).toMatchObject({
      submissionTopic: 'Theirs',
    });
  });

  it('shows changes of the other window before submitting over them', async () => {
    const { user, api, server } = await openWizard(started(FULL_ANSWERS));
    server.save('plan-1', { topic: 'Written elsewhere' });
    await clickButton(user, 'Submit');
    await toast('This plan was changed in another window. Please check it again.');
    expect(screen.getByLabelText('Topic')).toHaveValue('Written elsewhere');
    expect(server.find('plan-1')?.state).toBe('draft');
    await clickButton(user, 'Submit');
    await screen.findByRole('heading', { name: 'We received your plan' });
    expect(api.calls('sendSubmitContentEmail').map(({ fields }) => fields)).toMatchObject([
      { revision: '1', submissionTopic: 'Seeds that travel' },
      { revision: '2', submissionTopic: 'Written elsewhere' },
    ]);
  });

  it('asks about a conflict that arises while submitting', async () => {
    const server = started(FULL_ANSWERS);
    const responses = [reject('PLN_002')];
    const { user, api } = await openWizard(server, {
      handlers: {
        sendSubmitContentEmail: async (fields) => {
          const [first] = responses.splice(0);
          if (!first) return server.handlers.sendSubmitContentEmail?.(fields) ?? fail();
          server.save('plan-1', { topic: 'Theirs' });
          // Typed while the response is pending.
          fireEvent.input(screen.getByLabelText('Topic'), { target: { value: 'Mine' } });
          return first;
        },
      },
    });
    await clickButton(user, 'Submit');
    const note = within(await screen.findByRole('group', { name: /Changed in another window/ }));
    expect(api.calls('sendSubmitContentEmail')).toHaveLength(1);
    await user.click(note.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.find('plan-1')?.answers.topic).toBe('Mine'));
  });

  it('shows that the other window submitted the plan and links to it', async () => {
    const { user, server } = await openWizard(started(FULL_ANSWERS));
    server.save('plan-1', {}, 'submitted');
    await fill(user, 'Topic', 'Too late');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/was submitted in another window/)).toBeVisible();
    expect(alert.getByRole('link', { name: 'See its status' })).toHaveAttribute(
      'href',
      '/my-submissions/plan-1',
    );
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  it('saves everything as a new draft when the other window deleted it', async () => {
    const { user, location, server } = await openWizard(started(FULL_ANSWERS));
    server.handlers.deletePlanDraft?.({ submissionId: 'plan-1' });
    await fill(user, 'Topic', 'Still here');
    await user.click(await screen.findByRole('button', { name: 'Save as a new draft' }));
    await screen.findAllByText('All changes saved');
    expect(server.find('plan-1')?.answers).toMatchObject({ ...FULL_ANSWERS, topic: 'Still here' });
    expect(location()).toContain('?draft=plan-1');
  });
});
