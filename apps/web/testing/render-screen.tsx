import '../src/app/zod-settings.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { axeViolations } from '@wonderfield/ui/testing/axe-violations';
import type { RuleObject } from 'axe-core';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { routeObjects } from '../src/app/router.tsx';
import type { FakeApi } from './fake-api.ts';
import { signedInAs } from './people.ts';

/** Writes the session where the specification keeps it, as a sign-in would. */
export const keepSession = (user: UserJson) =>
  localStorage.setItem('user-data', JSON.stringify(signedInAs(user)));

/** An address, alone or with what the history keeps beside it. */
type Address = string | { pathname: string; state: unknown };

/** The whole portal at one of its addresses, on a fake server. */
export const renderPortal = ({
  at,
  session,
}: {
  at: Address | Address[];
  /** Who is signed in on this device already. */
  session?: UserJson;
  /** The server it talks to; made before, so that nothing is asked of nobody. */
  api: FakeApi;
}) => {
  if (session) keepSession(session);
  const router = createMemoryRouter(routeObjects(), { initialEntries: [at].flat() });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  // A message stays while the pointer rests on it; on a busy machine it would be gone before a test
  // has looked.
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
  return {
    user: userEvent.setup(),
    router,
    /** The address, with its query. */
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
};

/** The page's heading, once its screen has loaded: in the part that "Skip to content" leads to. */
export const heading = async (name: string | RegExp) => {
  const title = await screen.findByRole('heading', { level: 1, name });
  expect(title.closest('main')).toBeInTheDocument();
  return title;
};

/** What axe finds wrong with the page. */
export const violations = (rules: RuleObject = {}) =>
  // A habit, not a rule of WCAG: the logo of a door and menus that are open stand outside the landmarks.
  axeViolations({ region: { enabled: false }, ...rules });
