import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import { aParent, signedInAs, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const slow = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('../../features/passwords/screens/change-password-screen.tsx', async (importOriginal) => {
  await slow.promise;
  return importOriginal();
});

// @proves S-access-original
it('goes to the original address after signing in when the header loads before that screen', async () => {
  const api = fakeApi({
    login: () => signedInAs(aParent()),
    getUser: () => userResponse(aParent()),
  });
  const { user, router, location } = renderPortal({ at: '/sign-in', api });
  await heading('Sign In');
  // Navigates with the state that the guard of a private screen sets. That screen is not loaded
  // yet.
  await router.navigate('/sign-in/parent', { state: { from: '/change-password' } });
  await heading('Home Account Sign In');
  await fill(user, 'Email Address', 'dana@example.org');
  await fill(user, 'Password', 'Clover#71');
  await clickButton(user, 'Sign In');
  await screen.findByRole('banner');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(router.state.navigation.location?.pathname).toBe('/change-password');
  slow.resolve();
  await heading('Change Password');
  expect(location()).toBe('/change-password');
  const routes = api.calls('recordPageView').map(({ fields }) => fields.route);
  expect(routes).toEqual(['/sign-in', '/sign-in/parent', '/change-password']);
});
