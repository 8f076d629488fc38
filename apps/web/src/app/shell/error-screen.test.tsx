import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aParent } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

vi.mock('../../features/not-found/screens/not-found-screen.tsx', () => ({
  NotFoundScreen: () => {
    throw new Error('a screen with a bug');
  },
}));
vi.mock('../../features/children/screens/children-screen.tsx', () => {
  throw new Error('a file that is no longer there');
});

beforeEach(() => {
  // React and the router log the error that these tests cause on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// @proves S-error-boundary
it('shows an error page without technical details when a screen throws', async () => {
  renderPortal({ at: '/pagenotfound', api: fakeApi() });
  await heading('Something went wrong');
  expect(document.title).toBe('Something went wrong · Wonderfield');
  expect(screen.getByText('This page could not be shown. Your data is safe.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText(/bug/)).not.toBeInTheDocument();
});

// @proves S-error-boundary
it('keeps the header when a screen throws', async () => {
  renderPortal({ at: '/pagenotfound', session: aParent(), api: fakeApi() });
  await heading('Something went wrong');
  expect(screen.getByRole('banner')).toBeVisible();
});

it('shows the error page when a screen cannot be loaded', async () => {
  renderPortal({ at: '/linked-child', session: aParent(), api: fakeApi() });
  await heading('Something went wrong');
  expect(screen.getByRole('banner')).toBeVisible();
});

it('removes the error page when the user opens another page', async () => {
  const { user, location } = renderPortal({
    at: '/linked-child',
    session: aParent(),
    api: fakeApi(),
  });
  await heading('Something went wrong');
  await user.click(await screen.findByRole('button', { name: /Dana Whitfield/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
  await heading('Change Password');
  expect(location()).toBe('/change-password');
});
