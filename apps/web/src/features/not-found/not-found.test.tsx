import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { anEducator, aParent, aStudent } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

// @proves R-pagenotfound, R-page-not-found
it.each(['/pagenotfound', '/page-not-found', '/no/such/page', '/sign-in/nobody'])(
  'links a visitor at %s to the sign-in page',
  async (at) => {
    renderPortal({ at, api: fakeApi() });
    await heading('Page not found');
    expect(document.title).toBe('Page not found · Wonderfield');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    // The logo is inside a landmark.
    expect(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Wonderfield home' }),
    ).toBeVisible();
  },
);

// @proves R-pagenotfound, S-nav-bar
it.each([
  ['parent', aParent(), '/linked-child'],
  ['student', aStudent(), '/create-avatar'],
  ['educator', anEducator(), '/educator'],
])('links a %s to the home page below the header', async (_who, session, home) => {
  renderPortal({ at: '/no/such/page', session, api: fakeApi() });
  await heading('Page not found');
  const way = screen.getByRole('link', { name: 'Go to my home page' });
  expect(way).toHaveAttribute('href', home);
  expect(screen.getByRole('banner')).toBeVisible();
});
