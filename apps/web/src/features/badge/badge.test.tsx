import { screen } from '@testing-library/react';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anEducator, aParent, aStudent } from '../../../testing/people.ts';
import { renderPortal } from '../../../testing/render-screen.tsx';

const openBadge = async (session?: UserJson) => {
  renderPortal({ at: '/wfname', api: fakeApi(), ...(session && { session }) });
  return screen.findByRole('link', { name: /^(?!Skip)/ });
};

// @proves R-wfname
it('shows visitors a sign-up link that opens in a new tab', async () => {
  const badge = await openBadge();
  expect(badge).toHaveTextContent(/^Sign Up$/);
  expect(badge).toHaveAttribute('href', '/sign-up');
  expect(badge).toHaveAttribute('target', '_blank');
  expect(badge).toHaveAttribute('rel', 'noopener');
  // The badge is too small for a heading.
});

// @proves R-wfname
it.each([
  ['parent', aParent(), 'Dana Whitfield'],
  ['educator', anEducator(), 'Amara Reyes'],
])('shows the name of a signed-in %s', async (_who, session, name) => {
  const badge = await openBadge(session);
  expect(badge).toHaveTextContent(name);
  expect(badge).toHaveAttribute('href', '/profile');
  expect(badge).toHaveAttribute('target', '_blank');
});

// @proves R-wfname
it("never shows a student's name", async () => {
  const badge = await openBadge(aStudent());
  expect(badge).toHaveTextContent(/^Wonderfield$/);
  expect(document.body).not.toHaveTextContent(/Maya|Okafor|maya4821/);
});

// @proves S-nav-bar
it('shows the badge without the header', async () => {
  await openBadge(aParent());
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

it('shows no header on unknown paths below the badge', async () => {
  renderPortal({ at: '/wfname/anything', api: fakeApi(), session: aParent() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});
