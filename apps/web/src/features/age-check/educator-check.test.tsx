import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeCards } from '../../../testing/fake-cards.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const TICKET = { userId: 'educator-1', ageCheckTicket: 'a-ticket' };

beforeAll(async () => void (await import('./screens/payment-screen.tsx')), 60_000);
beforeEach(() => void fakeCards());

// @proves S-age-verified
it('shows educator texts after the educator sign-up and leads to the educator sign-in page', async () => {
  const api = fakeApi({
    createSetupIntent: () => ({ setupIntent: { id: 'seti_1', client_secret: 'a-secret' } }),
    confirmAgeCheck: () => userResponse(anEducator({ isApproved: false })),
  });
  const state = { ...TICKET, userType: 'educator', licenseType: 'teacherAccount' };
  const { user } = renderPortal({ at: { pathname: '/payment', state }, api });
  await heading('One quick grown-up check');
  expect(screen.getByText('Once per adult, before you teach students here.')).toBeVisible();
  expect(document.body.dataset.audience).toBe('educator');
  await clickButton(user, 'Continue');
  await screen.findByLabelText('Card number');
  await fill(user, 'Cardholder name', 'Amara Reyes');
  await fill(user, 'Email Address', 'amara@school.example.org');
  await fill(user, 'Billing Zip', '97214');
  await fill(user, 'Card number', '4242424242424242');
  await clickButton(user, 'Submit');
  const dialog = await screen.findByRole('dialog', {
    name: 'Authentication verified successfully.',
  });
  const location = fakeLocation();
  expect(api.calls('createSetupIntent')[0]?.fields).toMatchObject(TICKET);
  expect(within(dialog).queryByText('Add Child(ren)')).not.toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(location.assign.mock.calls).toEqual([['/sign-in/educator?notice=checked']]);
});
