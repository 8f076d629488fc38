import { screen, within } from '@testing-library/react';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeCards } from '../../../testing/fake-cards.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { clickButton } from '../../../testing/forms.ts';
import { anEducator, aParent } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const HAVE_CODE = 'I have a school code';
const withCode = anEducator({
  licenseType: 'schoolLicenseCode',
  isAgeVerified: false,
  schoolName: undefined,
  grades: [],
});

const open = async (session: UserJson) => {
  const page = renderPortal({ at: '/payment', session, api: fakeApi() });
  await heading('One quick grown-up check');
  return page;
};

beforeAll(async () => void (await import('./screens/payment-screen.tsx')), 60_000);
beforeEach(() => void fakeCards());

// @proves R-payment, D-3-school-code
it('lets a teacher enter a school code instead of a card', async () => {
  const { user } = await open(withCode);
  const location = fakeLocation();
  expect(
    screen.getByRole('heading', { name: 'Does your school have a Wonderfield code?' }),
  ).toBeVisible();
  expect(
    screen.getByText('With the code, your school confirms you and you do not need a card.'),
  ).toBeVisible();
  await clickButton(user, HAVE_CODE);
  // A full page load removes the provider's script.
  expect(location.assign.mock.calls).toEqual([['/account-setup/educator']]);
});

// @proves R-payment
it('shows the school code before the card to a teacher who may have one', async () => {
  await open(withCode);
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Does your school have a Wonderfield code?',
    'Your age verification is pending',
  ]);
  const main = screen.getByRole('main');
  expect(within(main).getAllByRole('button')[0]).toHaveAccessibleName(HAVE_CODE);
});

// @proves D-3-school-code
it.each<[string, UserJson]>([
  ['an individual teacher', anEducator({ isAgeVerified: false })],
  ['a school', anEducator({ licenseType: 'school/district', isAgeVerified: false })],
  ['a parent', aParent({ isAgeVerified: false })],
])('offers no school code to %s', async (_who, session) => {
  await open(session);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('button', { name: HAVE_CODE })).not.toBeInTheDocument();
});

it('offers no school code to signed-out educators, because entering it needs an account', async () => {
  const state = { userId: 'educator-1', ageCheckTicket: 'a-ticket', userType: 'educator' };
  renderPortal({ at: { pathname: '/payment', state }, api: fakeApi() });
  await heading('One quick grown-up check');
  expect(screen.queryByRole('button', { name: HAVE_CODE })).not.toBeInTheDocument();
});
