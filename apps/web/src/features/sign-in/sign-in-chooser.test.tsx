import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { DOORS, openSignIn } from '../../../testing/open/open-sign-in.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

describe('SignInNotice', () => {
  it.each([
    ['email-confirmed', 'Your email address is confirmed. You can sign in now.'],
    ['checked', 'Authentication verified successfully. Sign in to continue.'],
    [
      'confirm-email',
      'Your adult check is done. Open the link we emailed you to confirm your email address, then sign in.',
    ],
    ['already-confirmed', 'Your email address is already confirmed. You can sign in.'],
  ])('shows the notice %s', async (notice, text) => {
    await openSignIn('/sign-in/parent', fakeApi(), `?notice=${notice}`);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it.each(['You+won+a+prize', 'toString', '__proto__', ''])(
    'ignores the notice "%s"',
    async (notice) => {
      await openSignIn('/sign-in/educator', fakeApi(), `?notice=${notice}`);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );

  it('shows the notice on the sign-in chooser', async () => {
    renderPortal({ at: '/sign-in?notice=checked', api: fakeApi() });
    await heading('Sign In');
    expect(screen.getByRole('status')).toHaveTextContent('Authentication verified successfully.');
  });
});

describe('Sign-in chooser', () => {
  const openChooser = async (at = '/sign-in') => {
    const page = renderPortal({ at, api: fakeApi() });
    await heading('Sign In');
    return page;
  };

  // @proves R-root, R-sign-in
  it.each(['/', '/sign-in'])('links from %s to the three sign-in pages', async (at) => {
    await openChooser(at);
    expect(document.title).toBe('Sign In · Wonderfield');
    const doors = within(screen.getByRole('main')).getAllByRole('listitem');
    const links = doors.map((door) => within(door).getByRole('link').getAttribute('href'));
    expect(links).toEqual(DOORS);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  });

  // @proves S-chooser-description
  it('describes a sign-in page on hover and on focus', async () => {
    const { user } = await openChooser();
    const panel = screen.getByRole('complementary');
    expect(panel).toHaveTextContent('One account for the whole family.');
    await user.hover(screen.getByRole('link', { name: /^Student/ }));
    expect(panel).toHaveTextContent(
      'You need your login card, or the class code from your teacher.',
    );
    screen.getByRole('link', { name: /^Educator/ }).focus();
    await waitFor(() => expect(panel).toHaveTextContent('For everyone who teaches'));
  });

  it('hides other sign-in methods when none is configured', async () => {
    await openChooser();
    await screen.findByRole('link', { name: 'FAQ' });
    expect(screen.queryByText('or use your school login')).not.toBeInTheDocument();
  });

  // @proves R-sign-in, R-sign-up
  it.each(['/sign-in', '/sign-up'])(
    'offers other sign-in methods at %s as external links with descriptions',
    async (at) => {
      const signIn = { google: true, clever: true, school: 'Hazel Grove School' };
      const { user } = renderPortal({ at, api: fakeApi({}, { portal: { signIn } }) });
      expect(await screen.findByText('or use your school login')).toBeVisible();
      const panel = screen.getByRole('complementary');
      for (const [name, href, words] of [
        [
          'Log in with school',
          '/users/ssoAuthorize',
          'teachers and students of Hazel Grove School',
        ],
        ['Log in with Google', '/users/googleClassAuthorize', 'whose school uses Google'],
        ['Log in with Clever', '/users/cleverAuthorize', 'whose school uses Clever'],
      ] as const) {
        const link = screen.getByRole('link', { name });
        expect(link).toHaveAttribute('href', href);
        await user.hover(link);
        expect(panel).toHaveTextContent(words);
      }
      await user.hover(screen.getByRole('link', { name: /^Student/ }));
      expect(panel).not.toHaveTextContent('Log in with');
    },
  );

  // @proves R-sign-in, R-sign-up
  it('offers only configured sign-in methods', async () => {
    const signIn = { google: true, clever: false };
    renderPortal({ at: '/sign-in', api: fakeApi({}, { portal: { signIn } }) });
    expect(await screen.findByRole('link', { name: 'Log in with Google' })).toBeVisible();
    for (const name of ['Log in with Clever', 'Log in with school']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  // @proves S-error-toast
  it('shows a message of another page once', async () => {
    localStorage.setItem('error', 'School sign-in did not work.');
    const { user } = await openChooser();
    expect(await screen.findByRole('alert')).toHaveTextContent('School sign-in did not work.');
    expect(localStorage.getItem('error')).toBeNull();
    await clickButton(user, 'Close message');
    await user.click(screen.getByRole('link', { name: /^Student/ }));
    await heading('Student Account Sign In');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await heading('Sign In');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
