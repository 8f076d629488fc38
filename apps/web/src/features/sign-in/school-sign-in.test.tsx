import { screen } from '@testing-library/react';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import { anEducator, signedInAs, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const WAITS =
  'Your school account is waiting for approval. This usually takes one school day. Then we email you the staff code. To sign in sooner, finish the adult check.';
const school = (changes: Parameters<typeof anEducator>[0] = {}) =>
  anEducator({ licenseType: 'school/district', grades: [], ...changes });

const signIn = async (who: UserJson) => {
  const api = fakeApi({
    login: () => ({ ...signedInAs(who), ageCheckTicket: 'a-ticket' }),
    logout: () => ({}),
    getUser: () => userResponse(who),
  });
  const page = renderPortal({ at: '/sign-in/educator', api });
  await heading('Educator Account Sign In');
  await fill(page.user, 'Email Address', who.email);
  await fill(page.user, 'Password', 'Clover#71');
  await clickButton(page.user, 'Sign In');
  return { ...page, api };
};

// @proves S-sign-in-educator
it('tells a school what it waits for and ends the session', async () => {
  const { api, location } = await signIn(school({ isApproved: false, isAgeVerified: false }));
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(location()).toBe('/sign-in/educator');
  expect(api.calls('logout')).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

// @proves D-3-notice
it('offers a waiting school the adult check', async () => {
  const { user, router, location } = await signIn(
    school({ isApproved: false, isAgeVerified: false }),
  );
  await user.click(await screen.findByRole('button', { name: 'Continue age verification' }));
  await heading('One quick grown-up check');
  expect(location()).toBe('/payment');
  expect(router.state.location.state).toMatchObject({
    userId: 'educator-1',
    ageCheckTicket: 'a-ticket',
    userType: 'educator',
  });
  expect(localStorage.getItem('paymentSource')).toBe('signIn');
});

it('shows no school notice to a waiting teacher', async () => {
  await signIn(anEducator({ isApproved: false, isAgeVerified: false }));
  await heading('One quick grown-up check');
  expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
});

// @proves S-sign-in-educator
it.each<[string, UserJson, string, string]>([
  ['a school that is checked', school({ isApproved: false }), 'Welcome, Amara', '/educator'],
  [
    'a school that is approved but not checked',
    school({ isAgeVerified: false }),
    'One quick grown-up check',
    '/payment',
  ],
])('signs in %s', async (_who, who, title, path) => {
  const { location } = await signIn(who);
  await heading(title);
  expect(location()).toBe(path);
});
