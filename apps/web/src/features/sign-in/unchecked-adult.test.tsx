import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { server, signInAt } from '../../../testing/open/open-sign-in.ts';
import { anEducator, aParent, signedInAs, userResponse } from '../../../testing/people.ts';
import { heading } from '../../../testing/render-screen.tsx';

const NOT_CHECKED =
  'Your account is created, but the adult check is not done yet. Finish it to sign in.';

describe('Adult without a finished check', () => {
  // @proves S-sign-in-parent, S-sign-in-educator, D-3-notice
  it.each([
    ['parent', '/sign-in/parent', aParent({ isAgeVerified: false })],
    ['educator', '/sign-in/educator', anEducator({ isAgeVerified: false, isApproved: false })],
  ] as const)(
    'ends the session of a %s, stores nothing and shows why',
    async (_who, door, user) => {
      const api = server(user);
      const { location } = await signInAt(door, api);
      expect(await screen.findByText(NOT_CHECKED)).toBeVisible();
      expect(location()).toBe(door);
      expect(api.calls('logout').map(({ fields }) => fields)).toEqual([
        { sessionToken: `session-of-${user.userId}`, userId: user.userId },
      ]);
      expect(localStorage).toHaveLength(0);
      expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    },
  );

  // @proves D-3-notice, D-3-payment-source
  it.each([
    ['parent', '/sign-in/parent', aParent({ isAgeVerified: false })],
    ['educator', '/sign-in/educator', anEducator({ isAgeVerified: false, isApproved: false })],
  ] as const)(
    'opens the adult check of a %s with the ticket after the correct password',
    async (_who, door, user) => {
      const api = fakeApi({
        login: () => ({ ...signedInAs(user), ageCheckTicket: 'a-ticket' }),
        logout: () => ({}),
      });
      const { router, location } = await signInAt(door, api);
      await heading('One quick grown-up check');
      expect(location()).toBe('/payment');
      expect(router.state.location.state).toMatchObject({
        userId: user.userId,
        ageCheckTicket: 'a-ticket',
      });
      expect(localStorage.getItem('paymentSource')).toBe('signIn');
      expect(localStorage.getItem('user-data')).toBeNull();
    },
  );

  // @proves D-3-payment-source
  it('records the source when the home path is the adult check', async () => {
    const user = anEducator({ isAgeVerified: false, licenseType: 'schoolLicenseCode' });
    const { location } = await signInAt('/sign-in/educator', server(user));
    await waitFor(() => expect(location()).toBe('/payment'));
    expect(localStorage.getItem('paymentSource')).toBe('signIn');
  });

  it('asks to sign in again when there is no ticket', async () => {
    const { user, location } = await signInAt(
      '/sign-in/parent',
      server(aParent({ isAgeVerified: false })),
    );
    await user.click(await screen.findByRole('button', { name: 'Continue age verification' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  it('removes the adult check button when a checked user signs in', async () => {
    let signedIn = aParent({ isAgeVerified: false });
    const api = fakeApi({
      login: () => signedInAs(signedIn),
      logout: () => ({}),
      getUser: () => userResponse(signedIn),
    });
    const { user } = await signInAt('/sign-in/parent', api);
    await screen.findByText(NOT_CHECKED);
    signedIn = aParent();
    await clickButton(user, 'Sign In');
    await heading('My Children');
  });
});
