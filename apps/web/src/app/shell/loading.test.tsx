import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { held } from '@wonderfield/client/testing/fake-calls';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import { aParent, signedInAs, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { portalRoutes } from '../routes.ts';

const routeOf = (path: string) => {
  const route = portalRoutes.find((each) => each.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
};
/** Mocks a screen whose script loads when the test calls `arrive`. */
const slowScreen = (path: string) => {
  const code = held<void>();
  const screen = vi
    .spyOn(routeOf(path), 'screen')
    .mockImplementation(() =>
      code.promise.then(
        () => () => createElement('main', {}, createElement('h1', {}, `Screen of ${path}`)),
      ),
    );
  return { arrive: () => act(async () => code.give()), asked: () => screen.mock.calls.length };
};
const bar = () => screen.queryByRole('progressbar', { name: 'Loading, please wait...' });
const outline = () => screen.queryByRole('main', { busy: true });

describe('LoadingBar', () => {
  it('shows the bar from the click on a link until the page has loaded', async () => {
    const next = slowScreen('/sign-up');
    const { user } = renderPortal({ at: '/sign-in', api: fakeApi() });
    await heading('Sign In');
    await waitFor(() => expect(bar()).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Sign Up' }));
    await waitFor(() => expect(bar()).toBeInTheDocument());
    await next.arrive();
    await heading('Screen of /sign-up');
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('shows the bar while a submitted form waits for its response', async () => {
    const response = held<ReturnType<typeof signedInAs>>();
    const api = fakeApi({ login: () => response.promise, getUser: () => userResponse(aParent()) });
    const { user } = renderPortal({ at: '/sign-in/parent', api });
    await heading('Home Account Sign In');
    await fill(user, 'Email Address', 'dana@example.org');
    await fill(user, 'Password', 'Clover#71');
    await waitFor(() => expect(bar()).toBeNull());
    await clickButton(user, 'Sign In');
    await waitFor(() => expect(bar()).toBeInTheDocument());
    response.give(signedInAs(aParent()));
    await heading('My Children');
    await waitFor(() => expect(bar()).toBeNull());
  });
});

describe('PageSkeleton', () => {
  // @proves S-loading
  it.each([
    ['/linked-child', 'list'],
    ['/profile', 'form'],
    ['/classrooms', 'cards'],
  ])(
    'shows for %s a %s skeleton below the header until its script has loaded',
    async (at, shape) => {
      const page = slowScreen(at);
      renderPortal({ at, session: aParent(), api: fakeApi() });
      expect(await screen.findByRole('banner')).toBeVisible();
      expect(outline()).toHaveAttribute('data-shape', shape);
      expect(screen.getByText('Loading, please wait...')).toBeVisible();
      await page.arrive();
      await heading(`Screen of ${at}`);
      expect(outline()).toBeNull();
    },
  );

  it('shows the sign-in layout while the sign-in page loads', async () => {
    const page = slowScreen('/sign-in');
    renderPortal({ at: '/sign-in', api: fakeApi() });
    expect(outline()).toHaveAttribute('data-shape', 'door');
    await page.arrive();
    await heading('Screen of /sign-in');
  });

  it('shows the skeleton of the home page between the sign-in and the home page', async () => {
    const home = slowScreen('/linked-child');
    const api = fakeApi({ login: () => signedInAs(aParent()) });
    const { user } = renderPortal({ at: '/sign-in/parent', api });
    await heading('Home Account Sign In');
    await fill(user, 'Email Address', 'dana@example.org');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Sign In');
    await screen.findByRole('banner');
    expect(outline()).toHaveAttribute('data-shape', 'list');
    await home.arrive();
    await heading('Screen of /linked-child');
  });
});

describe('Prefetching', () => {
  it.each([
    ['hovered', (link: Element) => fireEvent.pointerOver(link)],
    ['touched', (link: Element) => fireEvent.touchStart(link)],
    ['focused', (link: Element) => fireEvent.focusIn(link)],
  ])('fetches the next page when its link is %s', async (_how, hint) => {
    renderPortal({ at: '/sign-in', api: fakeApi() });
    await heading('Sign In');
    const next = slowScreen('/sign-up');
    hint(screen.getByRole('link', { name: 'Sign Up' }));
    expect(next.asked()).toBe(1);
  });

  it('fetches the home page at the sign-in page on the first key press, not earlier', async () => {
    const home = slowScreen('/linked-child');
    renderPortal({ at: '/sign-in/parent', api: fakeApi() });
    await heading('Home Account Sign In');
    expect(home.asked()).toBe(0);
    fireEvent.keyDown(document.body, { key: 'd' });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(home.asked()).toBe(1);
  });
});
