import { screen, within } from '@testing-library/react';
import type { PlayReport } from '@wonderfield/contract/operators/report-calls';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { fill, press, toast } from '../../../testing/forms.ts';
import { heading, renderConsole, violations } from '../../../testing/render-console.tsx';

const REPORT: PlayReport = {
  reportId: 'report',
  reason: 'unkind',
  at: new Date().toISOString(),
  reporter: { userId: 'one', avatarName: 'SunnyHop', earlierReports: 0 },
  reported: { userId: 'other', avatarName: 'MossyPaw', earlierReports: 1 },
  sayings: [{ saidAt: new Date().toISOString(), byReported: true, text: 'Go away' }],
};

const open = async (reports: PlayReport[], handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const decided = new Set<string>();
  const api = fakeApi({
    listPlayReports: () => ({ reports: reports.filter(({ reportId }) => !decided.has(reportId)) }),
    decidePlayReport: ({ reportId }) => {
      decided.add(reportId);
      return {};
    },
    ...handlers,
  });
  const console = renderConsole({ at: '/reports', api });
  await heading('Reports');
  return { ...console, api };
};

it('shows who told what about whom, with what was said', async () => {
  await open([REPORT]);
  const card = await screen.findByRole('article', { name: 'SunnyHop about MossyPaw' });
  expect(card).toHaveTextContent('Unkind words');
  expect(card).toHaveTextContent('1 report found right before');
  expect(within(card).getByRole('list', { name: 'What was said' })).toHaveTextContent(
    'MossyPawGo away',
  );
  expect(await violations()).toEqual([]);
});

it('decides with a reason, and the report is gone', async () => {
  const { user, api } = await open([REPORT]);
  await screen.findByRole('article');
  await press(user, 'No visits for a week: SunnyHop about MossyPaw');
  await screen.findByRole('dialog', { name: 'No visits for a week: MossyPaw' });
  await fill(user, 'Reason', 'Unkind twice.');
  await press(user, 'No visits for a week');
  await toast('The report is decided.');
  expect(api.calls('decidePlayReport')).toMatchObject([
    { reportId: 'report', outcome: 'pauseWeek', reason: 'Unkind twice.' },
  ]);
  await screen.findByRole('heading', { name: 'No report waits.' });
});

it('says so when a colleague was quicker', async () => {
  const { user } = await open([REPORT], { decidePlayReport: () => refuse('FRD_005') });
  await screen.findByRole('article');
  await press(user, 'Nothing to do: SunnyHop about MossyPaw');
  await screen.findByRole('dialog');
  await fill(user, 'Reason', 'Nothing happened.');
  await press(user, 'Nothing to do');
  await toast('This report is decided already.');
});
