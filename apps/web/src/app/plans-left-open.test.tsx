import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { toSubmissionJson } from '@wonderfield/contract/plans/submission-json';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { clickButton, fill } from '../../testing/forms.ts';
import { leavePage } from '../../testing/open/open-wizard.ts';
import { anAuthor, userResponse } from '../../testing/people.ts';
import { aDraft, FULL_ANSWERS, planServer } from '../../testing/plan-server.ts';
import { heading, renderPortal } from '../../testing/render-screen.tsx';

beforeAll(async () => {
  await import('../features/submit-content/screens/submit-content-screen.tsx');
  await import('../features/submissions/screens/submission-screen.tsx');
}, 60_000);
afterEach(leavePage);

type Server = ReturnType<typeof planServer>;
type Handlers = Server['handlers'];

const aPlan = (state: 'draft' | 'changesAsked') =>
  aDraft({
    state,
    answers: FULL_ANSWERS,
    topic: FULL_ANSWERS.topic,
    ...(state === 'changesAsked' && {
      version: 1,
      versions: [{ number: 1, sentAt: '2026-11-08T10:00:00.000Z' }],
      sent: FULL_ANSWERS,
      comments: [
        {
          id: 'comment-1',
          field: 'objective',
          version: 1,
          text: 'Which ways?',
          reviewer: 'Maren',
          writtenAt: '2026-11-14T10:00:00.000Z',
        },
      ],
    }),
  });

/** Returns the Objective field, and clicks its Edit button first if the field is closed. */
const objective = async () => {
  const edit = { name: 'Edit Objective' };
  await waitFor(() =>
    expect(
      screen.queryByLabelText('Objective') ?? screen.queryByRole('button', edit),
    ).not.toBeNull(),
  );
  const button = screen.queryByRole('button', edit);
  if (button) fireEvent.click(button);
  return screen.getByLabelText('Objective');
};

/** Opens the plan pages as an author in a new tab. */
const author = (server: Server, handlers: Handlers = {}) => {
  const session = anAuthor();
  const api = fakeApi({
    getUser: () => userResponse(session),
    getSubmissions: () => ({ submissions: [] }),
    getInvitations: () => ({ invitations: [], handovers: [] }),
    ...server.handlers,
    ...handlers,
  });
  const open = async (at: string) => {
    const page = renderPortal({ at, session, api });
    await objective();
    return page;
  };
  return { api, open };
};

/** Opens the plan pages as an author whose session has ended, until they sign in again. */
const afterTheSession = (state: 'draft' | 'changesAsked') => {
  let isOver = true;
  const server = planServer([aPlan(state)]);
  const { open } = author(server, {
    savePlan: (fields) =>
      isOver ? reject('SSN_002') : (server.handlers.savePlan?.(fields) ?? fail()),
  });
  const signInAgain = () => {
    isOver = false;
  };
  return { server, open, signInAgain };
};

const PAGES = [
  ['the submission wizard', '/submit-content/educator?draft=plan-1', 'draft'],
  ['the page of a returned plan', '/my-submissions/plan-1', 'changesAsked'],
] as const;

