import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { aParent, userAnswer } from '../../testing/people.ts';
import { heading, renderPortal } from '../../testing/render-screen.tsx';

it('smoke', async () => {
  const api = fakeApi({ getUser: () => userAnswer(aParent()) });
  const { location } = renderPortal({ at: '/sign-in', session: aParent(), api });
  await heading('My Children');
  expect(location()).toBe('/linked-child');
  await waitFor(() => expect(api.calls('getUser')).toHaveLength(1));
  screen.debug(document.head);
});
