import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { clickButton, fill } from '../../testing/forms.ts';
import { aParent, aStudent, signedInAs, userResponse } from '../../testing/people.ts';
import { heading, renderPortal } from '../../testing/render-screen.tsx';

describe('Footer', () => {
  const footer = () => screen.queryByRole('contentinfo', { name: 'About Wonderfield' });

  it('ends the pages of adults, but not the home page of a student', async () => {
    const api = fakeApi({ getUser: () => userResponse(aParent()) });
    renderPortal({ at: '/linked-child', session: aParent(), api });
    await heading('My Children');
    expect(footer()).toBeInTheDocument();
    cleanup();
    const student = aStudent();
    renderPortal({
      at: '/create-avatar',
      session: student,
      api: fakeApi({ getUser: () => userResponse(student) }),
    });
    await heading('Ready to play');
    expect(footer()).toBeNull();
  });
});

describe('usePageViews', () => {
  /** Waits for the page views, because they are sent after the page is rendered. */
  const expectViews = (api: ReturnType<typeof fakeApi>, ...views: unknown[]) =>
    waitFor(() => expect(api.calls('recordPageView').map(({ fields }) => fields)).toEqual(views));

  // @proves S-page-view
  it('counts each route change of a visitor', async () => {
    const api = fakeApi();
    const { user } = renderPortal({ at: '/sign-in', api });
    await user.click(await screen.findByRole('link', { name: /^Student/ }));
    await heading('Student Account Sign In');
    await expectViews(
      api,
      { route: '/sign-in', viewer: 'anonymous' },
      { route: '/sign-in/student', viewer: 'anonymous' },
    );
  });

  // @proves S-page-view
  it('sends the user type without the user id or session', async () => {
    const api = fakeApi({ getUser: () => userResponse(aStudent()) });
    renderPortal({ at: '/create-avatar', session: aStudent(), api });
    await heading('Ready to play');
    await expectViews(api, { route: '/create-avatar', viewer: 'student' });
  });

  it.each([
    [
      '/resetpassword/dana@example.org/a-token',
      ['/resetpassword/:emailId/:passwordToken', '/resetpassword'],
    ],
    ['/sign-in/student?username=maya4821', ['/sign-in/student']],
    ['/no/such/page', ['/page-not-found']],
  ])('records for %s only %s', async (at, routes) => {
    const api = fakeApi();
    renderPortal({ at, api });
    await screen.findByRole('heading', { level: 1 });
    await expectViews(api, ...routes.map((route) => ({ route, viewer: 'anonymous' })));
  });

  it('counts the home page once after a sign-in', async () => {
    const api = fakeApi({
      login: () => signedInAs(aParent()),
      getUser: () => userResponse(aParent()),
    });
    const { user, router } = renderPortal({ at: '/sign-in/parent', api });
    await heading('Home Account Sign In');
    await fill(user, 'Email Address', 'dana@example.org');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Sign In');
    await heading('My Children');
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await expectViews(
      api,
      { route: '/sign-in/parent', viewer: 'anonymous' },
      { route: '/linked-child', viewer: 'parent' },
    );
  });
});

describe('useRouteFocus', () => {
  // @proves S-focus
  it('focuses the heading of the next page and scrolls to the top', async () => {
    const { user } = renderPortal({ at: '/sign-in', api: fakeApi() });
    expect(await heading('Sign In')).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: /^Home Account/ }));
    const title = await heading('Home Account Sign In');
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAttribute('tabindex', '-1');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('focuses the heading of the home page after signing in', async () => {
    const api = fakeApi({
      login: () => signedInAs(aParent()),
      getUser: () => userResponse(aParent()),
    });
    const { user } = renderPortal({ at: '/sign-in/parent', api });
    await heading('Home Account Sign In');
    await fill(user, 'Email Address', 'dana@example.org');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Sign In');
    const title = await heading('My Children');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('starts the tab order with a skip link to the content', async () => {
    const { user } = renderPortal({ at: '/sign-in', api: fakeApi() });
    await heading('Sign In');
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('Page theme', () => {
  it("uses the dusk theme on the not-found page and the user's theme at home", async () => {
    const api = fakeApi({ getUser: () => userResponse(aParent()) });
    const { user } = renderPortal({ at: '/no-such-page', session: aParent(), api });
    await heading('Page not found');
    await screen.findByRole('banner');
    expect(document.body).toHaveAttribute('data-hour', 'dusk');
    await user.click(screen.getByRole('link', { name: 'Go to my home page' }));
    await heading('My Children');
    expect(document.body).toHaveAttribute('data-hour', 'golden');
    expect(document.body).toHaveAttribute('data-audience', 'parent');
  });

  it('changes the theme with the hovered account type on the sign-in page', async () => {
    const { user } = renderPortal({ at: '/sign-in', api: fakeApi() });
    await heading('Sign In');
    expect(document.body).toHaveAttribute('data-hour', 'golden');
    await user.hover(screen.getByRole('link', { name: /^Educator/ }));
    expect(document.body).toHaveAttribute('data-hour', 'noon');
  });
});
