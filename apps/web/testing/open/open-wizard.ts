import { cleanup, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { anAuthor, type anEducator, userResponse } from '../people.ts';
import { planServer } from '../plan-server.ts';
import { heading, renderPortal } from '../render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
type Options = { at?: string; handlers?: Handlers; session?: ReturnType<typeof anEducator> };

/** Opens the wizard page. */
export const visitWizard = async (
  server = planServer(),
  { at = '/submit-content/educator', handlers = {}, session }: Options = {},
) => {
  const user = session ?? anAuthor();
  const api = fakeApi({
    getUser: () => userResponse(user),
    getSubmissions: () => ({ submissions: [] }),
    ...server.handlers,
    ...handlers,
  });
  const page = renderPortal({ at, session: user, api });
  await heading('Submit Content and Monetize');
  return { ...page, api, server };
};

/** Opens the wizard page and waits for the draft. */
export const openWizard = async (...args: Parameters<typeof visitWizard>) => {
  const page = await visitWizard(...args);
  await screen.findByRole('list', { name: 'Steps' });
  return page;
};

/** Unmounts the page and waits for its last save, which still needs the fake server. */
export const leavePage = async () => {
  vi.useRealTimers();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
};

export const stepMarks = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

export const atStep = (name: string) => screen.findByRole('form', { name });

/** Returns the announced saving state. */
export const spokenSave = () =>
  within(screen.getByRole('form')).getAllByRole('status').at(-1)?.textContent;
