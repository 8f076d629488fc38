import '../src/app/zod-settings.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DrawScenes } from '@wonderfield/ui/art/draw-scenes';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { BASE_PATH, routeObjects } from '../src/app/router.tsx';
import { clearSession, storeSession } from '../src/shared/session/session-store.ts';
import type { FakeApi } from './fake-api.ts';
import { OPERATOR } from './records.ts';

const SESSION_TOKEN = 'a-session';

/** Renders the whole console at a path with a fake server. */
export const renderConsole = ({
  at,
  isSignedIn = true,
}: {
  /** Path below `/console`. */
  at: string;
  isSignedIn?: boolean;
  /** Fake server, created before the first call. */
  api: FakeApi;
}) => {
  if (isSignedIn) storeSession({ sessionToken: SESSION_TOKEN, operator: OPERATOR });
  onTestFinished(clearSession);
  const router = createMemoryRouter(routeObjects(), {
    basename: BASE_PATH,
    initialEntries: [`${BASE_PATH}${at}`],
  });
  render(
    <DrawScenes value={false}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </DrawScenes>,
  );
  return {
    user: userEvent.setup(),
    /** Returns the path with its query. */
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
};

/** Finds the heading of the page after its screen has loaded. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
