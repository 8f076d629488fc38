import { screen } from '@testing-library/react';
import type { PlayTime } from '@wonderfield/contract/progress/progress-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { aChildProgress, NO_FRIENDS } from '../../../testing/progress.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

beforeAll(async () => void (await import('./screens/child-progress-screen.tsx')), 60_000);

const TITLE = '15 more minutes today';

const open = async (first: PlayTime) => {
  const session = aParent({ children: [aFullChild({ userId: 'child-1', firstName: 'Maya' })] });
  let time = first;
  const api = fakeApi({
    getUser: () => userResponse(session),
    getChildProgress: () => aChildProgress(),
    getChildFriends: () => NO_FRIENDS,
    getWeeklyMail: () => ({ isOn: true, email: 'dana@home.test' }),
    getPlayTime: () => time,
    setExtraPlayTime: ({ minutes }) => {
      time = { ...time, extraMinutes: Number(minutes) };
      return time;
    },
  });
  const { user } = renderPortal({ at: '/progress', session, api });
  await heading("Maya's week");
  const sent = () => api.calls('setExtraPlayTime').map(({ fields }) => fields.minutes);
  return { user, sent };
};
const more = () => screen.findByRole('button', { name: '+15 min' });

describe('TimeCard', () => {
  // @proves D-9-last-row
  it('adds 15 minutes with one click and takes them back', async () => {
    const { user, sent } = await open({ dailyMinutes: 30, extraMinutes: 0, playedMinutes: 30 });
    expect(await screen.findByText(/Maya has used 30 of 30 minutes\./)).toBeVisible();
    await user.click(await more());
    expect(await screen.findByText('15 minutes added. 45 today.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/30 of 30/)).toBeVisible();
    expect(sent()).toEqual(['15', '0']);
  });

  it('offers no undo for minutes that are being played, and at most 60 minutes', async () => {
    await open({ dailyMinutes: 30, extraMinutes: 60, playedMinutes: 76 });
    expect(await more()).toBeDisabled();
    expect(screen.getByText('60 minutes added, the most for one day. 90 today.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows nothing without a daily limit', async () => {
    await open({ extraMinutes: 0, playedMinutes: 12 });
    await screen.findByRole('region', { name: /Minutes in the field/ });
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
