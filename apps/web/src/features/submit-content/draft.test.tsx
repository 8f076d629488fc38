import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import {
  atStep,
  leavePage,
  openWizard,
  spokenSave,
  visitWizard,
} from '../../../testing/open/open-wizard.ts';
import { anEducator } from '../../../testing/people.ts';
import { aDraft, FULL_ANSWERS, planServer } from '../../../testing/plan-server.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const AT = '/submit-content/educator';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Sets a field value synchronously, so it works with fake timers. */
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeAll(async () => void (await import('./screens/submit-content-screen.tsx')), 60_000);
afterEach(leavePage);

const started = (responses = {}) =>
  planServer([aDraft({ answers: { planType: 'lessonPlan', ...responses } })]);

describe('Draft in the wizard', () => {
  // @proves R-submit-content
  it('opens the last saved draft at its current step', async () => {
    const { location } = await openWizard(started({ ...FULL_ANSWERS, engagement: '' }));
    await atStep('Additional Information');
    expect(screen.getByLabelText('Teaching style')).toHaveValue('Hands-on');
    await waitFor(() => expect(location()).toBe(`${AT}?draft=plan-1`));
  });

  it('opens the draft named in the URL', async () => {
    const server = planServer([
      aDraft({ id: 'plan-1', answers: { ...FULL_ANSWERS, topic: 'The one I want' } }),
      aDraft({ id: 'plan-2', answers: FULL_ANSWERS }),
    ]);
    await openWizard(server, { at: `${AT}?draft=plan-1` });
    await atStep('Form Submission');
    expect(screen.getByLabelText('Topic')).toHaveValue('The one I want');
  });

  it('opens a new draft when the URL requests one', async () => {
    const { user, location, server } = await openWizard(started(), { at: `${AT}?draft=new` });
    expect(screen.getByLabelText('Awards')).toHaveValue('');
    await fill(user, 'Awards', 'None');
    await waitFor(() => expect(location()).toBe(`${AT}?draft=plan-2`));
    expect(screen.getByLabelText('Awards')).toHaveValue('None');
    expect(server.find('plan-1')?.answers.awards).toBeUndefined();
  });

  it('saves one second after the last key press and shows it', async () => {
    const { api } = await openWizard(started());
    await atStep('Credentials');
    vi.useFakeTimers();
    type('Awards', 'Teacher of the Year');
    expect(screen.getByText('Saving...')).toBeVisible();
    await pass(1_000);
    expect(api.calls('savePlan').map(({ fields }) => fields)).toMatchObject([
      { awards: 'Teacher of the Year', submissionId: 'plan-1', revision: '1' },
    ]);
    expect(api.calls('savePlan')[0]?.fields).not.toHaveProperty('qualification');
    expect(spokenSave()).toBe('All changes saved');
  });

  it('saves when the page is hidden', async () => {
    const { api } = await openWizard(started());
    vi.useFakeTimers();
    type('Awards', 'None');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(api.calls('savePlan')).toHaveLength(1);
  });

  it('shows that saving failed, retries, and saves when the network is back', async () => {
    let isOffline = true;
    const server = started();
    const { user, api } = await openWizard(server, {
      handlers: {
        savePlan: (fields) =>
          isOffline ? fail() : (server.handlers.savePlan?.(fields) ?? reject('PLN_001')),
      },
    });
    await fill(user, 'Awards', 'None');
    await screen.findAllByText('Not saved yet. We keep trying.');
    expect(spokenSave()).toBe('Not saved yet. We keep trying.');
    isOffline = false;
    fireEvent(window, new Event('online'));
    await screen.findAllByText('All changes saved');
    const keys = api.calls('savePlan').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows PLN_005 when the server rejects another draft', async () => {
    const { user } = await openWizard(planServer(), {
      handlers: { savePlan: () => reject('PLN_005') },
    });
    await fill(user, 'Awards', 'None');
    await screen.findAllByText('You already have many drafts. Please finish or delete one first.');
  });

  it('deletes the draft after a confirmation', async () => {
    const { user, location, server } = await openWizard(started(FULL_ANSWERS));
    const notes: (string | null)[] = [];
    const watch = new MutationObserver(() =>
      notes.push(...screen.queryAllByText(/in another window/).map((note) => note.textContent)),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    await clickButton(user, 'Delete draft');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
    await toast('Draft deleted.');
    await waitFor(() => expect(location()).toBe('/my-submissions'));
    expect(server.find('plan-1')).toBeUndefined();
    watch.disconnect();
    expect(notes).toEqual([]);
  });
});

describe('Leaving the wizard', () => {
  // @proves S-content-wizard
  it('saves and leaves without a question', async () => {
    const { user, location, server } = await openWizard(started());
    await fill(user, 'Awards', 'None');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(location()).toBe('/my-submissions'));
    expect(server.find('plan-1')?.answers.awards).toBe('None');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before leaving when saving failed, and stays on request', async () => {
    const { user, location } = await openWizard(started(), {
      handlers: { savePlan: () => fail() },
    });
    await fill(user, 'Awards', 'None');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(location()).toContain(AT);
    expect(screen.getByLabelText('Awards')).toHaveValue('None');
  });

  it('lets the browser ask only while there are unsaved changes', async () => {
    const saving = held<void>();
    const server = started();
    const { user } = await openWizard(server, {
      handlers: {
        savePlan: async (fields) => {
          await saving.promise;
          return server.handlers.savePlan?.(fields) ?? reject('PLN_001');
        },
      },
    });
    const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    await fill(user, 'Awards', 'None');
    expect(isHeld()).toBe(true);
    saving.give();
    await screen.findAllByText('All changes saved');
    expect(isHeld()).toBe(false);
  });

  it('restores the input of this tab after the session had ended', async () => {
    const session = anEducator({ id: 'educator-cut-off' });
    let isOver = true;
    const server = started();
    const savePlan: NonNullable<typeof server.handlers.savePlan> = (fields) =>
      isOver ? reject('SSN_002') : (server.handlers.savePlan?.(fields) ?? reject('PLN_001'));
    const { user, api } = await openWizard(server, { handlers: { savePlan }, session });
    await fill(user, 'Awards', 'Typed too late');
    await screen.findByText('Your session has ended. Please sign in again.');
    await leavePage();
    isOver = false;
    renderPortal({ at: AT, session, api });
    await heading('Submit Content and Monetize');
    await waitFor(() => expect(screen.getByLabelText('Awards')).toHaveValue('Typed too late'));
    await waitFor(() => expect(server.find('plan-1')?.answers.awards).toBe('Typed too late'));
  });
});

