import { act, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOpenClass, openClassDevice, sunnyHop } from '../../../../testing/open/open-class.ts';
import { aStudent, signedInAs } from '../../../../testing/people.ts';
import { heading } from '../../../../testing/render-screen.tsx';

beforeAll(async () => void (await import('./card-link-screen.tsx')), 60_000);

const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
type Options = NonNullable<Parameters<typeof openClassDevice>[1]>;
const open = (handlers: Options['handlers'] = {}, options: Options = {}) =>
  openClassDevice(anOpenClass(), {
    at: ['/sign-in', `/card#${CODE}`],
    handlers,
    isClassDevice: false,
    ...options,
  });

describe('Link of a card', () => {
  // @proves R-card-link
  it('signs in and removes the code from the address and the history', async () => {
    const response = held<ReturnType<typeof signedInAs>>();
    const { api, router } = open({ signInWithCard: () => response.promise });
    await heading('Your card');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    response.give(signedInAs(sunnyHop));
    await heading(/^Welcome back,/);
    expect(api.calls('signInWithCard').map(({ fields }) => fields)).toEqual([{ cardCode: CODE }]);
    await act(() => router.navigate(-1));
    expect(JSON.stringify(router.state.location)).not.toContain(CODE);
  });

  // @proves R-card-link
  it.each([
    ['of a closed class', reject('LGN_008'), 'This card works when your teacher opens the class.'],
    ['opened while offline', fail(), 'That did not work. Show it again.'],
  ])('leads on from a card that is %s', async (_what, response, text) => {
    const { user, api } = open({ signInWithCard: () => response });
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.calls('signInWithCard')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Type it instead' }));
    await heading('Student Account Sign In');
  });

  // @proves R-card-link
  it.each([
    ['unknown', reject('LGN_006'), 'This card is not ours'],
    ['revoked', reject('LGN_007'), 'This card no longer works. Ask a grown-up for a new one.'],
  ])('offers no second attempt with a card that is %s', async (_what, response, text) => {
    open({ signInWithCard: () => response });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show my card' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leads to the camera if the link is not complete', async () => {
    const { user, api, location } = open({}, { at: '/card#AbC' });
    expect(await screen.findByText(/^This link is not complete\./)).toBeVisible();
    expect(api.calls('signInWithCard')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show my card' }));
    await heading('Show your card');
    expect(location()).toBe('/sign-in/card');
  });

  it('signs in with another card that is opened in the same tab', async () => {
    const other = CODE.toLowerCase();
    const { api, router } = open({
      signInWithCard: ({ cardCode }) =>
        cardCode === other ? signedInAs(sunnyHop) : reject('LGN_007'),
    });
    await screen.findByText(/no longer works/);
    await act(() => router.navigate(`/card#${other}`));
    await heading(/^Welcome back,/);
    expect(api.calls('signInWithCard')).toHaveLength(2);
  });

  // @proves R-card-link
  it('opens the home page at once with the card of the student who is signed in', async () => {
    const again = { ...signedInAs(sunnyHop), sessionToken: 'session-of-the-card' };
    const { api } = open({ signInWithCard: () => again }, { session: sunnyHop });
    await heading(/^Welcome back,/);
    expect(screen.queryByText('Someone else is signed in')).toBeNull();
    await waitFor(() => expect(api.calls('logout')).toHaveLength(1));
    expect(api.calls('logout')[0]?.fields.sessionToken).toBe('session-of-student-1');
    expect(localStorage.getItem('user-data')).toContain('session-of-the-card');
  });

  it('asks before the card of another student signs out a user, and ends its session after a no', async () => {
    const other = aStudent({ id: 'student-2', avatarName: 'MintFox' });
    const { user, api, location } = open({}, { session: other });
    await heading('Someone else is signed in');
    expect(localStorage.getItem('user-data')).toContain('MintFox');
    await user.click(screen.getByRole('button', { name: 'No, go back' }));
    await waitFor(() => expect(location()).toBe('/create-avatar'));
    expect(localStorage.getItem('user-data')).toContain('MintFox');
    await waitFor(() => expect(api.calls('logout')).toHaveLength(1));
    expect(api.calls('logout')[0]?.fields.sessionToken).toBe('session-of-student-1');
  });
});
