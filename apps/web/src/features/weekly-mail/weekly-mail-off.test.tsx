import { act, screen, waitFor } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { weeklyMailLink } from '../../shared/account/mailed-links.ts';

const AT = '/weekly-mail-off?token=a-token';
const QUESTION = 'Turn weekly mail off for Maya?';
type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

beforeEach(() => weeklyMailLink.forget());

const apiWith = (handlers: Handlers = {}) =>
  fakeApi({
    readWeeklyMailLink: () => ({ firstNames: ['Maya'], isOn: true }),
    weeklyMailOff: () => ({ firstNames: ['Maya'], isOn: false }),
    weeklyMailOn: () => ({ firstNames: ['Maya'], isOn: true }),
    ...handlers,
  });

// @proves R-weekly-mail-off
it('asks for confirmation and does not unsubscribe on opening the page', async () => {
  const api = apiWith();
  renderPortal({ at: AT, api });
  await heading(QUESTION);
  expect(document.title).toBe('Weekly mail · Wonderfield');
  expect(api.calls('weeklyMailOff')).toEqual([]);
  expect(api.calls('readWeeklyMailLink').map(({ fields }) => fields)).toEqual([
    { token: 'a-token' },
  ]);
});

// @proves R-weekly-mail-off
it('turns the weekly mail off with one click and on again with another', async () => {
  const api = apiWith();
  const { user } = renderPortal({ at: AT, api });
  await heading(QUESTION);
  await clickButton(user, 'Turn weekly mail off');
  await heading('Weekly mail is off');
  await clickButton(user, 'Turn it on again');
  await heading('Weekly mail is on');
  expect(api.calls('weeklyMailOff').map(({ fields }) => fields)).toEqual([{ token: 'a-token' }]);
  expect(api.calls('weeklyMailOn').map(({ fields }) => fields)).toEqual([{ token: 'a-token' }]);
});

it('shows that the weekly mail is already off', async () => {
  renderPortal({
    at: AT,
    api: apiWith({ readWeeklyMailLink: () => ({ firstNames: ['Maya'], isOn: false }) }),
  });
  await heading('Weekly mail is off');
});

// @proves R-weekly-mail-off
it('removes the link from the address and the history at once [T20]', async () => {
  const page = renderPortal({ at: ['/sign-in', AT], api: apiWith() });
  await heading(QUESTION);
  expect(page.location()).toBe('/weekly-mail-off');
  await act(() => page.router.navigate(-1));
  await heading('Sign In');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('a-token');
});

// @proves R-weekly-mail-off
it('sends only the token when another user is signed in on the device', async () => {
  const session = aParent();
  const api = apiWith({ getUser: () => userResponse(session) });
  const { user } = renderPortal({ at: AT, session, api });
  await heading(QUESTION);
  await clickButton(user, 'Turn weekly mail off');
  await heading('Weekly mail is off');
  expect(api.calls('weeklyMailOff').map(({ fields }) => fields)).toEqual([{ token: 'a-token' }]);
});

it('shows an error next to the button and retries', async () => {
  let isUnavailable = true;
  const api = apiWith({
    weeklyMailOff: () => (isUnavailable ? fail() : { firstNames: ['Maya'], isOn: false }),
  });
  const { user } = renderPortal({ at: AT, api });
  await heading(QUESTION);
  await clickButton(user, 'Turn weekly mail off');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  isUnavailable = false;
  await clickButton(user, 'Turn weekly mail off');
  await heading('Weekly mail is off');
});

it('links to the progress page when the link is no longer valid', async () => {
  renderPortal({ at: AT, api: apiWith({ readWeeklyMailLink: () => reject('WKM_001') }) });
  const title = await heading('This link is no longer valid');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Open Progress' })).toHaveAttribute('href', '/progress');
});

it('asks to open the email again after a reload', async () => {
  renderPortal({ at: '/weekly-mail-off', api: apiWith() });
  await heading('Weekly mail');
  expect(screen.getByText(/^Please open the link in your email again/)).toBeVisible();
});
