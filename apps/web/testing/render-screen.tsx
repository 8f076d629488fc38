import '../src/app/zod-settings.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { DrawScenes } from '@wonderfield/ui/art/draw-scenes';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { routeObjects } from '../src/app/router.tsx';
import type { FakeApi } from './fake-api.ts';
import { signedInAs } from './people.ts';

/** Stores the session in local storage, like a sign-in. */
export const keepSession = (user: UserJson) =>
  localStorage.setItem('user-data', JSON.stringify(signedInAs(user)));

/** An address, optionally with its history state. */
type Address = string | { pathname: string; state: unknown };

/** Renders the whole portal at an address with a fake server. */
export const renderPortal = ({
  at,
  session,
}: {
  at: Address | Address[];
  /** The user who is already signed in on the device. */
  session?: UserJson;
  /** The fake server, which must be created before the page makes calls. */
  api: FakeApi;
}) => {
  if (session) keepSession(session);
  const router = createMemoryRouter(routeObjects(), { initialEntries: [at].flat() });
  render(
    <DrawScenes value={false}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </DrawScenes>,
  );
  // Hover the toasts to keep them visible, because on a busy machine they would disappear before
  // the test reads them.
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
  return {
    user: userEvent.setup(),
    router,
    /** Returns the path with its query. */
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
};

/** Waits for the page heading inside `main`, which the skip link targets. */
export const heading = async (name: string | RegExp) => {
  const title = await screen.findByRole('heading', { level: 1, name });
  expect(title.closest('main')).toBeInTheDocument();
  return title;
};
