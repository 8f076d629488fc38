import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CONTACT, educatorApi, openEducatorForm } from '../../../testing/educator-form.ts';
import { clickButton } from '../../../testing/forms.ts';
import { heading } from '../../../testing/render-screen.tsx';

const slow = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('../educators/screens/school-account-screen.tsx', async (importOriginal) => {
  await slow.promise;
  return importOriginal();
});

// @proves S-educator-sign-up-button, S-busy-buttons
it('shows Continuing... until the school form has loaded', async () => {
  const { user, location } = await openEducatorForm(educatorApi(), CONTACT);
  await clickButton(user, 'Continue');
  expect(await screen.findByRole('button', { name: 'Continuing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  slow.resolve();
  await heading('School or district account');
  expect(location()).toBe('/account-setup/district');
});
