import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { heading, renderConsole } from '../../testing/render-console.tsx';

vi.mock('../features/status/screens/status-screen.tsx', () => ({
  StatusScreen: () => {
    throw new Error('a screen with a bug');
  },
}));
vi.mock('../features/audit/screens/audit-screen.tsx', () => {
  throw new Error('a file that is no longer there');
});

beforeEach(() => {
  // Silences the errors that React and the router report on purpose here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each(['/status', '/audit'])(
  'shows the error screen below the tabs when a screen breaks or cannot load: %s',
  async (at) => {
    const { user } = renderConsole({ at, api: fakeApi() });
    await heading('Something went wrong');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.queryByText(/bug|no longer/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Waiting' }));
    await heading('Waiting');
  },
);