describe('Wizard replacements', () => {
  // @proves R-submit-content, P-educator-content
  it.each([
    [anEducator({ id: 'waits', isApproved: false })],
    [anEducator({ id: 'is-not-set-up', grades: [] })],
  ])('shows an educator without access where to continue', async (session) => {
    const { api } = await visitWizard(planServer(), { session });
    expect(screen.getByText('You can submit plans once your account is ready.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute(
      'href',
      '/educator',
    );
    expect(api.calls('getPlanDraft')).toHaveLength(0);
  });

  // @proves P-educator-content
  it.each([
    ['EDU_001', 'Your account is waiting for approval.'],
    ['EDU_002', 'Please finish setting up your account first.'],
    ['EDU_004', 'Your school needs to approve you first.'],
  ] as const)('shows why the server rejects the wizard: %s', async (code, words) => {
    await visitWizard(planServer(), { handlers: { getPlanDraft: () => reject(code) } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my page' })).toBeVisible();
  });

  it('links from an unknown draft to My Submissions', async () => {
    await visitWizard(planServer(), { at: `${AT}?draft=nobodys` });
    expect(await screen.findByText('We could not find this plan.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Submissions' })).toBeVisible();
  });

  it('links to a plan that was already submitted', async () => {
    const server = planServer([aDraft({ state: 'inReview', answers: FULL_ANSWERS })]);
    await visitWizard(server, { at: `${AT}?draft=plan-1` });
    expect(await screen.findByText('This plan was already submitted.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See its status' })).toHaveAttribute(
      'href',
      '/my-submissions/plan-1',
    );
  });

  it('shows a loading text and retries on request', async () => {
    const response = held<void>();
    let isDown = true;
    const { user } = await visitWizard(planServer(), {
      handlers: {
        getPlanDraft: async () => {
          await response.promise;
          return isDown ? reject('RTE_001') : { background: {} };
        },
      },
    });
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    response.give();
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await clickButton(user, 'Try again');
    await atStep('Credentials');
  });
});
