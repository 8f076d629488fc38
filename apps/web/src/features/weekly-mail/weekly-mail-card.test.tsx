import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { aChildProgress, NO_DAILY_LIMIT, NO_FRIENDS } from '../../../testing/progress.ts';
import { renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const EMAIL = 'dana@home.test';

const open = (handlers: Handlers = {}, isOn = true) => {
  const session = aParent({ children: [aFullChild({ userId: 'child-1', firstName: 'Maya' })] });
  let isOnThere = isOn;
  const api = fakeApi({
    getUser: () => userResponse(session),
    getChildProgress: () => aChildProgress(),
    getChildFriends: () => NO_FRIENDS,
    getPlayTime: () => NO_DAILY_LIMIT,
    getWeeklyMail: () => ({ isOn: isOnThere, email: EMAIL }),
    setWeeklyMail: ({ isOn: wanted }) => {
      isOnThere = String(wanted) === 'true' || String(wanted) === '1';
      return { isOn: isOnThere, email: EMAIL };
    },
    ...handlers,
  });
  return { ...renderPortal({ at: '/progress/child-1', session, api }), api };
};
const theSwitch = () => screen.findByRole('switch', { name: 'Weekly mail' });

beforeAll(async () => void (await import('../progress/screens/child-progress-screen.tsx')), 60_000);

describe('WeeklyMailCard', () => {
  // @proves C-setWeeklyMail
  it('shows the email address and switches the weekly mail off and on', async () => {
    const { user, api } = open();
    const mail = await theSwitch();
    expect(mail).toBeChecked();
    // The address contains line break opportunities, which some environments report as spaces.
    expect(mail).toHaveAccessibleDescription(/^Sundays to dana@ ?home ?\.test$/);
    expect(screen.getByText(/^Sundays to/)).toHaveTextContent(`Sundays to ${EMAIL}`);
    await user.click(mail);
    await waitFor(() => expect(mail).not.toBeChecked());
    expect(mail).toHaveAccessibleDescription(/^Off\. When it is on, it comes on Sundays to dana@/);
    mail.focus();
    await user.keyboard('[Space]');
    await waitFor(() => expect(mail).toBeChecked());
    await waitFor(() => expect(api.calls('setWeeklyMail')).toHaveLength(2));
    expect(api.calls('setWeeklyMail')[0]?.fields).toMatchObject({ requestUserId: 'child-1' });
  });

  it('changes the switch before the server responds', async () => {
    const answer = held<{ isOn: boolean; email: string }>();
    const { user } = open({ setWeeklyMail: () => answer.promise });
    const mail = await theSwitch();
    await user.click(mail);
    await waitFor(() => expect(mail).not.toBeChecked());
    answer.give({ isOn: false, email: EMAIL });
  });

  // @proves C-setWeeklyMail
  it('reverts the switch and shows an error when the request fails', async () => {
    const { user } = open({ setWeeklyMail: fail });
    const mail = await theSwitch();
    await user.click(mail);
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    await waitFor(() => expect(mail).toBeChecked());
  });

  it('reverts the switch when the child is no longer linked', async () => {
    const { user } = open({ setWeeklyMail: () => reject('CHD_001') });
    const mail = await theSwitch();
    await user.click(mail);
    expect(await screen.findByText('This child account was not found.')).toBeVisible();
    await waitFor(() => expect(mail).toBeChecked());
  });

  it('ends in the state of the last of several clicks', async () => {
    const { user, api } = open();
    const mail = await theSwitch();
    for (let press = 0; press < 3; press += 1) await user.click(mail);
    await waitFor(() => expect(api.calls('setWeeklyMail')).toHaveLength(3));
    await waitFor(() => expect(mail).not.toBeChecked());
  });

  it('offers a retry when the setting cannot be loaded, and still shows the week', async () => {
    let isUnavailable = true;
    const { user } = open({
      getWeeklyMail: () => (isUnavailable ? fail() : { isOn: false, email: EMAIL }),
    });
    const card = await screen.findByRole('region', { name: 'Weekly mail' });
    expect(screen.getByRole('region', { name: /Minutes/ })).toBeVisible();
    isUnavailable = false;
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await theSwitch()).not.toBeChecked();
  });
});