describe.each(PAGES)('Autosave on %s', (_, at, state) => {
  it('restores and saves the input after the session ended and the author signed in again', async () => {
    const { server, open, signInAgain } = afterTheSession(state);
    const { user } = await open(at);
    await fill(user, 'Objective', 'Typed too late');
    await screen.findByText('Your session has ended. Please sign in again.');
    await leavePage();
    signInAgain();
    await open(at);
    expect(await objective()).toHaveValue('Typed too late');
    await waitFor(() => expect(server.find('plan-1')?.answers.objective).toBe('Typed too late'));
  });

  it('asks which version to keep when another window changed the same field', async () => {
    const { server, open, signInAgain } = afterTheSession(state);
    const { user } = await open(at);
    await fill(user, 'Objective', 'Mine');
    await screen.findByText('Your session has ended. Please sign in again.');
    await leavePage();
    server.save('plan-1', { objective: 'Theirs', awards: 'Theirs' }, state);
    signInAgain();
    await open(at);
    await screen.findByText('Changed in another window');
    await clickButton(user, 'Keep mine');
    await waitFor(() =>
      expect(server.find('plan-1')?.answers).toMatchObject({ objective: 'Mine', awards: 'Theirs' }),
    );
  });

  it('saves the input when the author leaves the page at once', async () => {
    const server = planServer([aPlan(state)]);
    const { user } = await author(server).open(at);
    await fill(user, 'Objective', 'The last words');
    await leavePage();
    expect(server.find('plan-1')?.answers.objective).toBe('The last words');
  });

  it('stops saving after the page is closed', async () => {
    const { api, open } = author(planServer([aPlan(state)]), { savePlan: () => fail() });
    const { user } = await open(at);
    await fill(user, 'Objective', 'Nobody hears it');
    vi.useFakeTimers();
    cleanup();
    await vi.advanceTimersByTimeAsync(0);
    const attempts = api.calls('savePlan').length;
    expect(attempts).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(api.calls('savePlan')).toHaveLength(attempts);
  });

  it('shows the saved input when the plan is opened again', async () => {
    const server = planServer([aPlan(state)]);
    const { user, router } = await author(server).open(at);
    await fill(user, 'Objective', 'Saved and left');
    await act(() => router.navigate('/my-submissions'));
    await heading('My Submissions');
    await act(() => router.navigate(at));
    expect(await objective()).toHaveValue('Saved and left');
  });
});

describe('New draft', () => {
  it('creates one draft when the response to its first save is lost', async () => {
    let isLost = true;
    const server = planServer();
    const responses = new Map<string, ReturnType<NonNullable<Handlers['savePlan']>>>();
    const { api, open } = author(server, {
      savePlan: (fields) => {
        const key = api.calls('savePlan').at(-1)?.idempotencyKey ?? '';
        const response = responses.get(key) ?? server.handlers.savePlan?.(fields) ?? fail();
        responses.set(key, response);
        return isLost ? fail() : response;
      },
      getPlanDraft: () => ({ background: toSubmissionJson(aPlan('draft')).answers }),
    });
    const at = '/submit-content/educator?draft=new';
    const { user } = await open(at);
    await fill(user, 'Topic', 'Only once');
    await screen.findAllByText('Not saved yet. We keep trying.');
    await fill(user, 'Objective', 'Typed since');
    await leavePage();
    isLost = false;
    await open(at);
    expect(screen.getByLabelText('Topic')).toHaveValue('Only once');
    await waitFor(() => expect(server.find('plan-1')?.answers.objective).toBe('Typed since'));
    expect(server.find('plan-1')?.answers.topic).toBe('Only once');
    expect(server.find('plan-2')).toBeUndefined();
  });
});

describe('Reopened plan', () => {
  it('never shows data that was read before the last save', async () => {
    const server = planServer([aPlan('changesAsked')]);
    const second = held<void>();
    const third = held<void>();
    const waits = [undefined, second.promise, third.promise];
    const { open } = author(server, {
      getSubmission: async (fields) => {
        const response = (await server.handlers.getSubmission?.(fields)) ?? fail();
        await waits.shift();
        return response;
      },
    });
    const { user, router } = await open('/my-submissions/plan-1');
    const openAgain = async () => {
      await clickButton(user, 'Save and close');
      await heading('My Submissions');
      await act(() => router.navigate('/my-submissions/plan-1'));
      return objective();
    };
    await fill(user, 'Objective', 'Saved and left');
    expect(await openAgain()).toHaveValue('Saved and left');
    await fill(user, 'Objective', 'Saved and left, and more');
    await screen.findAllByText('All changes saved');
    // This response was read before that save.
    second.give();
    expect(await openAgain()).toHaveValue('Saved and left, and more');
    expect(screen.queryByText('Changed in another window')).toBeNull();
    third.give();
  });
});
