import { screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { aChildProgress, NO_DAILY_LIMIT, NO_FRIENDS } from '../../../testing/progress.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const maya = aFullChild({ userId: 'child-1', firstName: 'Maya' });
const theo = aFullChild({ userId: 'child-2', firstName: 'Theo' });

type Handler = NonNullable<NonNullable<Parameters<typeof fakeApi>[0]>['getChildProgress']>;
const open = (
  at: string,
  getChildProgress: Handler = () => aChildProgress(),
  children = [maya, theo],
) => {
  const session = aParent({ children });
  const api = fakeApi({
    getUser: () => userResponse(session),
    getChildProgress,
    getChildFriends: () => NO_FRIENDS,
    getWeeklyMail: () => ({ isOn: true, email: 'dana@home.test' }),
    getPlayTime: () => NO_DAILY_LIMIT,
  });
  return { ...renderPortal({ at, session, api }), api };
};
const region = (name: string) => screen.getByRole('region', { name });

beforeAll(async () => void (await import('./screens/child-progress-screen.tsx')), 60_000);

describe('Child progress page', () => {
  // @proves R-progress, D-6-progress
  it('shows the totals and the minutes per day of the week', async () => {
    const { api } = open('/progress');
    await heading("Maya's week");
    const week = await screen.findByRole('region', { name: 'Minutes in the field, day by day' });
    expect(week).toHaveTextContent('1 h 10 min');
    expect(week).toHaveTextContent('100questions');
    expect(week).toHaveTextContent('82%');
    expect(within(week).getByRole('img')).toHaveAccessibleName(
      'Minutes per day: Monday 18, Tuesday a rest day, Wednesday 52, Thursday a rest day, Friday a rest day, Saturday a rest day, Sunday a rest day.',
    );
    expect(api.calls('getChildProgress')[0]?.fields).toMatchObject({ requestUserId: 'child-1' });
    expect(screen.getByText('November 9 – 15')).toBeVisible();
  });

  it('leaves future days empty in the chart and in the table', async () => {
    const { user } = open('/progress', () => aChildProgress({ today: '2026-11-12' }));
    const week = await screen.findByRole('region', { name: /Minutes/ });
    expect(within(week).getByRole('img')).toHaveAccessibleName(
      'Minutes per day: Monday 18, Tuesday a rest day, Wednesday 52, Thursday a rest day.',
    );
    expect(within(week).getAllByText('rest')).toHaveLength(2);
    await user.click(within(week).getByRole('button', { name: 'Show as table' }));
    expect(within(week).getByRole('row', { name: /^Friday/ })).toHaveTextContent(
      /^Friday, November 13$/,
    );
  });

  // @proves D-6-progress
  it('shows the chart as a table on request, and back', async () => {
    const { user } = open('/progress');
    const week = await screen.findByRole('region', { name: /Minutes/ });
    await user.click(within(week).getByRole('button', { name: 'Show as table' }));
    const rows = within(week).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(0, 3)).toEqual([
      'DayMinutesQuestionsRight on the first try',
      'Monday, November 9183024',
      'Tuesday, November 10rest00',
    ]);
    await user.click(within(week).getByRole('button', { name: 'Show as chart' }));
    expect(within(week).queryByRole('table')).not.toBeInTheDocument();
  });

  // @proves D-6-progress, D-9-certainty
  it('shows skills as plants with their stage, and all skills in a table', async () => {
    const { user } = open('/progress');
    const growing = await screen.findByRole('region', { name: 'What is growing' });
    expect(
      within(growing)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Adding past tenBud', 'Food chainsSprout']);
    await user.click(within(growing).getByRole('button', { name: 'All 2 skills' }));
    const dialog = await screen.findByRole('dialog', { name: 'Every skill Maya has practiced' });
    expect(within(dialog).getByRole('row', { name: /Adding past ten/ })).toHaveTextContent(
      'Adding past tenMathBud2 of 332Sure',
    );
  });

  it('shows results by subject, a topic to talk about and new visitors', async () => {
    open('/progress');
    await screen.findByRole('region', { name: 'Right on the first try' });
    expect(region('Right on the first try')).toHaveTextContent('Math88% of 60 questions');
    expect(screen.getByText('Why does a frog need water and land?')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'A frog moved in' })).toBeVisible();
    expect(screen.getByText('Maya finished 3 rows at the Science Pond.')).toBeVisible();
  });

  // @proves R-progress-child
  it('opens another child and the previous week', async () => {
    const { user, api, location } = open('/progress');
    await user.click(await screen.findByRole('link', { name: 'Theo' }));
    await heading("Theo's week");
    expect(location()).toBe('/progress/child-2');
    await user.click(await screen.findByRole('link', { name: 'The week before' }));
    expect(location()).toBe('/progress/child-2?week=2026-11-02');
    await waitFor(() =>
      expect(api.calls('getChildProgress').at(-1)?.fields).toMatchObject({
        requestUserId: 'child-2',
        week: '2026-11-02',
      }),
    );
    expect(screen.queryByRole('link', { name: 'The week after' })).not.toBeInTheDocument();
  });

  it('shows a friendly text for a week without play', async () => {
    const days = aChildProgress().days.map(({ day }) => ({
      day,
      minutes: 0,
      questions: 0,
      right: 0,
    }));
    const empty = { days, subjects: [], skills: [], rows: 0 };
    open('/progress', () => {
      const { atDinner: _, movedIn: __, ...rest } = aChildProgress(empty);
      return rest;
    });
    expect(await screen.findByText(/A week of rest is fine, too/)).toBeVisible();
    expect(screen.getByText(/Nothing planted yet/)).toBeVisible();
    expect(region('Minutes in the field, day by day')).toHaveTextContent('0 min');
  });

  // @proves R-progress
  it('shows a parent without children a link to My Children', async () => {
    open('/progress', undefined, []);
    await heading('Progress');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'My Children' })).toBeVisible();
  });

  // @proves R-progress-child
  it.each(['/progress/nobody', '/progress/child-9'])(
    'shows that no child is linked at %s',
    async (at) => {
      const { api } = open(at);
      expect(await screen.findByText('This child is not linked to your account.')).toBeVisible();
      expect(api.calls('getChildProgress')).toHaveLength(0);
    },
  );

  it('shows CHD_001 when the child was unlinked since', async () => {
    open('/progress', () => reject('CHD_001'));
    expect(await screen.findByText('This child is not linked to your account.')).toBeVisible();
  });

  it('offers a retry after a network error', async () => {
    let attempts = 0;
    const { user } = open('/progress', () => {
      attempts += 1;
      return attempts <= 3 ? fail() : aChildProgress();
    });
    await screen.findByText('This could not be loaded.');
    await clickButton(user, 'Try again');
    expect(await screen.findByRole('region', { name: /Minutes/ })).toBeVisible();
  });
});
